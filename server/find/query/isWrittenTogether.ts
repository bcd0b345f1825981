import type { Language } from '../../../resources/language/languages.ts';

/** Does a language write words together that are one thing? Others write them apart. */
export function isWrittenTogether(language: Language): boolean {
  return language === 'de';
}
