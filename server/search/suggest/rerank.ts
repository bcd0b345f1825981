import type { Language } from '../../../resources/languages.ts';
import { textIn } from '../../../resources/translate.ts';
import type { ShownProduct } from '../../listing/shownProducts.ts';
import { foldedWords } from '../fold.ts';
import type { Query } from './parseQuery.ts';

/** So many of the most popular hits are put in order by where the words stand. */
export const rerankedHits = 24;

/**
 * Puts products in which the words stand in the title before others: as whole words, then as beginnings,
 * then with the subtitle's help; among equals the spelling as typed comes first, then popularity as given.
 */
export function rerank(products: readonly ShownProduct[], query: Query, language: Language): ShownProduct[] {
  const typed = query.text.toLowerCase();
  const graded = products.map((product) => ({ product, grade: gradeOf(product, query, language, typed) }));
  return graded.toSorted((a, b) => a.grade - b.grade).map(({ product }) => product);
}

function gradeOf(product: ShownProduct, { words }: Query, language: Language, typed: string): number {
  const shownTitle = textIn(product.title, language);
  const title = foldedWords(shownTitle);
  const subTitle = foldedWords(textIn(product.subTitle, language));
  const stands = (test: (word: string) => boolean) => words.every(({ word }) => test(word));
  const place = stands((word) => title.includes(word))
    ? 0
    : stands((word) => title.some((other) => other.startsWith(word)))
      ? 1
      : stands((word) => [...title, ...subTitle].some((other) => other.startsWith(word)))
        ? 2
        : 3;
  return place * 2 + (shownTitle.toLowerCase().includes(typed) ? 0 : 1);
}
