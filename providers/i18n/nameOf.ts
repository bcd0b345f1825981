import type { Language } from '../../resources/language/languages.ts';

/** A language's name in that language, such as `Deutsch`. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
