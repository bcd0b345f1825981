import { lineFact, orgaFact } from '../index/facts.ts';
import type { Dictionary } from './Dictionary.ts';
import { anyOf, lexeme } from './expression.ts';
import type { CalledName } from './lookUpNames.ts';
import type { Meaning } from './Meaning.ts';
import type { Words } from './wordMeaning.ts';

/** A company says more than a word that all have, less than what is looked for. */
const weightOfName = 1.5;

/** What words stand for that are no product's own, where a company or a product line is called so. */
export function calledMeaning(
  dictionary: Dictionary,
  { typed, start, end, words }: Words,
  meaning: Meaning | undefined,
  called: readonly CalledName[],
): Meaning | undefined {
  const [first] = called;
  if (!first || meaning?.own !== undefined) return meaning;
  const ofOrgas = called.filter(({ kind }) => kind === 'orga');
  const meant = ofOrgas.length > 0 ? ofOrgas : called;
  const facts = meant.map(({ kind, orgaSid, sid }) =>
    kind === 'orga' ? orgaFact(sid) : lineFact(orgaSid, sid),
  );
  const own = anyOf(facts.map((fact) => lexeme(dictionary.factPrefix, fact)));
  return {
    typed,
    start,
    end,
    kind: ofOrgas.length > 0 ? 'orga' : 'productLine',
    own,
    any: anyOf([own, meaning?.any]),
    products: meaning?.products ?? 0,
    forms: words,
    facts,
    alike: [],
    extras: [],
    spellings: [],
    language: dictionary.language,
    weight: weightOfName,
    isNumber: false,
  };
}
