import type { Language } from '../../../../resources/languages.ts';
import { entities as de } from '../../../../resources/texts/de/entities.ts';
import { entities as en } from '../../../../resources/texts/en/entities.ts';
import { entities as fr } from '../../../../resources/texts/fr/entities.ts';
import { entities as it } from '../../../../resources/texts/it/entities.ts';

/** How the screens call the fields of a product; variants of platform groups are `field_group`. */
export const labels: Record<Language, Record<string, string>> = {
  de: de.product.fields,
  en: en.product.fields,
  fr: fr.product.fields,
  it: it.product.fields,
};
