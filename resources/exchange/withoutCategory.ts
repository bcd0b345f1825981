import type { Translated } from '../language/languages.ts';

/**
 * The category of products of which nobody has said one yet (behaviour B432). It hangs in no tree: they are found, and stand in no
 * list but those of their company. It is made when the first of them comes.
 */
export const withoutCategory = 'without_category';

/** How it is called. */
export const withoutCategoryName: Translated = {
  de: 'Noch ohne Kategorie',
  en: 'Not in a category yet',
  fr: 'Pas encore de catégorie',
  it: 'Ancora senza categoria',
};
