import type { DocsLanguage } from '../../../../resources/language/docsLanguage.ts';
import { englishWords } from './englishWords.ts';
import { germanWords } from './germanWords.ts';
import type { Words } from './Words.ts';

/** What the contract says, by language. */
export const wordsIn: Readonly<Record<DocsLanguage, Words>> = { de: germanWords, en: englishWords };
