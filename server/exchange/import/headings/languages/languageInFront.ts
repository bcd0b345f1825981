import { isLanguage, type Language } from '../../../../../resources/language/languages.ts';

const inFront = /^([a-z]{2})[_.:-](.{3,})$/i;

/** `DE_Title` and `en.description` say their language first; undefined where the two letters are none. */
export function languageInFront(heading: string): { text: string; named: Language } | undefined {
  const [, letters = '', text = ''] = inFront.exec(heading.trim()) ?? [];
  const named = letters.toLowerCase();
  return isLanguage(named) ? { text, named } : undefined;
}
