import type { Language } from '../../../../resources/language/languages.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { CategoryWords } from './CategoryWords.ts';

/** The words of the categories of a platform in each language, made when they are asked for. */
export class WordsOfCategories {
  readonly #categories: Catalogue['categories'];
  readonly #byLanguage = new Map<Language, CategoryWords>();

  constructor({ categories }: Pick<Catalogue, 'categories'>) {
    this.#categories = categories;
  }

  in(language: Language): CategoryWords {
    const words = this.#byLanguage.get(language) ?? new CategoryWords(this.#categories, language);
    this.#byLanguage.set(language, words);
    return words;
  }
}
