import { isLanguage, type Language } from '../../../../../resources/language/languages.ts';
import { nameKey } from '../../catalogue/nameKey.ts';

const names: Record<string, Language> = {
  deutsch: 'de',
  dt: 'de',
  german: 'de',
  allemand: 'de',
  tedesco: 'de',
  englisch: 'en',
  engl: 'en',
  english: 'en',
  anglais: 'en',
  inglese: 'en',
  franzosisch: 'fr',
  franz: 'fr',
  frz: 'fr',
  french: 'fr',
  francais: 'fr',
  francese: 'fr',
  italienisch: 'it',
  ital: 'it',
  italian: 'it',
  italien: 'it',
  italiano: 'it',
  // ISO 639-2
  deu: 'de',
  ger: 'de',
  eng: 'en',
  fra: 'fr',
  fre: 'fr',
  ita: 'it',
};

/** Nobody means Ukrainian by it who sells in these languages. */
const countries: Record<string, Language> = { uk: 'en', gb: 'en' };

/** One letter, as Swiss files write them. */
const letters: Record<string, Language> = { d: 'de', e: 'en', f: 'fr', i: 'it' };

/** The language of `de`, `FR`, `de-CH` or `Deutsch`. */
export function languageNamed(hint: string): Language | undefined {
  const code = hint.trim().toLowerCase().slice(0, 2);
  if (/^[a-z]{2}([-_][a-z]{2})?$/i.test(hint.trim())) return isLanguage(code) ? code : countries[code];
  return names[nameKey(hint)];
}

/** The language that a cell in a column of languages means; there also `F` or `fra`. */
export function languageOfCell(text: string): Language | undefined {
  return languageNamed(text) ?? letters[nameKey(text)];
}

/** The language of a sheet called `FR`, `Français` or `Produkte_FR`. */
export function languageOfSheet(name: string): Language | undefined {
  const [, suffix = ''] = /[\s_.(-]+([a-z]{2})\)?$/i.exec(name.trim()) ?? [];
  return languageNamed(name) ?? languageNamed(suffix);
}
