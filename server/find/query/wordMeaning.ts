import type { Language } from '../../../resources/language/languages.ts';
import { lexemePrefix, widePrefix } from '../index/lexemePrefix.ts';
import type { Dictionary } from './Dictionary.ts';
import { allOf, anyOf, begun, lexeme, type Expression } from './expression.ts';
import { fold, foldedWords } from './fold.ts';
import type { KnownPhrase } from './lookUpPhrases.ts';
import type { KnownWord } from './lookUpWords.ts';
import type { Meaning } from './Meaning.ts';
import { stemOf } from './stemOf.ts';
import { withinWords } from './withinWords.ts';
import { categoryFact, isValueFact, sidsOfFacts, wordOfTarget } from '../index/facts.ts';

const weights = { category: 3, word: 2, wide: 1, number: 0.8 };
/** A word that few products have says more than one that all have, up to so much. */
const ofRarity = 2;
/** What stands behind `für` and the like says more of what stands before it. */
const ofModifier = 0.6;

/** With fewer letters almost anything begins so: such a word is meant whole unless it is still being typed (behaviour B271). */
const leastBeginning = 3;

/** Words that stand together in a typed text. */
export interface Words {
  /** As typed. */
  typed: string;
  start: number;
  end: number;
  words: readonly string[];
  /** The same with the umlauts that were typed. */
  umlauts?: readonly string[];
  isOpen: boolean;
  isModifier: boolean;
}

/** What words that are one thing together stand for; undefined where nobody knows them. */
export async function wordMeaning(
  dictionary: Dictionary,
  given: Words,
  language: Language,
  phrases: readonly KnownPhrase[],
): Promise<Meaning | undefined> {
  const { typed, start, end, words, isOpen, isModifier } = given;
  const isFact = (target: string) => wordOfTarget(target) === undefined;
  const facts = [...new Set(phrases.map(({ target }) => target).filter(isFact))];
  const synonyms = [
    ...new Set([
      ...phrases.filter(({ target }) => !isFact(target)).map(({ target }) => wordOfTarget(target) ?? ''),
      ...phrases.flatMap(({ others }) => others.map((other) => foldedWords(other).join(' '))),
    ]),
  ].map((synonym) => synonym.split(' '));
  const [counts] = await Promise.all([
    dictionary.facts(facts),
    dictionary.lookUp([...words, ...(given.umlauts ?? []), ...synonyms.flat()], language),
  ]);
  const known = facts.filter((fact) => counts.has(fact));
  const [own, ...alike] = await Promise.all([
    meetAsWritten(dictionary, given, language),
    ...synonyms.map((synonym) => meet(dictionary, synonym, language, false)),
  ]);
  const ofFacts = anyOf(known.map((fact) => lexeme(dictionary.factPrefix, fact)));
  const expression = anyOf([ofFacts, own.expression, ...alike.map((one) => one.expression)]);
  const around = await meetWide(dictionary, words, language, isOpen);
  if (expression === undefined && around.expression === undefined) return undefined;
  const hasCategory = sidsOfFacts(known, categoryFact).length > 0;
  const isNumber = words.every((word) => /^\d+$/.test(word));
  const all = (await dictionary.own(words[0] ?? '', language))?.all ?? 0;
  const products = sum([
    ...known.map((fact) => counts.get(fact) ?? 0),
    own.products,
    ...alike.map((one) => one.products),
    around.products,
  ]);
  const usual = hasCategory ? weights.category : expression ? weights.word : weights.wide;
  const weight = usual + (1 - Math.min(1, Math.log(products + 1) / Math.log(all + 2))) * ofRarity;
  const named = phrases.find(({ target }) => known.includes(target));
  return {
    typed,
    start,
    end,
    kind: kindOf(known, named),
    ...(named && { label: named.label }),
    own: expression,
    any: anyOf([expression, around.expression]),
    products,
    forms: [...new Set([...words, ...own.forms])],
    facts: known,
    alike: [...new Set([...synonyms.flat(), ...alike.flatMap((one) => one.forms)])],
    extras: [],
    spellings: [],
    language,
    weight: (isNumber ? weights.number : weight) * (isModifier ? ofModifier : 1),
    isNumber,
  };
}

