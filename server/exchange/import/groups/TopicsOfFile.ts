import type { ProductGroup } from './ProductGroups.ts';
import type { WordsOfCategories } from './WordsOfCategories.ts';

/** Of so few products nothing can be said of a file. */
const fewestTold = 10;
/** So many of its products make a file one of a trade, and so few are of another. */
const mostOfTrade = 0.5;
const leastOfOther = 0.1;

/** How many products speak of what stands at the top of the tree. */
type Counts = ReadonlyMap<string, number>;

/** What the products of a file are about as a whole: a pump in a list of locks is no heat pump. */
export class TopicsOfFile {
  readonly #ofAll: Counts;
  readonly #byGroup = new Map<ProductGroup, Counts>();

  /** @param known how many products the file itself says to be of a category */
  constructor(groups: readonly ProductGroup[], known: ReadonlyMap<string, number>, words: WordsOfCategories) {
    const all = new Map<string, number>();
    const add = (to: Map<string, number>, top: string, count = 1) => to.set(top, (to.get(top) ?? 0) + count);
    for (const [sid, count] of known) add(all, words.in('de').topOf(sid), count);
    for (const group of groups) {
      const own = new Map<string, number>();
      const spoken = words.in(group.language);
      for (const title of group.titles) {
        const [best] = [...spoken.spokenOf(title)].toSorted(([, one], [, other]) => other.score - one.score);
        if (best) add(own, spoken.topOf(best[0]));
      }
      for (const [top, count] of own) add(all, top, count);
      this.#byGroup.set(group, own);
    }
    this.#ofAll = all;
  }

  /** How many of the products of which something is known are of that one at the top, from 0 to 1. */
  shareOf(top: string): number {
    const told = sumOf(this.#ofAll);
    return told < fewestTold ? 0 : (this.#ofAll.get(top) ?? 0) / told;
  }

  /** Are all other groups of the file of another trade than that? */
  isForeign(top: string, group: ProductGroup): boolean {
    const own = this.#byGroup.get(group) ?? new Map<string, number>();
    const others = new Map([...this.#ofAll].map(([each, count]) => [each, count - (own.get(each) ?? 0)]));
    const told = sumOf(others);
    if (told < fewestTold) return false;
    return Math.max(...others.values()) >= told * mostOfTrade && (others.get(top) ?? 0) < told * leastOfOther;
  }
}

function sumOf(counts: Counts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
