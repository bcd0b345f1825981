import type { Language } from '../../../../../resources/language/languages.ts';
import type { AttributeNames } from '../attributes/AttributeNames.ts';
import type { HeadingEntries } from '../HeadingEntries.ts';
import type { Meaning } from '../Meaning.ts';

/** What the single readings of a heading know. */
export interface HeadingReader {
  readonly entries: HeadingEntries;
  readonly attributes: AttributeNames;
  /** What a part of the heading means by all readings. */
  read(heading: string, language: Language): Meaning;
}
