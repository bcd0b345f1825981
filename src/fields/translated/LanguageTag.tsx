import type { Language } from '../../../resources/language/languages.ts';

/** The small letters that name a language beside a text. */
export function LanguageTag({ language }: { language: Language }) {
  return <abbr className="value-language">{language.toUpperCase()}</abbr>;
}
