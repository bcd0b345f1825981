import type { Language } from '../../../resources/language/languages.ts';
import { categoryFact } from '../index/facts.ts';
import { fold, foldedWords } from '../query/fold.ts';
import type { Meaning } from '../query/Meaning.ts';
import { stemOf } from '../query/stemOf.ts';
import type { NamedPlace } from './placesOfProducts.ts';
import type { Compared, Place, RankedProduct } from './RankedProduct.ts';

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
 * of categories and companies, subtitles and the rest; among equals the spelling as typed, then the order as given. The ids
 * in that order.
 */
export function rerank(products: readonly RankedProduct[], ranking: Ranking): number[] {
  const { language } = ranking;
  const typed = ranking.text.toLowerCase();
  const phrase = ` ${fold(ranking.text)} `;
  const sought = ranking.meanings.map(soughtAs);
  const placesAbove = rememberedPlaces(language);
  const graded = products.map((product) => {
    const { lower, folded, places: own } = comparedOf(product, language);
    const asTyped = lower.includes(typed) ? 0 : 0.25;
    const asPhrase = folded.includes(phrase) ? 0 : 0.5;
    const above = ranking.places?.get(product.id) ?? [];
    const places = [...own, ...placesAbove(above)];
    const grade = sought.reduce((sum, one) => sum + gradeOf(one, places, above) * one.weight, 0);
    return { id: product.id, grade: grade + asTyped + asPhrase };
  });
  return graded.toSorted((a, b) => a.grade - b.grade).map(({ id }) => id);
}

/** A stem as it may stand among others, which have a blank before and behind each: put together once for all products. */
interface Stem {
  stem: string;
  whole: string;
  beginning: string;
  end: string;
  isFigure: boolean;
}

/** A meaning as it is compared with every product: stems instead of words. */
interface SoughtStems {
  /** The stem of each word of a phrase, which is met by all of them together. */
  phrase: readonly Stem[];
  forms: readonly Stem[];
  alike: readonly Stem[];
  extras: readonly string[];
  facts: ReadonlySet<string>;
  weight: number;
}

function soughtAs({ typed, forms, alike, facts, extras, language, weight }: Sought): SoughtStems {
  const different = (words: readonly string[]) => [...new Set(words.map((word) => stemOf(word, language)))];
  const stems = (words: readonly string[]) => different(words).map(comparable);
  const words = foldedWords(typed);
  return {
    phrase: words.length > 1 && facts.length > 0 ? stems(words) : [],
    forms: stems(forms),
    alike: stems(alike),
    extras: different(extras),
    facts: new Set(facts),
    weight: weight / usualWeight,
  };
}

function comparable(stem: string): Stem {
  return {
    stem,
    whole: ` ${stem} `,
    beginning: ` ${stem}`,
    end: `${stem} `,
    isFigure: /^\d/.test(stem),
  };
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
  const hasExtra = extras.some((extra) => places.some(({ stems }) => stems.includes(extra)));
  return Math.min(ofFacts, typed, same) - (hasExtra ? ofExtra : 0);
}

/** What stands above products, which is the same of all that have the same category. */
function rememberedPlaces(language: Language): (above: readonly NamedPlace[]) => readonly Place[] {
  const known = new Map<readonly NamedPlace[], readonly Place[]>();
  return (all) => {
    const before = known.get(all);
    if (before) return before;
    const [own, ...above] = all;
    const places = [
      { stems: stemsOf(own?.name ?? '', language), distance: distance.category },
      { stems: stemsOf(above.map(({ name }) => name).join(' '), language), distance: distance.above },
    ];
    known.set(all, places);
    return places;
  };
}

function comparedOf(product: RankedProduct, language: Language): Compared {
  const { title, subTitle, orgaName } = product;
  return (product.compared ??= {
    lower: title.toLowerCase(),
    folded: ` ${fold(title)} `,
    places: placesIn(title, orgaName, subTitle, language),
  });
}

function placesIn(title: string, orgaName: string, subTitle: string, language: Language): readonly Place[] {
  const [name = ''] = title.split(' ');
  return [
    { stems: stemsOf(name, language), distance: distance.beginsTitle },
    { stems: stemsOf(title.slice(name.length), language), distance: distance.laterInTitle },
    { stems: stemsOfOrga(orgaName, language), distance: distance.orga },
    { stems: stemsOf(subTitle, language), distance: distance.subTitle },
  ];
}

/** Thousands of products are of the same company. */
const stemsOfOrgas = new Map<string, string>();
const mostOrgas = 5000;

function stemsOfOrga(name: string, language: Language): string {
  const key = `${language} ${name}`;
  const known = stemsOfOrgas.get(key);
  if (known !== undefined) return known;
  if (stemsOfOrgas.size >= mostOrgas) stemsOfOrgas.clear();
  const stems = stemsOf(name, language);
  stemsOfOrgas.set(key, stems);
  return stems;
}

/** With a blank before and behind each; in memory of their own. */
function stemsOf(text: string, language: Language): string {
  const words = foldedWords(text);
  return words.length === 0 ? '' : ` ${words.map((word) => stemOf(word, language)).join(' ')} `;
}

function nearest(alternatives: readonly Stem[], places: readonly Place[]): number {
  let least = distance.nowhere;
  for (const place of places) {
    if (place.distance >= least) continue;
    for (const stem of alternatives) least = Math.min(least, place.distance + likeness(place.stems, stem));
  }
  return least;
}

/** 0 where a stem is one of these, then where one ends, begins, or goes on after it. */
function likeness(stems: string, { stem, whole, beginning, end, isFigure }: Stem): number {
  if (!stems.includes(stem)) return distance.nowhere;
  if (stems.includes(whole)) return 0;
  const begins = stems.includes(beginning);
  if (isFigure) return begins ? 3 : distance.nowhere;
  if (stems.includes(end)) return 1;
  return begins ? 2 : 3;
}
