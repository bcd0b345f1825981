import { fallbackOrder, type Language, type Translated } from './languages.ts';

/** A text as shown: in the wanted language, or in the first one that has it. */
export interface Shown {
  text: string;
  languageUsed: Language;
}

/**
 * The text in the wanted language, else in the first language that has one (de, en, fr, it);
 * undefined when no language has it.
 */
export function shown(translated: Translated | null | undefined, language: Language): Shown | undefined {
  if (!translated) return undefined;
  for (const languageUsed of [language, ...fallbackOrder]) {
    const text: unknown = translated[languageUsed];
    // What is no text is passed over: one broken record must not fail a page (behaviour B210).
    if (typeof text === 'string' && text) return { text, languageUsed };
  }
  return undefined;
}

/** The text of `shown`, or an empty string. */
export function textIn(translated: Translated | null | undefined, language: Language): string {
  return shown(translated, language)?.text ?? '';
}
