import type { Language } from '../../../../../resources/language/languages.ts';
import { entities as de } from '../../../../../resources/texts/de/entities.ts';
import { entities as en } from '../../../../../resources/texts/en/entities.ts';
import { entities as fr } from '../../../../../resources/texts/fr/entities.ts';
import { entities as it } from '../../../../../resources/texts/it/entities.ts';

/** How the screens call the fields of a product; variants of platform groups are `field_group`. */
export const labels: Record<Language, Record<string, string>> = {
  de: de.product.fields,
  en: en.product.fields,
  fr: fr.product.fields,
  it: it.product.fields,
};

/** How our own files head the column of the documents of products: an import takes them with pictures in use. */
export const documentsLabel: Record<Language, string> = {
  de: de.document.name_other,
  en: en.document.name_other,
  fr: fr.document.name_other,
  it: it.document.name_other,
};
