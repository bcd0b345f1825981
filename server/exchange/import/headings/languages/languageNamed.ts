import { isLanguage, type Language } from '../../../../../resources/language/languages.ts';
import { nameKey } from '../../catalogue/nameKey.ts';

const names: Record<string, Language> = {
  deutsch: 'de',
  german: 'de',
  allemand: 'de',
  tedesco: 'de',
  englisch: 'en',
  english: 'en',
  anglais: 'en',
  inglese: 'en',
  franzosisch: 'fr',
  french: 'fr',
  francais: 'fr',
  francese: 'fr',
  italienisch: 'it',
  italian: 'it',
  italien: 'it',
  italiano: 'it',
};

/** Three letters (ISO 639-2), and one as Swiss files write them. */
const codes: Record<string, Language> = {
  deu: 'de',
  ger: 'de',
  d: 'de',
  eng: 'en',
  e: 'en',
  fra: 'fr',
  fre: 'fr',
  f: 'fr',
  ita: 'it',
  i: 'it',
};

/** The language of `de`, `FR`, `de-CH` or `Deutsch`. */
export function languageNamed(hint: string): Language | undefined {
  const code = hint.trim().toLowerCase().slice(0, 2);
  if (/^[a-z]{2}([-_][a-z]{2})?$/i.test(hint.trim())) return isLanguage(code) ? code : undefined;
  return names[nameKey(hint)];
}

/** The language that a cell in a column of languages means; there also `F` or `fra`. */
export function languageOfCell(text: string): Language | undefined {
  return languageNamed(text) ?? codes[nameKey(text)];
}

/** The language of a sheet called `FR`, `Français` or `Produkte_FR`. */
export function languageOfSheet(name: string): Language | undefined {
  const [, suffix = ''] = /[\s_.(-]+([a-z]{2})\)?$/i.exec(name.trim()) ?? [];
  return languageNamed(name) ?? languageNamed(suffix);
}
