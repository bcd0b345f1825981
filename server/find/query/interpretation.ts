import type { Language } from '../../../resources/languages.ts';
import type { Meaning } from './Meaning.ts';

/** One way to understand a query: all of the meanings must be met. */
export interface Interpretation {
  language: Language;
  meanings: readonly Meaning[];
  /** Do words count that are only said about a product? */
  isWide: boolean;
  /** What was typed and is given up here. */
  without: readonly string[];
  /** Are other quantities than the typed ones meant? */
  hasOtherQuantity: boolean;
}

/** From so many products on, what a word finds is checked of what rarer words find, instead of being looked up. */
const common = 20_000;

/**
 * The interpretation as two `tsquery` texts: what the index looks up, the rarest piece and all that are not common, and
 * what then has to hold of a found row; undefined when nothing more has to.
 */
export function tsQueries({ meanings, isWide }: Interpretation): {
  indexed: string;
  filter: string | undefined;
} {
  const byRarity = meanings.toSorted((a, b) => a.products - b.products);
  const indexed = byRarity.filter(({ products }, index) => index === 0 || products <= common);
  const filtering = byRarity.filter((meaning) => !indexed.includes(meaning));
  const all = (some: readonly Meaning[]) =>
    some.map(({ own, any }) => `(${(isWide ? any : own) ?? any ?? ''})`).join(' & ');
  return { indexed: all(indexed), filter: filtering.length > 0 ? all(filtering) : undefined };
}
