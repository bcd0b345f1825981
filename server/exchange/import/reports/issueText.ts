import type { Language } from '../../../../resources/languages.ts';
import type { PlatformGroupKey } from '../../../../resources/platformGroups.ts';
import { imports as de } from '../../../../resources/texts/de/imports.ts';
import { imports as en } from '../../../../resources/texts/en/imports.ts';
import { imports as fr } from '../../../../resources/texts/fr/imports.ts';
import { imports as it } from '../../../../resources/texts/it/imports.ts';
import { groupLabels } from '../../../base/texts/groupLabels.ts';
import { faultText } from '../../../base/texts/problemTexts.ts';
import type { CellFault } from '../../../base/workbook/sheetRow.ts';
import type { WorkbookErrorCode } from '../../../base/workbook/WorkbookError.ts';

const texts = { de, en, fr, it } satisfies Record<Language, typeof de>;
// Whatever the reading of workbooks refuses has a sentence of its own.
de.issues satisfies Record<WorkbookErrorCode | CellFault, string>;

export type ImportText = keyof typeof de.summary;

/** What the column of remarks is called in marked workbooks, in every language. */
export const remarksHeadings: readonly string[] = Object.values(texts).map(({ summary }) => summary.remarks);

interface Issue {
  code: string;
  /** The heading of the column, as the file writes it. */
  heading?: string | null;
  values?: Record<string, string | number>;
}

/** What is wrong and what to do, in one or two sentences that name the column, in the words of a platform group. */
export function issueText(
  language: Language,
  group: PlatformGroupKey,
  { code, heading, values = {} }: Issue,
): string {
  const known: Record<string, string> = texts[language].issues;
  const text = Object.hasOwn(known, code)
    ? fill(known[code] ?? '', { ...groupLabels(language, group), ...values })
    : faultText(language, code, values);
  return heading ? fill(texts[language].summary.atHeading, { heading, text }) : text;
}

/** A sentence of the report about the import as a whole. */
export function summaryText(
  language: Language,
  name: ImportText,
  values: Record<string, string | number> = {},
): string {
  return fill(texts[language].summary[name], values);
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
