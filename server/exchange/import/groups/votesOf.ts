import type { NameIndex } from '../catalogue/NameIndex.ts';
import type { CategoryWords, Spoken } from './CategoryWords.ts';
import type { ProductGroup } from './ProductGroups.ts';
import { alike, leastSpoken } from './shares.ts';

/** What the products of a group say it is. */
export interface Votes {
  /** How many products each category has, those of what is below it too. */
  byCategory: Map<string, number>;
  /** Those of them that say so by what it is called. */
  firmly: Map<string, number>;
  /** Products that speak of a category. */
  told: number;
  /** Of so many. */
  asked: number;
  example: Map<string, string>;
}

/** Asks the products of a group, by their classes where most have one, else by what they are called. */
export function votesOf(
  { products, classes }: ProductGroup,
  words: CategoryWords,
  categories: NameIndex,
): Votes {
  const votes: Votes = {
    byCategory: new Map(),
    firmly: new Map(),
    told: 0,
    asked: products.length,
    example: new Map(),
  };
  const vote = (sids: readonly string[], example: string, said?: ReadonlyMap<string, Spoken>) => {
    if (sids.length === 0) return;
    votes.told += 1;
    for (const sid of sids)
      for (const each of [sid, ...words.above(sid)]) {
        votes.byCategory.set(each, (votes.byCategory.get(each) ?? 0) + 1 / sids.length);
        if (!said?.get(sid)?.isLoose) votes.firmly.set(each, (votes.firmly.get(each) ?? 0) + 1 / sids.length);
        if (!votes.example.has(each)) votes.example.set(each, example);
      }
  };
  for (const one of classes) {
    const { sids } = categories.find(one);
    if (sids.length === 1) vote(sids, one);
  }
  // Where classes say it, nobody has to read.
  if (votes.told >= products.length / 2) return votes;
  for (const { title, more } of products) {
    const said = words.spokenOf(title);
    const inTitle = mostSpoken(said);
    if (inTitle.length > 0) vote(inTitle, title, said);
    else {
      // Where a title is a code of its maker the text beside it may say what it is.
      const beside = words.spokenOf(more);
      vote(mostSpoken(beside), more, beside);
    }
  }
  return votes;
}

/** Those of which a title speaks as much as of any. */
function mostSpoken(spoken: ReadonlyMap<string, Spoken>): string[] {
  const most = Math.max(0, ...[...spoken.values()].map(({ score }) => score));
  if (most < leastSpoken) return [];
  return [...spoken].flatMap(([sid, { score }]) => (score >= most * alike ? sid : []));
}

/** How far above what the products name themselves a category is. */
export function stepsAbove(sid: string, { byCategory }: Votes, words: CategoryWords): number {
  const here = byCategory.get(sid) ?? 0;
  let most = 0;
  for (const [below, count] of byCategory) {
    const at = words.above(below).indexOf(sid);
    if (at >= 0 && count >= here / 3) most = Math.max(most, at + 1);
  }
  return most;
}
