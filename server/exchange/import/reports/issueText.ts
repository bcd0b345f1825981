import { importFormats } from '../../../../resources/exchange/importFormats.ts';
import { keysOf } from '../../../../resources/keysOf.ts';
import { languages, type Language } from '../../../../resources/language/languages.ts';
import type { PlatformGroupKey } from '../../../../resources/platform/platformGroups.ts';
import type { imports } from '../../../../resources/texts/de/imports.ts';
import { faults } from '../../../../resources/texts/de/faults.ts';
import type { TextValues } from '../../../base/texts/createTranslator.ts';
import { faultText } from '../../../base/texts/problemTexts.ts';
import { texts } from '../../../base/texts/texts.ts';
import type { CellFault } from '../../../base/workbook/sheetRow.ts';
import type { WorkbookErrorCode } from '../../../base/workbook/WorkbookError.ts';

// Whatever the reading of workbooks refuses has a sentence of its own.
faults satisfies Record<WorkbookErrorCode | CellFault, string>;

export type ImportText = keyof typeof imports.summary;

/** What the column of remarks is called in marked workbooks, in every language. */
export const remarksHeadings: readonly string[] = languages.map((language) =>
  summaryText(language, 'remarks'),
);

interface Issue {
  code: string;
  /** The heading of the column, as the file writes it. */
  heading?: string | null;
  values?: TextValues;
  /** Of so many issues it is said at once, by the words for several where one is told by something of its own. */
  count?: number;
}

/** What is wrong and what to do, in one or two sentences that name the column, in the words of a platform group. */
export function issueText(
  language: Language,
  group: PlatformGroupKey,
  { code, heading, values, count = 1 }: Issue,
): string {
  const ofSeveral = `${code}-several`;
  const text = faultText(
    language,
    group,
    count > 1 && ofSeveral in faults ? ofSeveral : code,
    code === 'unknown-format' ? { formats: formatNames(language) } : values,
  );
  return heading ? summaryText(language, 'atHeading', { heading, text }) : text;
}

/** All formats that are read, by their names for people. */
function formatNames(language: Language): string {
  return [
    ...new Set(keysOf(importFormats).map((format) => texts.text(language, `imports:formats.${format}`, {}))),
  ].join(', ');
}

/** A sentence of the report about the import as a whole. */
export function summaryText(language: Language, name: ImportText, values: TextValues = {}): string {
  return texts.text(language, `imports:summary.${name}`, values);
}
