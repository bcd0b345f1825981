import type { OwnList } from '../../../resources/calls/ownLists.ts';
import { shortlist } from '../../../resources/limits.ts';

/** A list that both sides changed so that somebody has to say which holds; `both` has all of either. */
export interface Question {
  both: OwnList;
  here: OwnList;
  there: OwnList;
}

/**
 * Brings the lists of a browser and of an account together: what only one side changed since both were the same is taken, and
 * what both changed is joined product by product. A question is what neither decides: the same product or name changed on both
 * sides, or two lists that never were the same.
 * @param base as both were the last time
 */
export function mergeLists(
  base: readonly OwnList[],
  here: readonly OwnList[],
  there: readonly OwnList[],
): { merged: OwnList[]; questions: Question[] } {
  const questions: Question[] = [];
  const named = (lists: readonly OwnList[], sid: string) => lists.find((list) => list.sid === sid);
  const sids = [...new Set([...there, ...here].map(({ sid }) => sid))];
  const merged = sids.flatMap((sid) => {
    const [was, mine, theirs] = [named(base, sid), named(here, sid), named(there, sid)];
    if (isSame(mine, theirs) || isSame(mine, was)) return theirs ?? [];
    if (isSame(theirs, was)) return mine ?? [];
    if (!mine || !theirs) return mine ?? theirs ?? [];
    const joined = join(was, mine, theirs);
    if (!joined.isSure) questions.push({ both: joined.list, here: mine, there: theirs });
    return joined.list;
  });
  return { merged: merged.slice(0, shortlist.mostLists), questions };
}

/** Do two lists say the same? */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Entry = OwnList['entries'][number];

function join(was: OwnList | undefined, mine: OwnList, theirs: OwnList): { list: OwnList; isSure: boolean } {
  let isSure = was !== undefined || mine.entries.length === 0 || theirs.entries.length === 0;
  const decide = <Value>(before: Value, own: Value, other: Value): Value => {
    if (isSame(own, other) || isSame(own, before)) return other;
    if (!isSame(other, before)) isSure = false;
    return own;
  };
  const of = (list: OwnList | undefined, product: string) =>
    list?.entries.find((entry) => entry.product === product);
  const products = new Set([...theirs.entries, ...mine.entries].map(({ product }) => product));
  const entries = [...products].flatMap((product): Entry[] => {
    const entry = decide(of(was, product), of(mine, product), of(theirs, product));
    return entry ? [entry] : [];
  });
  const name = decide(was?.name ?? '', mine.name, theirs.name);
  return { list: { sid: mine.sid, name, entries: entries.slice(0, shortlist.most) }, isSure };
}
