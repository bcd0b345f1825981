import type { Language } from '../../../resources/language/languages.ts';
import { hasBeginning } from './expression.ts';
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

/**
 * All words that begin alike are gathered before the others narrow them. Where those find so many times fewer products,
 * to check each of these is faster.
 */
const timesFewer = 25;

/**
 * The interpretation as `tsquery` texts: what the index looks up, all of which must hold, the rarest first, and what then has
 * to hold of a found row; undefined when nothing more has to. The index goes through the products of the first one, and
 * only asks the others whether they have these: as one text, with all its words, it is four to ten times as slow.
 */
export function tsQueries({ meanings, isWide }: Interpretation): {
  indexed: readonly string[];
  filter: string | undefined;
} {
  const asked = meanings.map(({ own, any, products }) => {
    const text = (isWide ? any : own) ?? any ?? '';
    return { text, products, isGathered: hasBeginning(text) };
  });
  const least = Math.min(...asked.flatMap(({ products, isGathered }) => (isGathered ? [] : products)));
  const checked = asked.filter(({ products, isGathered }) => isGathered && products >= least * timesFewer);
  return {
    indexed: asked
      .filter((one) => !checked.includes(one))
      .toSorted((a, b) => a.products - b.products)
      .map(({ text }) => text),
    filter: checked.length > 0 ? checked.map(({ text }) => `(${text})`).join(' & ') : undefined,
  };
}
