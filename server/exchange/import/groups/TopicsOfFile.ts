import type { CategoryWords } from './CategoryWords.ts';
import type { ProductGroup } from './ProductGroups.ts';
import type { WordsOfCategories } from './WordsOfCategories.ts';

/** Of so few products nothing can be said of a file. */
const fewestTold = 10;
/** So many of its products make a file one of a trade, and so few are of another. */
const mostOfTrade = 0.5;
/** A file is about one category alone if so many of its products speak of it. */
const nearlyAll = 0.8;
const leastOfOther = 0.1;
/** What is less is a file of another trade. */
const leastOfOurs = 0.4;
/** So many are proposed where a group itself says nothing. */
const mostNeighbours = 2;

/** How many products speak of each category. */
type Counts = ReadonlyMap<string, number>;

/** What the products of a file are about as a whole: a pump in a list of locks is no heat pump. */
export class TopicsOfFile {
  readonly #ofAll: Counts;
  readonly #byGroup = new Map<ProductGroup, Counts>();
  /** Those that are not at the top. */
  readonly #below = new Map<string, number>();
  #titles = 0;

  /** @param known how many products the file itself says to be of a category */
  constructor(groups: readonly ProductGroup[], known: ReadonlyMap<string, number>, words: WordsOfCategories) {
    const all = new Map<string, number>();
    const add = (to: Map<string, number>, top: string, count = 1) => to.set(top, (to.get(top) ?? 0) + count);
    for (const [sid, count] of known) {
      add(all, words.in('de').topOf(sid), count);
      this.#titles += count;
      for (const each of [sid, ...words.in('de').above(sid)])
        if (!words.in('de').isTop(each)) add(this.#below, each, count);
    }
    for (const group of groups) {
      const own = new Map<string, number>();
      const spoken = words.in(group.language);
      for (const title of group.titles) {
        const [best] = [...spoken.spokenOf(title)].toSorted(([, one], [, other]) => other.score - one.score);
        this.#titles += 1;
        if (!best) continue;
        add(own, spoken.topOf(best[0]));
        for (const each of [best[0], ...spoken.above(best[0])])
          if (!spoken.isTop(each)) add(this.#below, each);
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

  /**
   * Is so little of what the file holds called like anything here that its trade is probably none of ours? Then words that only
   * lead somewhere lead astray: the bends of a chimney are none of drains.
   */
  isStrange(): boolean {
    return this.#titles >= fewestTold && sumOf(this.#ofAll) < this.#titles * leastOfOurs;
  }

  /** Does the file speak more of other trades than of that one at the top? */
  isBeside(top: string): boolean {
    return sumOf(this.#ofAll) >= fewestTold && this.shareOf(top) < leastOfOurs;
  }

  /** What is right below the top of its trade that most of its products speak of, if it has a trade. */
  mostNamed(words: CategoryWords): { sid: string; count: number; of: number }[] {
    const told = sumOf(this.#ofAll);
    if (told < fewestTold || this.isStrange()) return [];
    const [top, most] = [...this.#ofAll].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    if (top === undefined || most === undefined || most < told * mostOfTrade) return [];
    return [...this.#below]
      .filter(([sid]) => words.above(sid)[0] === top)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostNeighbours)
      .map(([sid, count]) => ({ sid, count, of: told }));
  }

  /** The one category that nearly all products of the file speak of, as far as they speak of any, if it has one. */
  about(words: CategoryWords): { sid: string; count: number; of: number } | undefined {
    const told = sumOf(this.#ofAll);
    if (told < fewestTold || told < this.#titles / 2) return undefined;
    const [deepest] = [...this.#below]
      .filter(([, count]) => count >= told * nearlyAll)
      .toSorted(([one], [other]) => words.above(other).length - words.above(one).length);
    return deepest && { sid: deepest[0], count: deepest[1], of: told };
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
