import type { Language } from '../../../resources/languages.ts';
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
 * The interpretation as two `tsquery` texts: what the index looks up, and what then has to hold of a found row; undefined
 * when nothing more has to. The index goes through words by the rarest of them, however common the others are.
 */
export function tsQueries({ meanings, isWide }: Interpretation): {
  indexed: string;
  filter: string | undefined;
} {
  const asked = meanings.map(({ own, any, products }) => {
    const text = (isWide ? any : own) ?? any ?? '';
    return { text, products, isGathered: hasBeginning(text) };
  });
  const least = Math.min(...asked.flatMap(({ products, isGathered }) => (isGathered ? [] : products)));
  const all = (some: typeof asked) => some.map(({ text }) => `(${text})`).join(' & ');
  const checked = asked.filter(({ products, isGathered }) => isGathered && products >= least * timesFewer);
  return {
    indexed: all(asked.filter((one) => !checked.includes(one))),
    filter: checked.length > 0 ? all(checked) : undefined,
  };
}
