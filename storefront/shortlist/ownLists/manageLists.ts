import { shortlist } from '../../../resources/limits.ts';
import { isLanguage } from '../../../resources/language/languages.ts';
import type { ListTools } from './ListTools.ts';
import { listIn, notedOn, productsOf, readShelf, withList, writeShelf, type Shelf } from './shelf.ts';

/** The page of one's own lists: which of them is shown, what it is called, further ones, quantities and notes. */
export function manageLists(tools: ListTools): void {
  const place = () => document.querySelector<HTMLElement>('[data-own-lists]');
  const told = place();
  if (!told) return;
  const settings = tools.settingsOf(told, 'ownLists');
  const warn = (message: string) => tools.notify({ type: 'warning', message });

  const fill = () => {
    const shelf = readShelf(tools);
    const select = place()?.querySelector('select');
    const field = place()?.querySelector<HTMLInputElement>('[data-name-list]');
    if (!select || !field) return;
    select.replaceChildren(
      ...shelf.lists.map(({ sid, name, entries }) => {
        const title = `${name || settings.unnamed} (${entries.length})`;
        return new Option(title, sid, false, sid === shelf.current);
      }),
    );
    if (field !== document.activeElement) field.value = listIn(shelf).name;
  };
  const write = (shelf: Shelf) => {
    writeShelf(tools, shelf);
    fill();
  };
  const isTooLong = (shelf: Shelf) => {
    const { lang } = document.documentElement;
    const list = listIn(shelf);
    const address = isLanguage(lang) ? tools.listPath('keep', lang, productsOf(list), notedOn(list)) : '';
    return location.origin.length + address.length > shortlist.longestAddress;
  };

  document.addEventListener('change', ({ target }) => {
    const shelf = readShelf(tools);
    const list = listIn(shelf);
    if (target instanceof HTMLSelectElement && target.matches('[data-choose-list]'))
      return write({ ...shelf, current: target.value });
    if (!(target instanceof HTMLInputElement)) return;
    if (target.matches('[data-name-list]')) write(withList(shelf, { ...list, name: target.value.trim() }));
    const { noted, product } = target.dataset;
    if (!noted) return;
    const entries = list.entries.map((entry) =>
      entry.product === product ? notedEntry(entry, noted, target) : entry,
    );
    const changed = withList(shelf, { ...list, entries });
    if (!target.validity.valid || isTooLong(changed)) {
      warn(target.validationMessage || settings.tooLong);
      const before = list.entries.find((entry) => entry.product === product);
      target.value = String((noted === 'note' ? before?.note : before?.quantity) ?? '');
    } else write(changed);
  });
  document.addEventListener('click', (event) => {
    const shelf = readShelf(tools);
    if (tools.hit(event, '[data-new-list]')) {
      if (shelf.lists.length >= shortlist.mostLists) return warn(settings.tooMany);
      const list = {
        sid: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`,
        name: settings.numbered.replace('{}', String(shelf.lists.length + 1)),
        entries: [],
      };
      write({ current: list.sid, lists: [...shelf.lists, list] });
      place()?.querySelector<HTMLInputElement>('[data-name-list]')?.select();
    } else if (tools.hit(event, '[data-delete-list]')) {
      const lists = shelf.lists.filter(({ sid }) => sid !== shelf.current);
      write({ current: lists[0]?.sid ?? 'first', lists });
      tools.notify({ type: 'success', message: settings.deleted, undo: () => write(shelf) });
    }
  });
  document.addEventListener('narrowed', fill);
  document.addEventListener('listed', fill);
  addEventListener('storage', fill);
  fill();
  // Somebody may have been faster than this script.
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-noted]'))
    if (field.value !== field.defaultValue && field !== document.activeElement)
      field.dispatchEvent(new Event('change', { bubbles: true }));
}

type Entry = Shelf['lists'][number]['entries'][number];

function notedEntry({ product, quantity, note }: Entry, noted: string, { value }: HTMLInputElement): Entry {
  const number = noted === 'quantity' ? (value === '' ? undefined : Number(value)) : quantity;
  const text = noted === 'note' ? value.trim().replaceAll('|', '/') : note;
  return { product, ...(number !== undefined && { quantity: number }), ...(text && { note: text }) };
}
