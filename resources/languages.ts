/** The languages of the product (specification sections 1 and 9). */
export const languages = ['de', 'en', 'fr', 'it'] as const;

export type Language = (typeof languages)[number];

/** Without anything to guess from, the product speaks German (specification sections 4 and 9). */
export const defaultLanguage: Language = 'de';

/** A guessed language that is not offered becomes English (specification section 4). */
export const unsupportedGuess: Language = 'en';

/** In which order a missing translation is looked for in the other languages. */
export const fallbackOrder: readonly Language[] = languages;

/** A text in up to four languages; any of them may be missing. */
export type Translated = Partial<Record<Language, string>>;

/** Is this one of the four languages of the product? */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
