import { isLanguage } from '../../resources/language/languages.ts';
import { listPages, listPath } from '../shortlist/shortlistAddress.ts';
import { readList, readNoted } from '../shortlist/listStore.ts';
import { load } from './narrow.ts';

/**
 * Shortlist and comparison have their products in the address. Where these are the ones that the browser keeps, or where
 * there are none, the page is the browser's own and follows its list; any other was shared, and stays as it is. Returns
 * what is to be called whenever a list may have changed; undefined on pages that show no own list.
 */
export function ownList(): (() => void) | undefined {
  const { page } = document.documentElement.dataset;
  const { lang } = document.documentElement;
  const list = (['keep', 'compare'] as const).find((one) => listPages[one] === page);
  if (!list || !isLanguage(lang)) return undefined;
  const own = () => listPath(list, lang, readList(list), list === 'keep' ? readNoted() : {});
  let shown = new URLSearchParams(location.search);
  const [given, kept] = [shown, queryOf(own())].map((query) => query.get('product')?.split(',') ?? []);
  const saysMore = ['name', 'quantity', 'note'].some((key) => shown.has(key));
  if (given?.length && (!isSame(given, kept ?? []) || (saysMore && !isAsNoted(shown, queryOf(own()), given))))
    return undefined;
  document.documentElement.classList.add('is-own');
  return () => {
    const address = own();
    const wanted = queryOf(address);
    if (`${wanted}` === `${shown}`) return;
    shown = wanted;
    takeAway(new Set(wanted.get('product')?.split(',')));
    void follow(new URL(address, location.href).href);
  };
}

function queryOf(address: string): URLSearchParams {
  return new URL(address, location.href).searchParams;
}

/** Does the address note the same? In another order of its products it says so in another order. */
function isAsNoted(shown: URLSearchParams, own: URLSearchParams, given: readonly string[]): boolean {
  const isInOrder = given.join() === own.get('product');
  return ['name', ...(isInOrder ? ['quantity', 'note'] : [])].every((key) => shown.get(key) === own.get(key));
}

/**
 * Takes what is on the list no longer from the page before the server has drawn it anew: a second click meets what it sees, and
 * what is drawn then moves nothing that stayed (behaviour B718).
 */
function takeAway(names: ReadonlySet<string>): void {
  const place = buttons().findIndex((button) => button === document.activeElement);
  const gone = (name = '') => !names.has(name);
  for (const button of buttons()) {
    const head = button.closest<HTMLTableCellElement>('table.compare th');
    if (head && gone(button.dataset['uncompare'])) {
      const { cellIndex } = head;
      // A row that says one thing of all products has one cell.
      for (const { cells } of head.closest('table')?.rows ?? []) cells[cellIndex]?.remove();
    } else if (gone(button.dataset['product'])) button.closest('.listed > li')?.remove();
  }
  if (document.activeElement === document.body) focusAt(place);
}

async function follow(address: string): Promise<void> {
  const place = buttons().findIndex((button) => button === document.activeElement);
  const brief = document.querySelector<HTMLInputElement>('.compare-brief input');
  const isBrief = brief?.checked ?? false;
  const { show } = await load();
  await show(address, 'replace');
  if (brief) brief.checked = isBrief;
  if (document.activeElement === document.body) focusAt(place);
}

/** Where the button that had the focus is gone the next one takes its place. */
function focusAt(place: number): void {
  if (place < 0) return;
  const left = buttons();
  (left[Math.min(place, left.length - 1)] ?? document.querySelector<HTMLElement>('main a'))?.focus();
}

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main :is([data-list], [data-uncompare])')];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
