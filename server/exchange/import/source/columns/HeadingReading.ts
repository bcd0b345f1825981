import type { Language } from '../../../../../resources/language/languages.ts';
import type { HeadingMeaning } from '../../../../base/workbook/sheetRow.ts';
import type { Catalogue } from '../../catalogue/readCatalogue.ts';
import type { HeadingIndex } from '../../headings/HeadingIndex.ts';
import type { KeptColumn } from '../../keptColumns/KeptColumn.ts';
import type { Numbering } from '../../numbering/Numbering.ts';
import type { Note } from '../sourceRow.ts';

/** By what the headings of a sheet are understood. */
export interface HeadingReading {
  headings: HeadingIndex;
  /** What values may refer to: columns are also known by what they hold. */
  references: Catalogue['references'];
  /** Of texts whose headings do not tell theirs. */
  language: Language;
  /** The language that the name of the sheet says its texts are in. */
  named: Language | undefined;
  /** What the format of the file says of its headings. */
  meanings?: ReadonlyMap<string, HeadingMeaning> | undefined;
  /** As a `SheetInfo` has them. */
  groups?: ReadonlySet<string> | undefined;
  /** May titles be put together of columns, and does no sheet of the file number its articles, so that numbers may be too? */
  mayCompose?: boolean;
  isNumberless?: boolean;
  /** Were the headings found by their shape alone? What columns hold then says what they are. */
  isForeign?: boolean;
  /** How articles were numbered before whose headings do not say it, by layout. */
  numberings?: ReadonlyMap<string, Numbering> | undefined;
  /** What columns were taken for by what they held, by layout. */
  keptColumns?: ReadonlyMap<string, readonly KeptColumn[]> | undefined;
  note: Note;
}
