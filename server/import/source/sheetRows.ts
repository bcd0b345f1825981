import { languages, type Language } from '../../../resources/languages.ts';
import type { HeadingIndex } from '../headings/HeadingIndex.ts';
import { languageOfCell, languageOfSheet } from '../headings/languageNamed.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { isBlank, withClearing } from '../given.ts';
import { remarksHeadings } from '../reports/issueText.ts';
import type { ReadSheet } from '../reports/reportRow.ts';
import { targetKey, type ColumnTarget, type Target } from '../target.ts';
import { columnName } from '../xlsx/cellReference.ts';
import { openWorkbook, type Workbook } from '../xlsx/openWorkbook.ts';
import type { SheetCell, SheetInfo, SheetRow } from '../xlsx/sheetRow.ts';
import { FileError } from '../FileError.ts';
import type { ReadShare } from './readShare.ts';
import type { Layout, Note, SourceRow } from './sourceRow.ts';

/** Rows of a sheet among which its headings are looked for: titles and remarks may stand above them. */
const rowsAboveData = 25;

const longestHeading = 200;

/** With fewer columns a row with one value may say all that its author had to say. */
const leastColumnsOfTitles = 3;

interface Column {
  target: ColumnTarget;
  letter: string;
  heading: string;
}

/** What the columns of a sheet mean, and in which language its texts are unless column or row say another. */
interface Understood {
  columns: Map<number, Column>;
  /** The column that says in which language each row is. */
  languageColumn: number | undefined;
  /** Of the remarks that we wrote ourselves, in a marked workbook that comes back. */
  remarksColumn: number | undefined;
  spoken: Language;
}

interface Reading {
  headings: HeadingIndex;
  /** Of texts whose headings do not tell theirs. */
  language: Language;
  /** Gets the sheets as they are understood. */
  layouts: Layout[];
  progress: ReadShare;
  note: Note;
}

interface SheetReading extends Reading {
  /** The language that the name of the sheet says its texts are in. */
  named: Language | undefined;
  /** Gets the sheet if no heading names products, with what are probably its headings. */
  unread: ReadSheet[];
}

/**
 * The products of a workbook, in batches as they are read: all sheets but very hidden ones, hidden rows and
 * sheets too.
 * @throws {WorkbookError} whenever the file is not wholly understood
 * @throws {FileError} when no sheet has headings that name products
 */
export async function* sheetRows(file: string, reading: Reading): AsyncGenerator<SourceRow[]> {
  const workbook = await openWorkbook(file);
  const unread: ReadSheet[] = [];
  try {
    const sheets = workbook.sheets.filter(({ visibility }) => visibility !== 'very-hidden');
    const named = sheets.map(({ name }) => languageOfSheet(name));
    // One sheet alone may be called `IT` for any reason; beside one called `DE` it is Italian.
    const arePerLanguage = new Set(named.filter((language) => language !== undefined)).size > 1;
    for (const [index, sheet] of sheets.entries())
      yield* rowsOfSheet(workbook, sheet, {
        ...reading,
        unread,
        named: arePerLanguage ? named[index] : undefined,
      });
  } finally {
    workbook.close();
  }
  if (reading.layouts.length === 0) throw new FileError('no-headings', {}, unread);
}

async function* rowsOfSheet(
  workbook: Workbook,
  sheet: SheetInfo,
  reading: SheetReading,
): AsyncGenerator<SourceRow[]> {
  const head: SheetRow[] = [];
  let understood: Understood | undefined;
  let layout: Layout | undefined;

  const begin = () => {
    const header = findHeader(head, reading);
    if (!header) return false;
    layout = { name: sheet.name, headerRow: header.row, lastColumn: 0, understood: [], columns: new Map() };
    reading.layouts.push(layout);
    understood = readColumns(header, reading, layout);
    return true;
  };
  const rowsFrom = (batch: readonly SheetRow[]) => {
    const found: SourceRow[] = [];
    for (const row of batch) {
      if (!layout || !understood || row.row < layout.headerRow) continue;
      const { remarksColumn } = understood;
      const last = row.cells.findLast(({ column }) => column !== remarksColumn);
      layout.lastColumn = Math.max(layout.lastColumn, last?.column ?? 0);
      if (row.row === layout.headerRow) continue;
      if (repeatsHeadings(row, understood)) {
        reading.note({ severity: 'warning', code: 'headings-repeated', sheet: sheet.name, row: row.row });
        continue;
      }
      const source = readRow(row, understood);
      if (source) found.push(source);
    }
    return found;
  };

  for await (const batch of workbook.rows(sheet)) {
    reading.progress.share = workbook.share();
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
    else {
      reading.unread.push(probableHeadings(sheet.name, head));
      reading.note({
        severity: 'warning',
        code: 'sheet-skipped',
        sheet: sheet.name,
        values: { sheet: sheet.name },
      });
    }
  }
}

