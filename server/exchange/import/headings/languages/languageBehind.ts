import type { Language } from '../../../../../resources/language/languages.ts';
import { languageNamed } from './languageNamed.ts';

const behind = /^(.+?)(?:[\s_.:/@{-]+|\s(?:xml:)?lang=)(\p{L}{2,})[}.]?$/isu;

/** `name_de`, `Nome ITA`, `Bezeichnung dt.`, `products_name_german` and `TITLE lang=fra` say their language last; undefined where the word is none. */
export function languageBehind(heading: string): { text: string; named: Language } | undefined {
  const [, text = '', word = ''] = behind.exec(heading.trim()) ?? [];
  const named = languageNamed(word);
  return named ? { text, named } : undefined;
}
