import type { Dictionary } from './Dictionary.ts';
import { anyOf, lexeme } from './expression.ts';
import type { Meaning } from './Meaning.ts';

type Place = Pick<Meaning, 'typed' | 'start' | 'end'>;
type Said = Pick<Meaning, 'kind' | 'weight'> & Partial<Meaning>;

/**
 * What a piece means that stands for facts alone: the products that have one of them. `counts` says of each fact how many
 * products have it; facts that none has are left out, and without any `own` and `any` are undefined.
 */
export function factsMeaning(
  dictionary: Dictionary,
  { typed, start, end }: Place,
  { facts, counts }: { facts: readonly string[]; counts: ReadonlyMap<string, number> },
  said: Said,
): Meaning {
  const known = facts.filter((fact) => counts.has(fact));
  const own = anyOf(known.map((fact) => lexeme(dictionary.factPrefix, fact)));
  return {
    typed,
    start,
    end,
    own,
    any: own,
    products: known.reduce((sum, fact) => sum + (counts.get(fact) ?? 0), 0),
    forms: [],
    facts: known,
    alike: [],
    extras: [],
    spellings: [],
    language: dictionary.language,
    isNumber: false,
    ...said,
  };
}
