import { narrowedByForm } from '../../resources/finding/facetSelection.ts';
import { findFilters } from './findFilters.ts';
import { morph } from './morph.ts';

let asked: AbortController | undefined;

/** Follows a link that narrows the list: in place, or over it as the sheet of all filters. */
export function follow(link: HTMLAnchorElement): void {
  if (link.matches('[data-all-filters]')) void openSheet(link.href);
  else if (link.dataset['view']) {
    localStorage.setItem('view', link.dataset['view']);
    void show(link.href, 'push');
  } else if (link.matches('.all-filters-close') && sheet()) sheet()?.close();
  else void show(link.href, 'push');
}

/** Shows the list as the visitor did last, where its address says nothing of it. */
export function showAs(view: string): void {
  const link = document.querySelector<HTMLAnchorElement>(`a[data-view='${view}']`);
  if (link) void show(link.href, 'replace');
}

/** Sends the form that narrows the list. What was chosen in the sheet is there already when it is sent by its button. */
export function send(form: HTMLFormElement, button?: HTMLElement | null): void {
  if (button?.matches('[data-show-list]') && sheet()) return sheet()?.close();
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') sent.append(name, value);
  const query = narrowedByForm(sent) ?? withoutEmpty(sent);
  if (form.querySelector('.all-filters')) query.set('filters', 'all');
  // What is chosen in the sheet is one step of the history, from its opening on.
  void show(addressOf(form.action, query), sheet() ? 'replace' : 'push');
}

/** What the sheet of all filters does beyond being sent. */
export function watch(): void {
  addEventListener('popstate', () => {
    const open = sheet();
    if (open) {
      open.dataset['left'] = 'back';
      open.close();
    }
    void show(location.href, 'none');
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-find-filter]')) findFilters(target);
  });
  document.addEventListener('click', ({ target }) => {
    if (target === sheet()) sheet()?.close();
  });
}

/** The sheet over the page; undefined where it is closed, or a part of the page. */
function sheet(): HTMLDialogElement | undefined {
  return document.querySelector<HTMLDialogElement>('.all-filters:modal') ?? undefined;
}

async function openSheet(address: string): Promise<void> {
  await show(address, 'push');
  const dialog = document.querySelector<HTMLDialogElement>('.all-filters');
  if (!dialog || dialog === sheet()) return;
  dialog.open = false;
  dialog.showModal();
  const field = dialog.querySelector<HTMLElement>('[data-find-filter]');
  // On a touch screen a field with focus brings a keyboard over what it is about.
  if (matchMedia('(hover: hover)').matches) field?.focus();
  dialog.addEventListener('close', () => void closed(dialog), { once: true });
}

async function closed({ dataset }: HTMLDialogElement): Promise<void> {
  if (dataset['left'] !== undefined) return;
  await show(withoutFilters(location.href), 'replace');
  document.querySelector<HTMLElement>('.filter-all a')?.focus({ preventScroll: true });
}

/**
 * Shows the list that an address has in place of the one there; the address is a step of the history, or takes the place
 * of the last one. Without an answer the browser goes there itself.
 */
export async function show(address: string, step: 'push' | 'replace' | 'none'): Promise<void> {
  asked?.abort();
  const controller = new AbortController();
  asked = controller;
  const main = document.querySelector('main');
  main?.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(address, { signal: controller.signal });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const found = page.querySelector('main');
    if (!response.ok || !main || !found) throw new Error(`${response.status}`);
    if (step === 'replace') history.replaceState(null, '', address);
    else if (step === 'push' && address !== location.href) history.pushState(null, '', address);
    document.title = page.title;
    exchange(main, found);
    followLanguages(page);
    document.dispatchEvent(new Event('narrowed'));
  } catch {
    if (!controller.signal.aborted) location.assign(address);
  }
}

function exchange(main: Element, found: Element): void {
  const focused = document.activeElement;
  morph(main, found);
  const field = document.querySelector<HTMLInputElement>('[data-find-filter]');
  if (field?.value) findFilters(field);
  // What had the focus may be gone, such as a value that was taken back.
  if (focused && focused !== document.body && !focused.isConnected)
    ['.chosen a', '.filter-bar summary', '.filter-all a']
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null)
      ?.focus({ preventScroll: true });
}

/** The same page in other languages is narrowed as this one is. */
function followLanguages(page: Document): void {
  const fresh = page.querySelectorAll('a[hreflang]');
  for (const [place, link] of [...document.querySelectorAll('a[hreflang]')].entries())
    link.setAttribute('href', fresh[place]?.getAttribute('href') ?? '');
}

function withoutEmpty(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([, value]) => value !== ''));
}

function withoutFilters(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('filters');
  return url.href;
}

function addressOf(path: string, query: URLSearchParams): string {
  const url = new URL(path);
  url.search = query.toString();
  return url.href;
}
