import { isLanguage } from '../../resources/languages.ts';
import { shortlist } from '../../resources/limits.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { settingsOf } from '../../ui/shell/settingsOf.ts';
import type { ShortlistSettings } from '../../ui/shell/ShortlistSettings.ts';
import { hit } from '../../ui/hit.ts';
import { shortlistPath } from '../shortlist/shortlistAddress.ts';

export type ListName = 'keep' | 'compare';

const most: Record<ListName, number> = { keep: shortlist.most, compare: shortlist.compared };

/** The products on a list as `orgaSid/productSid`; the list outlives the visit and never leaves this browser. */
export function readList(list: ListName): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(list) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(0, most[list]) : [];
  } catch {
    return [];
  }
}

/** Keeps a list and shows it everywhere on the page. */
export function writeList(list: ListName, names: readonly string[]): void {
  localStorage.setItem(list, JSON.stringify(names));
  showLists();
}

/** Shortlist and comparison: their buttons, their numbers, and their windows, which are loaded when first opened. */
export function keepLists(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-shortlist]');
  if (!link) return;
  const settings = settingsOf(link, 'shortlist');
  const open = (list: ListName) =>
    void import('../shortlist/mount.tsx').then(({ mount }) => mount(list, settings, { readList, writeList }));

  document.addEventListener('click', (event) => {
    const at = (selector: string) => hit(event, selector);
    const button = at('button[data-list]');
    const all = at('[data-keep-all]');
    const list = button?.dataset['list'] === 'compare' ? 'compare' : 'keep';
    if (button) toggle(list, button.dataset['product'] ?? '', settings);
    else if (at('[data-open-comparison]')) open('compare');
    else if (at('[data-clear-comparison]')) writeList('compare', []);
    else if (all) keepAll(all, settings);
    else if (at('a[data-shortlist]') && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      open('keep');
    }
  });
  // Another window of this browser changes the same lists.
  addEventListener('storage', showLists);
  addEventListener('pageshow', showLists);
  // A list was narrowed in place.
  document.addEventListener('narrowed', () => {
    fillCards();
    showLists();
  });
  fillCards();
  showLists();
}

/** Puts the buttons into the cards of products: a page holds them once, however many cards it has. */
function fillCards(): void {
  const pattern = document.querySelector<HTMLTemplateElement>('template[data-card-tools]');
  for (const place of document.querySelectorAll<HTMLElement>('.product-card-tools:empty')) {
    const title = place.parentElement?.querySelector('h3 a');
    // What is written in another language stands in an element of its own, before the name of that language.
    const name = (title?.querySelector('[lang]') ?? title)?.textContent;
    const tools = pattern?.content.cloneNode(true);
    if (!tools) return;
    place.append(tools);
    for (const button of place.querySelectorAll<HTMLElement>('[data-list]')) {
      button.dataset['product'] = place.dataset['product'];
      button.ariaLabel = `${button.title}: ${name}`;
    }
  }
}

/** Keeps what a button names, and says how many of them are new and whether all had room (behaviour B267). */
function keepAll({ dataset }: HTMLElement, { full }: ShortlistSettings): void {
  const before = readList('keep');
  const all = [...new Set([...before, ...(dataset['keepAll'] ?? '').split(',')])];
  const kept = all.slice(0, most.keep);
  writeList('keep', kept);
  const done = (dataset['done'] ?? '').replace('{}', String(kept.length - before.length));
  if (kept.length === all.length) notify({ type: 'success', message: done });
  else notify({ type: 'warning', message: `${done} ${full.keep}` });
}

function toggle(list: ListName, name: string, { full }: ShortlistSettings): void {
  const names = readList(list);
  if (names.includes(name))
    writeList(
      list,
      names.filter((other) => other !== name),
    );
  else if (names.length < most[list]) writeList(list, [...names, name]);
  else notify({ type: 'warning', message: full[list] });
}

function showLists(): void {
  for (const list of ['keep', 'compare'] as const) {
    const names = readList(list);
    for (const button of document.querySelectorAll<HTMLElement>(`button[data-list=${list}]`))
      button.setAttribute('aria-pressed', String(names.includes(button.dataset['product'] ?? '')));
    for (const count of document.querySelectorAll(`[data-count=${list}]`))
      count.textContent = names.length > 0 ? String(names.length) : '';
  }
  const tray = document.querySelector<HTMLElement>('[data-tray]');
  if (tray) tray.hidden = readList('compare').length === 0;
  const link = document.querySelector<HTMLAnchorElement>('a[data-shortlist]');
  const { lang } = document.documentElement;
  if (link && isLanguage(lang)) link.href = shortlistPath(lang, readList('keep'));
}
