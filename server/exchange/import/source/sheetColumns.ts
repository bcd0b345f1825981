import type { Language } from '../../../../resources/languages.ts';
import type { HeadingIndex } from '../headings/HeadingIndex.ts';
import { remarksHeadings } from '../reports/issueText.ts';
import type { ReadSheet } from '../reports/reportRow.ts';
import { targetKey, type ColumnTarget } from '../target.ts';
import { columnName } from '../../../base/workbook/cellReference.ts';
import type { SheetRow } from '../../../base/workbook/sheetRow.ts';
import type { Layout, Note } from './sourceRow.ts';

/** Rows of a sheet among which its headings are looked for: titles and remarks may stand above them. */
export const rowsAboveData = 25;

/** Of a heading, or of a value at fault, a report shows so much. */
export const longestHeading = 200;

export interface SheetColumn {
  target: ColumnTarget;
  letter: string;
  heading: string;
}

/** What the columns of a sheet mean, and in which language its texts are unless column or row say another. */
export interface SheetColumns {
  columns: Map<number, SheetColumn>;
  /** The column that says in which language each row is. */
  languageColumn: number | undefined;
  /** Of the remarks that we wrote ourselves, in a marked workbook that comes back. */
  remarksColumn: number | undefined;
  spoken: Language;
}

/** By what the headings of a sheet are understood. */
export interface HeadingReading {
  headings: HeadingIndex;
  /** Of texts whose headings do not tell theirs. */
  language: Language;
  /** The language that the name of the sheet says its texts are in. */
  named: Language | undefined;
  note: Note;
}

/** The row in which most headings are known, one of them naming the product. */
export function findHeader(
  rows: readonly SheetRow[],
  { headings, language }: Pick<HeadingReading, 'headings' | 'language'>,
): SheetRow | undefined {
  let best: SheetRow | undefined;
  let most = 0;
  for (const row of rows.slice(0, rowsAboveData)) {
    const meanings = row.cells.flatMap((cell) =>
      cell.kind === 'text' ? [headings.read(cell.value, language)] : [],
    );
    const targets = meanings.flatMap((meaning) => (meaning.kind === 'target' ? [meaning.target] : []));
    if (targets.length <= most || !targets.some(isKey)) continue;
    best = row;
    most = targets.length;
  }
  return best;
}

/** The first row with the most texts in it: people can say what its columns mean. */
export function probableHeadings(name: string, rows: readonly SheetRow[]): ReadSheet {
  const textsOf = (row: SheetRow) =>
    row.cells.filter(({ kind, text }) => kind === 'text' && text.trim() !== '');
  const best = rows
    .slice(0, rowsAboveData)
    .reduce((most, row) => (textsOf(row).length > textsOf(most).length ? row : most));
  const understood = textsOf(best).map(({ column, text }) => ({
    column: columnName(column),
    heading: text.slice(0, longestHeading),
    field: null,
  }));
  return { name, headerRow: best.row, lastColumn: best.cells.at(-1)?.column ?? 0, understood };
}

/** Does a column of this meaning name the product? */
export function isKey(target: ColumnTarget): boolean {
  return target.kind === 'field' && ['sid', 'articleNumber'].includes(target.field.name);
}

/** What the columns below these headings mean; the layout gets what is read and what is understood. */
export function readColumns(
  header: SheetRow,
  { headings, language, named, note }: HeadingReading,
  layout: Layout,
): SheetColumns {
  const place = { sheet: layout.name, row: header.row };
  const texts = header.cells.map(({ text }) => text);
  const spoken = named ?? headings.languageOf(texts, language);
  const read = header.cells.map((cell) => ({
    cell,
    letter: columnName(cell.column),
    meaning: headings.read(cell.text, spoken),
  }));
  const columns = new Map<number, SheetColumn>();
  // The surest first, so that a column with our own name goes before one that only means the same.
  const rankOf = ({ meaning }: (typeof read)[number]) =>
    meaning.kind === 'target' ? meaning.rank : Infinity;
  for (const { cell, letter, meaning } of read.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const about = { ...place, column: letter, heading: cell.text, value: cell.text };
    if (meaning.kind === 'ambiguous')
      note({
        ...about,
        severity: 'error',
        code: 'ambiguous-column',
        values: { choices: meaning.sids.join(', ') },
      });
    else if (meaning.kind === 'unknown')
      note({
        ...about,
        severity: 'warning',
        code: 'unknown-column',
        suggestion: headings.suggest(cell.text),
      });
    if (meaning.kind !== 'target') continue;
    const { target, rank } = meaning;
    const key = targetKey(target);
    const former = layout.columns.get(key);
    const isMany = target.kind === 'field' && target.field.type === 'text[]';
    if (former && !isMany) {
      const formerRank = read.find((each) => each.letter === former.column)?.meaning;
      const isSurer = formerRank?.kind === 'target' && formerRank.rank < rank;
      const severity = isSurer ? 'warning' : 'error';
      note({ ...about, severity, code: 'duplicate-column', values: { column: former.column } });
      continue;
    }
    if (!former) layout.columns.set(key, { column: letter, heading: cell.text });
    columns.set(cell.column, { target, letter, heading: cell.text });
  }
  for (const { cell, letter } of read) {
    if (remarksHeadings.includes(cell.text) || cell.text.trim() === '') continue;
    const target = columns.get(cell.column)?.target;
    const field = target ? targetKey(target) : null;
    layout.understood.push({ column: letter, heading: cell.text.slice(0, longestHeading), field });
  }
  const [languageColumn] = [...columns].find(([, { target }]) => target.kind === 'language') ?? [];
  const remarksColumn = header.cells.find(({ text }) => remarksHeadings.includes(text))?.column;
  return { columns, languageColumn, remarksColumn, spoken };
}
