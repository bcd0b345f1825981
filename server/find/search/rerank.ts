import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { categoryFact } from '../index/facts.ts';
import { fold, foldedWords } from '../query/fold.ts';
import type { Meaning } from '../query/Meaning.ts';
import { stemOf } from '../query/stemOf.ts';
import type { NamedPlace } from './placesOfProducts.ts';
import type { RankedProduct } from './rankedProducts.ts';

/** So many of the most popular hits are put in order by where the words stand. */
export const rerankedHits = 24;

/** How far a place of a word is from what a product is called, the nearest place counts. */
const distance = {
  beginsTitle: 0,
  /** The word stands for the product's own category, or for one above it. */
  ofCategory: 0.6,
  ofCategoryAbove: 2.5,
  category: 1.5,
  orga: 1,
  laterInTitle: 2,
  subTitle: 3.5,
  above: 4,
  nowhere: 7,
  /** Another word for the same thing stands behind the typed one. */
  sameThing: 0.75,
};
/** What nobody has to have puts those in front that have it. */
const ofExtra = 0.5;
/** A piece weighs as a word does unless it says more or less. */
const usualWeight = 2;

type Sought = Pick<Meaning, 'typed' | 'forms' | 'alike' | 'facts' | 'extras' | 'language' | 'weight'>;

interface Ranking {
  /** As typed. */
  text: string;
  meanings: readonly Sought[];
  language: Language;
  /** The own category and those above it, by product. */
  places?: ReadonlyMap<number, readonly NamedPlace[]> | undefined;
}

/**
 * Puts first what is called by the words: in German the end of a compound says what a record is, so a word ranks as a
 * whole word, then as an end, then as a beginning, and in what begins the title before the rest of it. Then come names
 * of categories and companies, subtitles and the rest; among equals the spelling as typed, then the order as given.
 */
export function rerank<Product extends RankedProduct>(
  products: readonly Product[],
  ranking: Ranking,
): Product[] {
  const typed = ranking.text.toLowerCase();
  const phrase = fold(ranking.text);
  const sought = ranking.meanings.map(soughtAs);
  const stemsIn = rememberedStems(ranking.language);
  const graded = products.map((product) => {
    const title = textIn(product.title, ranking.language);
    const asTyped = title.toLowerCase().includes(typed) ? 0 : 0.25;
    const asPhrase = ` ${fold(title)} `.includes(` ${phrase} `) ? 0 : 0.5;
    const above = ranking.places?.get(product.id) ?? [];
    const places = placesOf(product, title, { language: ranking.language, above, stemsIn });
    const grade = sought.reduce((sum, one) => sum + gradeOf(one, places, above) * one.weight, 0);
    return { product, grade: grade + asTyped + asPhrase };
  });
  return graded.toSorted((a, b) => a.grade - b.grade).map(({ product }) => product);
}

/** A meaning as it is compared with every product: stems instead of words. */
interface SoughtStems {
  /** The stem of each word of a phrase, which is met by all of them together. */
  phrase: readonly string[];
  forms: readonly string[];
  alike: readonly string[];
  extras: readonly string[];
  facts: ReadonlySet<string>;
  weight: number;
}

function soughtAs({ typed, forms, alike, facts, extras, language, weight }: Sought): SoughtStems {
  const stems = (words: readonly string[]) => [...new Set(words.map((word) => stemOf(word, language)))];
  const words = foldedWords(typed);
  return {
    phrase: words.length > 1 && facts.length > 0 ? stems(words) : [],
    forms: stems(forms),
    alike: stems(alike),
    extras: stems(extras),
    facts: new Set(facts),
    weight: weight / usualWeight,
  };
}

interface Place {
  words: readonly string[];
  distance: number;
}

function gradeOf(sought: SoughtStems, places: readonly Place[], above: readonly NamedPlace[]): number {
  const { phrase, forms, alike, extras, facts } = sought;
  const level = facts.size === 0 ? -1 : above.findIndex(({ sid }) => facts.has(categoryFact(sid)));
  const ofFacts = level === 0 ? distance.ofCategory : level > 0 ? distance.ofCategoryAbove : distance.nowhere;
  const typed =
    phrase.length > 0
      ? phrase.reduce((sum, stem) => sum + nearest([stem], places), 0) / phrase.length
      : nearest(forms, places);
  const same = nearest(alike, places) + distance.sameThing;
  const hasExtra = extras.some((stem) =>
    places.some(({ words }) => words.some((word) => word.includes(stem))),
  );
  return Math.min(ofFacts, typed, same) - (hasExtra ? ofExtra : 0);
}

function placesOf(
  product: RankedProduct,
  title: string,
  {
    language,
    above: [own, ...above],
    stemsIn,
  }: {
    language: Language;
    above: readonly NamedPlace[];
    stemsIn: (text: string) => readonly string[];
  },
): Place[] {
  const [name = ''] = title.split(' ');
  return [
    { words: stemsIn(name), distance: distance.beginsTitle },
    { words: stemsIn(title.slice(name.length)), distance: distance.laterInTitle },
    { words: stemsIn(own?.name ?? ''), distance: distance.category },
    { words: stemsIn(product.orgaName), distance: distance.orga },
    { words: stemsIn(textIn(product.subTitle, language)), distance: distance.subTitle },
    { words: stemsIn(above.map((one) => one.name).join(' ')), distance: distance.above },
  ];
}

/** Many products have the same category, company and kind of title: each text is folded once. */
function rememberedStems(language: Language): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const stems = known.get(text) ?? foldedWords(text).map((word) => stemOf(word, language));
    known.set(text, stems);
    return stems;
  };
}

function nearest(alternatives: readonly string[], places: readonly Place[]): number {
  let least = distance.nowhere;
  for (const place of places) {
    if (place.distance >= least) continue;
    for (const word of place.words)
      for (const stem of alternatives) least = Math.min(least, place.distance + likeness(word, stem));
  }
  return least;
}

/** 0 for the word itself, then for a word that ends, begins, or goes on after it. */
function likeness(other: string, word: string): number {
  if (other === word) return 0;
  if (/^\d/.test(word)) return other.startsWith(word) ? 3 : distance.nowhere;
  if (other.endsWith(word)) return 1;
  if (other.startsWith(word)) return 2;
  return other.includes(word) ? 3 : distance.nowhere;
}
