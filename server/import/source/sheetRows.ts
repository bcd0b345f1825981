import type { Language } from '../../../resources/languages.ts';
import type { HeadingIndex } from '../headings/HeadingIndex.ts';
import { isBlank, withClearing } from '../given.ts';
import { remarksHeadings } from '../reports/issueText.ts';
import { targetKey, type Target } from '../target.ts';
import { columnName } from '../xlsx/cellReference.ts';
import { openWorkbook, type Workbook } from '../xlsx/openWorkbook.ts';
import type { SheetInfo, SheetRow } from '../xlsx/sheetRow.ts';
import { FileError } from '../FileError.ts';
import type { Layout, Note, SourceRow } from './sourceRow.ts';

/** Rows of a sheet among which its headings are looked for: titles and remarks may stand above them. */
const rowsAboveData = 25;

const longestHeading = 200;

interface Column {
  target: Target;
  letter: string;
  heading: string;
}

interface Reading {
  headings: HeadingIndex;
  /** Of texts whose headings do not tell theirs. */
  language: Language;
  /** Gets the sheets as they are understood. */
  layouts: Layout[];
  note: Note;
}

/**
 * The products of a workbook, in batches as they are read: all sheets but very hidden ones, hidden rows and
 * sheets too.
 * @throws {WorkbookError} whenever the file is not wholly understood
 * @throws {FileError} when no sheet has headings that name products
 */
export async function* sheetRows(file: string, reading: Reading): AsyncGenerator<SourceRow[]> {
  const workbook = await openWorkbook(file);
  try {
    for (const sheet of workbook.sheets)
      if (sheet.visibility !== 'very-hidden') yield* rowsOfSheet(workbook, sheet, reading);
  } finally {
    workbook.close();
  }
  if (reading.layouts.length === 0) throw new FileError('no-headings');
}

async function* rowsOfSheet(
  workbook: Workbook,
  sheet: SheetInfo,
  reading: Reading,
): AsyncGenerator<SourceRow[]> {
  const head: SheetRow[] = [];
  let columns: Map<number, Column> | undefined;
  let layout: Layout | undefined;
  /** Of the remarks that we wrote ourselves, in a marked workbook that comes back. */
  let remarksColumn: number | undefined;

  const begin = () => {
    const header = findHeader(head, reading);
    if (!header) return false;
    layout = { name: sheet.name, headerRow: header.row, lastColumn: 0, understood: [], columns: new Map() };
    reading.layouts.push(layout);
    columns = readColumns(header, reading, layout);
    remarksColumn = header.cells.find(({ text }) => remarksHeadings.includes(text))?.column;
    return true;
  };
  const rowsFrom = (batch: readonly SheetRow[]) => {
    const found: SourceRow[] = [];
    for (const row of batch) {
      if (!layout || !columns || row.row < layout.headerRow) continue;
      const last = row.cells.findLast(({ column }) => column !== remarksColumn);
      layout.lastColumn = Math.max(layout.lastColumn, last?.column ?? 0);
      if (row.row === layout.headerRow) continue;
      const source = readRow(row, columns);
      if (source) found.push(source);
    }
    return found;
  };

  for await (const batch of workbook.rows(sheet)) {
    if (layout) {
      yield rowsFrom(batch);
      continue;
    }
    head.push(...batch);
    if (head.length < rowsAboveData) continue;
    if (!begin()) break;
    yield rowsFrom(head.splice(0));
  }
  if (!layout && head.length > 0) {
    if (head.length < rowsAboveData && begin()) yield rowsFrom(head);
    else
      reading.note({
        severity: 'warning',
        code: 'sheet-skipped',
        sheet: sheet.name,
        values: { sheet: sheet.name },
      });
  }
}

/** The row in which most headings are known, one of them naming the product. */
function findHeader(rows: readonly SheetRow[], { headings, language }: Reading): SheetRow | undefined {
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

function isKey(target: Target): boolean {
  return target.kind === 'field' && ['sid', 'articleNumber'].includes(target.field.name);
}

function readColumns(
  header: SheetRow,
  { headings, language, note }: Reading,
  layout: Layout,
): Map<number, Column> {
  const place = { sheet: layout.name, row: header.row };
  const texts = header.cells.map(({ text }) => text);
  const spoken = headings.languageOf(texts, language);
  const read = header.cells.map((cell) => ({
    cell,
    letter: columnName(cell.column),
    meaning: headings.read(cell.text, spoken),
  }));
  const columns = new Map<number, Column>();
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
  return columns;
}

function readRow({ sheet, row, cells }: SheetRow, columns: Map<number, Column>): SourceRow | undefined {
  const source: SourceRow = { sheet, row, cells: [], issues: [] };
  for (const cell of cells) {
    const column = columns.get(cell.column);
    if (!column) continue;
    const given = withClearing(cell);
    if (isBlank(given)) continue;
    source.cells.push({ target: column.target, column: column.letter, heading: column.heading, given });
  }
  return source.cells.length > 0 ? source : undefined;
}
