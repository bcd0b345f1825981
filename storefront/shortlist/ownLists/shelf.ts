import type { OwnList } from '../../../resources/calls/ownLists.ts';
import type { NotedOnList } from '../../../resources/notedOnList.ts';
import type { ListTools } from './ListTools.ts';

/** All lists of a browser, and which of them the buttons of products fill. */
export interface Shelf {
  current: string;
  lists: OwnList[];
}

/** The one with which every browser begins, so that an account has it once. */
const first = 'first';

/** The list of the buttons lies beside the others: its products in `keep`, what is noted on it in `list`. */
export function readShelf({ parsed, readList, readNoted }: ListTools): Shelf {
  const { sid = first, name = '', quantity = {}, note = {} } = readNoted();
  const list: OwnList = {
    sid,
    name,
    entries: readList('keep').map((product) => ({
      product,
      ...(quantity[product] !== undefined && { quantity: quantity[product] }),
      ...(note[product] && { note: note[product] }),
    })),
  };
  const kept = parsed('lists');
  // Nobody writes there but `writeShelf`.
  const lists: OwnList[] = Array.isArray(kept) ? kept : [];
  const place = lists.findIndex((other) => other.sid === sid);
  return { current: sid, lists: place < 0 ? [...lists, list] : lists.with(place, list) };
}

/** Puts the lists where `readShelf` finds them, and shows what has changed. */
export function writeShelf({ writeList }: ListTools, shelf: Shelf): void {
  const list = listIn(shelf);
  localStorage.setItem('lists', JSON.stringify(shelf.lists));
  localStorage.setItem('list', JSON.stringify({ sid: list.sid, ...notedOn(list) }));
  writeList('keep', productsOf(list));
}

export function productsOf({ entries }: OwnList): string[] {
  return entries.map(({ product }) => product);
}

/** What is noted on a list, as addresses say it. */
export function notedOn({ name, entries }: OwnList): NotedOnList {
  return {
    name,
    quantity: Object.fromEntries(
      entries.flatMap(({ product, quantity }) => (quantity === undefined ? [] : [[product, quantity]])),
    ),
    note: Object.fromEntries(entries.flatMap(({ product, note }) => (note ? [[product, note]] : []))),
  };
}

/** The list that the buttons fill. */
export function listIn({ current, lists }: Shelf): OwnList {
  return lists.find(({ sid }) => sid === current) ?? lists[0] ?? { sid: first, name: '', entries: [] };
}

/** The shelf with another list in place of the one of its sid. */
export function withList(shelf: Shelf, list: OwnList): Shelf {
  return { ...shelf, lists: shelf.lists.map((other) => (other.sid === list.sid ? list : other)) };
}
