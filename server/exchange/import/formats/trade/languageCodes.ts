import { isLanguage, languages, type Language } from '../../../../../resources/language/languages.ts';

/** ISO 639-2, as BMEcat names languages; of the two codes that some have, the one for terminology. */
export const codeOfLanguage: Readonly<Record<Language, string>> = {
  de: 'deu',
  en: 'eng',
  fr: 'fra',
  it: 'ita',
};
const otherCodes: ReadonlyMap<string, string> = new Map([
  ['ger', 'deu'],
  ['fre', 'fra'],
]);
const languageOfCode: ReadonlyMap<string, Language> = new Map(
  languages.map((language) => [codeOfLanguage[language], language]),
);

/** A file names a language in few ways, but often. */
const mostRemembered = 1000;
const remembered = new Map<string, string>();

/** The code of three letters for however a file names a language: `GER`, `de`, `de-CH`. */
export function languageCode(said: string): string {
  const known = remembered.get(said);
  if (known !== undefined) return known;
  const found = codeOf(said);
  if (remembered.size < mostRemembered) remembered.set(said, found);
  return found;
}

function codeOf(said: string): string {
  const code = said.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return isLanguage(code) ? codeOfLanguage[code] : (otherCodes.get(code) ?? code);
}

/** Our language of that code of three letters. */
export function languageOf(code: string): Language | undefined {
  return languageOfCode.get(code);
}
