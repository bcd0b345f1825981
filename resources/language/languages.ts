/** The languages of the product (behaviour B12). */
export const languages = ['de', 'en', 'fr', 'it'] as const;

export type Language = (typeof languages)[number];

/** Without anything to guess from, the product speaks German (behaviour B13). */
export const defaultLanguage: Language = 'de';

/** A guessed language that is not offered becomes English (behaviour B14). */
export const unsupportedGuess: Language = 'en';

/** In which order a missing translation is looked for in the other languages. */
export const fallbackOrder = languages;

/** A text in up to four languages; any of them may be missing. */
export type Translated = Partial<Record<Language, string>>;

/** Is this one of the four languages of the product? */
export function isLanguage(value: unknown): value is Language {
  const known: readonly unknown[] = languages;
  return known.includes(value);
}
