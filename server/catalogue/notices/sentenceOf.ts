import type { Language } from '../../../resources/language/languages.ts';
import { texts } from '../../base/texts/texts.ts';
import type { News } from './News.ts';

/** What it says to its reader. */
export function sentenceOf({ kind, says, values }: News, language: Language): string {
  return texts.text(language, `server:notices.${kind}.${says}`, values);
}