/** Only what a person wrote tells something that the name itself does not say. */
function kindOf(facts: readonly string[], named: KnownPhrase | undefined): Meaning['kind'] {
  if (!named) return 'word';
  if (facts.every(isValueFact)) return 'value';
  return named.source === 'term' && sidsOfFacts(facts, categoryFact).length > 0 ? 'category' : 'word';
}

/** What meets words, each of which must stand there. */
interface Met {
  expression: Expression;
  products: number;
  forms: readonly string[];
}

/** An umlaut that was typed is meant, where the catalogue has any such word; that it was left out is forgiven. */
async function meetAsWritten(dictionary: Dictionary, given: Words, language: Language): Promise<Met> {
  const { words, umlauts, isOpen } = given;
  const marked = umlauts && language === 'de' ? await meet(dictionary, umlauts, language, isOpen) : undefined;
  return marked?.expression === undefined
    ? meet(dictionary, words, language, isOpen)
    : { ...marked, forms: marked.forms.map(fold) };
}

async function meet(
  dictionary: Dictionary,
  words: readonly string[],
  language: Language,
  isOpen: boolean,
): Promise<Met> {
  const prefix = lexemePrefix(dictionary.scope.dataset, language);
  const each = await Promise.all(
    words.map(async (word, index) => {
      const known = await dictionary.own(word, language);
      if (!known) return { expression: undefined, products: 0, forms: [] };
      const isLastOpen = isOpen && index === words.length - 1;
      const { forms, products, isBeginning } = formsOf(known, language, isLastOpen);
      const within = await withinWords(dictionary, known, language, isLastOpen);
      const counted = new Map(known.within.map((one, place) => [one, known.withinProducts[place] ?? 0]));
      return {
        expression: anyOf([
          ...(isBeginning ? [begun(prefix, known)] : []),
          ...[...forms, ...within].map((form) => lexeme(prefix, form)),
        ]),
        products: products + sum(within.map((one) => counted.get(one) ?? 0)),
        forms,
      };
    }),
  );
  return {
    expression: allOf(each.map(({ expression }) => expression)),
    products: Math.min(...each.map(({ products }) => products)),
    forms: each.flatMap(({ forms }) => forms),
  };
}

async function meetWide(
  dictionary: Dictionary,
  words: readonly string[],
  language: Language,
  isOpen: boolean,
): Promise<Pick<Met, 'expression' | 'products'>> {
  const own = lexemePrefix(dictionary.scope.dataset, language);
  const prefix = widePrefix(dictionary.scope.dataset, language);
  const each = await Promise.all(
    words.map(async (word, index) => {
      const isLastOpen = isOpen && index === words.length - 1;
      const [wide, known] = await Promise.all([
        dictionary.wide(word, language),
        dictionary.own(word, language),
      ]);
      const met = wide && formsOf(wide, language, isLastOpen);
      const ofOwn = known && formsOf(known, language, isLastOpen);
      return {
        expression: anyOf([
          ...(wide && met?.isBeginning ? [begun(prefix, wide)] : []),
          ...(met?.forms ?? []).map((form) => lexeme(prefix, form)),
          ...(words.length > 1 ? (ofOwn?.forms ?? []).map((form) => lexeme(own, form)) : []),
        ]),
        products: met?.products ?? 0,
      };
    }),
  );
  return {
    expression: allOf(each.map(({ expression }) => expression)),
    products: Math.min(...each.map(({ products }) => products)),
  };
}

/** The word with its endings; and whether longer words count too: while it is typed, and where it stands nowhere alone. */
function formsOf(
  { word, forms, formProducts, beginning: products }: KnownWord,
  language: Language,
  isOpen: boolean,
): { forms: string[]; products: number; isBeginning: boolean } {
  const stem = stemOf(word, language);
  const counted = forms
    .map((form, index) => ({ form, products: formProducts[index] ?? 0 }))
    .filter(({ form }) => form === word || stemOf(form, language) === stem);
  const isBeginning = products > 0 && (isOpen || (counted.length === 0 && word.length >= leastBeginning));
  return {
    forms: counted.map(({ form }) => form),
    products: Math.max(isBeginning ? products : 0, sum(counted.map((one) => one.products))),
    isBeginning,
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
