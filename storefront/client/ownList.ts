import { isLanguage } from '../../resources/languages.ts';
import { listPages, listPath, type ListName } from '../shortlist/shortlistAddress.ts';
import { load } from './narrow.ts';

/**
 * Shortlist and comparison have their products in the address. Where these are the ones that the browser keeps, or where
 * there are none, the page is the browser's own and follows its list; any other was shared, and stays as it is. Returns
 * what is to be called whenever a list may have changed; undefined on pages that show no own list.
 */
export function ownList(readList: (list: ListName) => string[]): (() => void) | undefined {
  const { page } = document.documentElement.dataset;
  const { lang } = document.documentElement;
  const list = (['keep', 'compare'] as const).find((one) => listPages[one] === page);
  if (!list || !isLanguage(lang)) return undefined;
  let shown = (new URLSearchParams(location.search).get('product') ?? '').split(',').filter(Boolean);
  if (shown.length > 0 && !isSame(shown, readList(list))) return undefined;
  document.documentElement.classList.add('is-own');
  return () => {
    const kept = readList(list);
    if (isSame(shown, kept)) return;
    shown = kept;
    void follow(new URL(listPath(list, lang, kept), location.href).href);
  };
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
