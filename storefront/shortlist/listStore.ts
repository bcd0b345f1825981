import { shortlist } from '../../resources/limits.ts';
import type { NotedOnList } from '../../resources/notedOnList.ts';
import type { ListName } from './shortlistAddress.ts';

/** The list that the buttons of products fill, without its products: which of several it is, and what is noted on it. */
export interface KeptList extends NotedOnList {
  sid?: string;
}

/** The products on a list as `orgaSid/productSid`; the list outlives the visit. */
export function readList(list: ListName): string[] {
  const kept = parsed(list);
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(0, shortlist.most) : [];
}

/** What is noted on the shortlist. */
export function readNoted(): KeptList {
  // Nobody writes there but `ownLists.ts`, and what was written by hand is of the visitor.
  return Object(parsed('list'));
}

/** What is kept under a key; undefined where nothing is, or nothing that can be read. */
export function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
