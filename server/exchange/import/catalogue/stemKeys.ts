import { languages } from '../../../../resources/language/languages.ts';
import { foldedWords } from '../../../find/query/fold.ts';
import { stemOf } from '../../../find/query/stemOf.ts';

/** What singular and plural of a name share, in each language that it may be of. */
export function stemKeys(name: string): string[] {
  const words = foldedWords(name);
  if (words.length === 0) return [];
  return languages.map((language) => `${language} ${words.map((word) => stemOf(word, language)).join('')}`);
}