/** The first row with the most texts in it: people can say what its columns mean. */
function probableHeadings(name: string, rows: readonly SheetRow[]): ReadSheet {
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

function isKey(target: ColumnTarget): boolean {
  return target.kind === 'field' && ['sid', 'articleNumber'].includes(target.field.name);
}

function readColumns(
  header: SheetRow,
  { headings, language, named, note }: SheetReading,
  layout: Layout,
): Understood {
  const place = { sheet: layout.name, row: header.row };
  const texts = header.cells.map(({ text }) => text);
  const spoken = named ?? headings.languageOf(texts, language);
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
  const [languageColumn] = [...columns].find(([, { target }]) => target.kind === 'language') ?? [];
  const remarksColumn = header.cells.find(({ text }) => remarksHeadings.includes(text))?.column;
  return { columns, languageColumn, remarksColumn, spoken };
}

/** Long lists say above each part, or on each page, what their columns are. */
function repeatsHeadings({ cells }: SheetRow, { columns }: Understood): boolean {
  const read = cells.flatMap((cell) => {
    const column = isBlank(cell) ? undefined : columns.get(cell.column);
    return column ? [{ ...column, text: cell.text }] : [];
  });
  return (
    read.some(({ target }) => isKey(target)) &&
    read.every(({ heading, text }) => nameKey(heading) === nameKey(text))
  );
}

function readRow({ sheet, row, cells }: SheetRow, understood: Understood): SourceRow | undefined {
  const { columns, languageColumn, spoken } = understood;
  const source: SourceRow = { sheet, row, language: spoken, cells: [], issues: [] };
  const said = cells.find((cell) => cell.column === languageColumn && !isBlank(cell));
  if (said) source.language = languageOfCell(said.text) ?? null;
  if (said && !source.language) source.issues.push(unknownLanguage(said, columns.get(said.column)));
  for (const cell of cells) {
    const column = columns.get(cell.column);
    if (!column || column.target.kind === 'language') continue;
    const given = withClearing(cell);
    if (isBlank(given)) continue;
    const target = inLanguage(column.target, source.language ?? spoken);
    source.cells.push({ target, column: column.letter, heading: column.heading, given });
  }
  source.isLone = isLone(cells, understood);
  return source.cells.length > 0 ? source : undefined;
}

/** Are words all that is filled in? A number of an article has digits and no blanks. */
function isLone(cells: readonly SheetCell[], { columns, remarksColumn }: Understood): boolean {
  if (columns.size < leastColumnsOfTitles) return false;
  const filled = cells.filter((cell) => cell.column !== remarksColumn && !isBlank(cell));
  const [only] = filled;
  return (
    filled.length === 1 &&
    only?.kind === 'text' &&
    /\p{L}/u.test(only.text) &&
    /^\D+$|\s/.test(only.text.trim())
  );
}

function unknownLanguage(cell: SheetCell, column: Column | undefined): SourceRow['issues'][number] {
  return {
    column: column?.letter ?? null,
    heading: column?.heading ?? null,
    value: cell.text.slice(0, longestHeading),
    severity: 'error',
    code: 'unknown-language',
    values: { languages: languages.join(', ') },
    suggestion: null,
  };
}

/** A text is in the language of its row, unless its heading says another. */
function inLanguage(target: Target, language: Language): Target {
  if (target.kind !== 'field' || !target.language || target.isNamed || target.language === language)
    return target;
  return { ...target, language };
}
