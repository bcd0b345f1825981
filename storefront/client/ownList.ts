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

async function follow(address: string): Promise<void> {
  const place = buttons().findIndex((button) => button === document.activeElement);
  const brief = document.querySelector<HTMLInputElement>('.compare-brief input');
  const isBrief = brief?.checked ?? false;
  const { show } = await load();
  await show(address, 'replace');
  if (brief) brief.checked = isBrief;
  if (document.activeElement !== document.body || place < 0) return;
  // The product whose button was pressed is gone: the next one takes its place.
  const left = buttons();
  (left[Math.min(place, left.length - 1)] ?? document.querySelector<HTMLElement>('main a'))?.focus();
}

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main :is([data-list], [data-uncompare])')];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
