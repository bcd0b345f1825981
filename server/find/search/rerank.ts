import type { Language } from '../../../resources/languages.ts';
import { textIn } from '../../../resources/translate.ts';
import type { ShownProduct } from '../listing/shownProducts.ts';
import { categoryFact } from '../index/facts.ts';
import { fold, foldedWords } from '../query/fold.ts';
import type { Meaning } from '../query/Meaning.ts';
import { stemOf } from '../query/stemOf.ts';
import type { NamedPlace } from './placesOfProducts.ts';

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
export function rerank(products: readonly ShownProduct[], ranking: Ranking): ShownProduct[] {
  const typed = ranking.text.toLowerCase();
  const phrase = fold(ranking.text);
  const graded = products.map((product) => {
    const title = textIn(product.title, ranking.language);
    const asTyped = title.toLowerCase().includes(typed) ? 0 : 0.25;
    const asPhrase = ` ${fold(title)} `.includes(` ${phrase} `) ? 0 : 0.5;
    const places = placesOf(product, title, ranking);
    const categories = (ranking.places?.get(product.id) ?? []).map(({ sid }) => categoryFact(sid));
    const grade = ranking.meanings.reduce(
      (sum, meaning) => sum + gradeOf(meaning, places, categories) * (meaning.weight / usualWeight),
      0,
    );
    return { product, grade: grade + asTyped + asPhrase };
  });
  return graded.toSorted((a, b) => a.grade - b.grade).map(({ product }) => product);
}

interface Place {
  words: readonly string[];
  distance: number;
}

function gradeOf(
  { typed: spoken, forms, alike, facts, extras, language }: Sought,
  places: readonly Place[],
  categories: readonly string[],
): number {
  const [own] = categories;
  const ofFacts =
    own !== undefined && facts.includes(own)
      ? distance.ofCategory
      : categories.some((category) => facts.includes(category))
        ? distance.ofCategoryAbove
        : distance.nowhere;
  const stems = (words: readonly string[]) => words.map((word) => stemOf(word, language));
  // A phrase is met by all of its words together.
  const each = stems(foldedWords(spoken)).map((stem) => nearest([stem], places));
  const isPhrase = each.length > 1 && facts.length > 0;
  const typed = isPhrase
    ? each.reduce((sum, one) => sum + one, 0) / each.length
    : nearest(stems(forms), places);
  const same = nearest(stems(alike), places) + distance.sameThing;
  const extra = stems(extras);
  const hasExtra = places.some(({ words }) =>
    extra.some((stem) => words.some((word) => word.includes(stem))),
  );
  return Math.min(ofFacts, typed, same) - (hasExtra ? ofExtra : 0);
}

function placesOf(product: ShownProduct, title: string, { language, places }: Ranking): Place[] {
  const [name = ''] = title.split(' ');
  const [own, ...above] = places?.get(product.id) ?? [];
  const place = (text: string, from: number): Place => ({
    words: foldedWords(text).map((word) => stemOf(word, language)),
    distance: from,
  });
  return [
    place(name, distance.beginsTitle),
    place(title.slice(name.length), distance.laterInTitle),
    place(own?.name ?? '', distance.category),
    place(product.orgaName, distance.orga),
    place(textIn(product.subTitle, language), distance.subTitle),
    place(above.map((one) => one.name).join(' '), distance.above),
  ];
}

function nearest(alternatives: readonly string[], places: readonly Place[]): number {
  return Math.min(
    distance.nowhere,
    ...places.flatMap((place) =>
      alternatives.map(
        (word) => place.distance + Math.min(...place.words.map((other) => likeness(other, word))),
      ),
    ),
  );
}

/** 0 for the word itself, then for a word that ends, begins, or goes on after it. */
function likeness(other: string, word: string): number {
  if (other === word) return 0;
  if (/^\d/.test(word)) return other.startsWith(word) ? 3 : distance.nowhere;
  if (other.endsWith(word)) return 1;
  if (other.startsWith(word)) return 2;
  return other.includes(word) ? 3 : distance.nowhere;
}
