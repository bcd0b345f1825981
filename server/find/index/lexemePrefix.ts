import type { Language } from '../../../resources/language/languages.ts';
import { languagesOf, type DatasetKey } from '../../../resources/platform/platforms.ts';

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

/** Words that stand about a product, in the names above it and in its long texts, apart from those that are its own. */
const wideMarks: Record<Language, string> = { de: 'D', en: 'E', fr: 'F', it: 'I' };

const factMark = 'q';

/** What stands before every word of a product of this platform in this language. */
export function lexemePrefix(dataset: DatasetKey, language: Language): string {
  return datasetMarks[dataset] + languageMarks[language];
}

/** What stands before the words of this language that are said about a product of this platform. */
export function widePrefix(dataset: DatasetKey, language: Language): string {
  return datasetMarks[dataset] + wideMarks[language];
}

/** What stands before what is known of a product of this platform in every language (see `facts.ts`). */
export function factPrefix(dataset: DatasetKey): string {
  return datasetMarks[dataset] + factMark;
}

/** All that stands before lexemes of products of this platform. */
export function prefixesOf(dataset: DatasetKey): string[] {
  return [
    ...languagesOf(dataset).flatMap((language) => [
      lexemePrefix(dataset, language),
      widePrefix(dataset, language),
    ]),
    factPrefix(dataset),
  ];
}
