import type { Language } from '../../../resources/languages.ts';
import type { DatasetKey } from '../../../resources/platforms.ts';

/** The letter that stands for a platform in a lexeme. Stored: a letter once given is never given again. */
const datasetMarks: Record<DatasetKey, string> = {
  CH: 'a',
  DE: 'b',
  AT: 'c',
  RHB: 'd',
  MGBAHN: 'e',
  ZBS: 'f',
  CH_DEMO: 'g',
  DE_DEMO: 'h',
  AT_DEMO: 'i',
  RHB_DEMO: 'j',
  MGBAHN_DEMO: 'k',
  ZBS_DEMO: 'l',
};

const languageMarks: Record<Language, string> = { de: 'd', en: 'e', fr: 'f', it: 'i' };

/** Length of the mark before the word of a lexeme. */
export const lexemePrefixLength = 2;

/** What stands before every word of a product of this platform in this language. */
export function lexemePrefix(dataset: DatasetKey, language: Language): string {
  return datasetMarks[dataset] + languageMarks[language];
}
