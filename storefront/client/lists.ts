import { isLanguage } from '../../resources/language/languages.ts';
import { shortlist } from '../../resources/limits.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { settingsOf } from '../../ui/shell/settingsOf.ts';
import type { ShortlistSettings } from '../../ui/shell/ShortlistSettings.ts';
import { hit } from '../../ui/hit.ts';
import { listPath, type ListName } from '../shortlist/shortlistAddress.ts';
import { readList, readNoted } from '../shortlist/listStore.ts';
import { ownList } from './ownList.ts';
import { wakeOwnLists } from './ownLists.ts';

let followOwn: (() => void) | undefined;

/** Keeps a list and shows it everywhere on the page. */
function writeList(list: ListName, names: readonly string[]): void {
  localStorage.setItem(list, JSON.stringify(names));
  showLists();
  document.dispatchEvent(new Event('listed'));
}

/** Shortlist and comparison: their buttons, their numbers, and the pages that show them. */
export function keepLists(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-shortlist]');
  if (!link) return;
  const settings = settingsOf(link, 'shortlist');
  followOwn = ownList();

  document.addEventListener('click', (event) => {
    const at = (selector: string) => hit(event, selector);
    const button = at('button[data-list]');
    const all = at('[data-keep-all]');
    const clearing = at('[data-clear]');
    const removing = at('[data-uncompare]');
    if (button) toggle(listOf(button.dataset['list']), button.dataset['product'] ?? '', settings);
    else if (all) keepAll(all, settings);
    else if (clearing) clear(listOf(clearing.dataset['clear']), clearing.dataset['done'] ?? '');
    else if (removing && followOwn) {
      event.preventDefault();
      without('compare', removing.dataset['uncompare'] ?? '');
    }
  });
  // Another window of this browser changes the same lists.
  addEventListener('storage', showLists);
  addEventListener('pageshow', showLists);
  addEventListener('scroll', () => tray()?.classList.add('is-folded'), { passive: true });
  // A list was narrowed in place.
  document.addEventListener('narrowed', () => {
    fillCards();
    showLists();
  });
  fillCards();
  showLists();
  wakeOwnLists(writeList);
}

function listOf(named: string | undefined): ListName {
  return named === 'compare' ? 'compare' : 'keep';
}

/** Puts the buttons into the cards of products: a page holds them once, however many cards it has. */
function fillCards(): void {
  const pattern = document.querySelector<HTMLTemplateElement>('template[data-card-tools]');
  for (const card of document.querySelectorAll<HTMLElement>(
    'article[data-product]:not(:has(.product-card-tools))',
  )) {
    const place = document.createElement('div');
    place.className = 'product-card-tools';
    place.dataset['product'] = card.dataset['product'];
    card.append(place);
  }
  for (const place of document.querySelectorAll<HTMLElement>('.product-card-tools:empty')) {
    const title = place.parentElement?.querySelector('h3 a, a.product-row-title');
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
  const kept = all.slice(0, shortlist.most);
  writeList('keep', kept);
  const done = (dataset['done'] ?? '').replace('{}', String(kept.length - before.length));
  if (kept.length === all.length) notify({ type: 'success', message: done });
  else notify({ type: 'warning', message: `${done} ${full.keep}` });
}

function toggle(list: ListName, name: string, { full }: ShortlistSettings): void {
  const names = readList(list);
  if (names.includes(name)) without(list, name);
  else if (names.length < shortlist.most) writeList(list, [...names, name]);
  else notify({ type: 'warning', message: full[list] });
}

function without(list: ListName, name: string): void {
  writeList(
    list,
    readList(list).filter((other) => other !== name),
  );
}

function clear(list: ListName, done: string): void {
  const before = readList(list);
  writeList(list, []);
  notify({ type: 'success', message: done, undo: () => writeList(list, before) });
}

/** What leads to the comparison; what is added says its words, what is scrolled past it folds them (`lists.css`). */
function tray(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-tray]');
}

function showLists(): void {
  for (const list of ['keep', 'compare'] as const) {
    const names = readList(list);
    for (const button of document.querySelectorAll<HTMLElement>(`button[data-list=${list}]`))
      button.setAttribute('aria-pressed', String(names.includes(button.dataset['product'] ?? '')));
    for (const count of document.querySelectorAll(`[data-count=${list}]`))
      count.textContent = names.length > 0 ? String(names.length) : '';
  }
  const shown = tray();
  if (shown) {
    shown.hidden = readList('compare').length === 0;
    shown.classList.remove('is-folded');
    // Where none of them is in sight, as in another category, it only says how many there are.
    shown.classList.toggle('is-elsewhere', !document.querySelector('[data-list=compare][aria-pressed=true]'));
  }
  const { lang } = document.documentElement;
  if (isLanguage(lang))
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-to-list]')) {
      const list = listOf(link.dataset['toList']);
      link.href = listPath(list, lang, readList(list), list === 'keep' ? readNoted() : {});
    }
  followOwn?.();
}
