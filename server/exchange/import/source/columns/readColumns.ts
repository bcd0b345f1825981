import { columnName } from '../../../../base/workbook/cellReference.ts';
import type { SheetRow } from '../../../../base/workbook/sheetRow.ts';
import { foldedWords } from '../../../../find/query/fold.ts';
import { compose, numberingOf } from '../../content/composed/compose.ts';
import { SampledRows } from '../../content/composed/SampledRows.ts';
import { decimalSignOf } from '../../content/decimalSign.ts';
import { doubtNumber } from '../../content/doubtNumber.ts';
import { judgeColumns } from '../../content/judgeColumns.ts';
import type { JudgedColumn } from '../../content/JudgedColumn.ts';
import { levelsIn } from '../../content/joinLevels.ts';
import { noteNewAttributes } from '../../content/noteNewAttributes.ts';
import { numbersArticles } from '../../content/numbersArticles.ts';
import { readAsBefore } from '../../keptColumns/readAsBefore.ts';
import { remarksHeadings } from '../../reports/issueText.ts';
import { rawColumn } from '../rawColumns.ts';
import type { Layout } from '../sourceRow.ts';
import { areForeign } from './areForeign.ts';
import { belowHeadings } from './belowHeadings.ts';
import type { HeadingReading } from './HeadingReading.ts';
import { isCategoryMerged } from './isCategoryMerged.ts';
import { isKeptRaw } from './isKeptRaw.ts';
import { judgeHeadings } from './judgeHeadings.ts';
import { NamedValues } from './NamedValues.ts';
import { namesOfPairs } from './namesOfPairs.ts';
import { noteColumns } from './noteColumns.ts';
import { noteUnderstood } from './noteUnderstood.ts';
import { pairsIn } from './pairsIn.ts';
import { rememberedColumn } from './rememberedColumn.ts';
import type { SheetColumns } from './SheetColumns.ts';
import { sidesIn } from './sidesIn.ts';
import { takenColumns } from './takenColumns.ts';

/**
 * What the columns below these headings mean; the layout gets what is read and what is understood.
 * @param first the first rows of the sheet
 */
export function readColumns(
  header: SheetRow,
  reading: HeadingReading,
  layout: Layout,
  first: readonly SheetRow[] = [],
): SheetColumns {
  const sample = belowHeadings(header, first);
  const { headings, language, named, references } = reading;
  const spoken =
    named ??
    headings.languageOf(
      header.cells.map(({ text }) => text),
      language,
    );
  const { same, perRow } = namesOfPairs(header, sample);
  const judged = judgeHeadings(header, reading, layout, { sample, spoken, same });
  readAsBefore(judged, reading.keptColumns?.get(layout.layout) ?? [], { headings, spoken });
  const rows = new SampledRows(sample, header.row);
  judgeColumns(judged, {
    references,
    attributes: headings.attributes,
    language: spoken,
    given: named ?? language,
    isFixed: reading.meanings !== undefined,
    isShown: reading.mayCompose ?? false,
    isNumberless: reading.isNumberless ?? false,
    isForeign: reading.isForeign ?? areForeign(judged),
    rows,
  });
  const numbering = reading.numberings?.get(layout.layout);
  const mayNumber = reading.isNumberless ?? false;
  // `Option2 Value` is what its name beside it says in each row, and so may tell rows apart.
  for (const column of judged)
    if (column.meaning.kind === 'other' && perRow.some(({ value }) => value === column.cell.column))
      column.meaning = { kind: 'unknown' };
  const composition = reading.mayCompose ? compose(judged, { rows, mayNumber, numbering }) : {};
  const number = reading.mayCompose ? numberingOf(judged, composition) : undefined;
  if (number) layout.number = number;
  if (reading.mayCompose) doubtNumber(judged, composition);
  const pairs = pairsIn(judged, perRow);
  if (reading.meanings === undefined) noteNewAttributes(judged);
  noteColumns(judged, layout, { headings, note: reading.note });
  const decimal = decimalSignOf(judged);
  const levels = levelsIn(judged);
  const columns = takenColumns(judged, layout, { levels, decimal });
  const sides = sidesIn(judged, columns);
  const isColumnRead = ({ cell }: JudgedColumn) =>
    columns.has(cell.column) || sides.some((side) => side.has(cell.column));
  noteUnderstood(judged, layout, isColumnRead);
  layout.taken = judged.flatMap((column) =>
    columns.has(column.cell.column) ? (rememberedColumn(column) ?? []) : [],
  );
  const [languageColumn] = [...columns].find(([, { target }]) => target.kind === 'language') ?? [];
  const remarksColumn = header.cells.find(({ text }) => remarksHeadings.includes(text))?.column;
  const raw = new Map(
    judged
      .filter((column) => isKeptRaw(column) && !isColumnRead(column))
      .map(({ cell, letter }) => [cell.column, rawColumn(cell.text, letter)] as const),
  );
  raw.delete(remarksColumn ?? 0);
  const width = header.cells.filter(
    ({ text, column }) => text.trim() !== '' && column !== remarksColumn,
  ).length;
  return {
    columns,
    sides,
    raw,
    languageColumn,
    remarksColumn,
    headings: new Map(header.cells.map(({ column, text }) => [column, foldedWords(text)])),
    width,
    levels: levels.map(columnName),
    isCategoryMerged: isCategoryMerged(judged, header, sample, references),
    isNumbered: judged.some(numbersArticles),
    composition,
    named: pairs.length > 0 ? new NamedValues(pairs, { headings, language: spoken, decimal }) : undefined,
    spoken,
  };
}
