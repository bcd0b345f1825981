import type { rowLanguage } from '../../../../../resources/language/rowLanguage.ts';
import type { product } from '../../../../../resources/entities/product.ts';

/** How files call a field besides its label; case, accents, blanks and punctuation do not count. */
export type Synonyms = Partial<Record<keyof typeof product.fields | typeof rowLanguage, readonly string[]>>;
