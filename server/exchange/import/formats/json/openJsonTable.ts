import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { columnName } from '../../../../base/workbook/cellReference.ts';
import { workbookLimits } from '../../../../base/workbook/limits.ts';
import { numberCell } from '../../../../base/workbook/readCell.ts';
import type { SheetCell, SheetInfo, SheetRow } from '../../../../base/workbook/sheetRow.ts';
import type { TableReader } from '../../../../base/workbook/tableReader.ts';
import { tooManyRows } from '../../../../base/workbook/tooManyRows.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { foldedWords } from '../../../../find/query/fold.ts';
import { keyHeading } from '../../headings/keyHeading.ts';
import { isJsonObject } from '../../source/isJsonObject.ts';
import { textCell } from '../../../../base/workbook/textCell.ts';
import { cellsOfMembers, cellsOfRecord, type Scalar } from './cellsOfRecord.ts';
import { JsonScanner } from './JsonScanner.ts';
import { listsLeftOut, recordPlaces, type RecordPlaces } from './recordPlaces.ts';
import { withVariants } from './withVariants.ts';

const chunkBytes = 256 * 1024;
/** What holds records together whose list has no name. */
const groupHeading = 'group';
const longestName = 100;

/**
 * Opens JSON of any nesting, or one object a line, as a table: a first row of headings, which are the paths of names, and a
 * row for each record; lists of other things with numbers are further sheets (behaviour B697). It is read through for where the records
 * are and for the headings, then for the rows.
 * @throws {WorkbookError} whenever it is not wholly understood or breaks `workbookLimits` or `jsonTableLimits`
 */
export async function openJsonTable(file: string): Promise<TableReader> {
  const { kinds, leftOut } = await listsIn(file);
  const countRow = tooManyRows();
  const tables = new Map<SheetInfo, Table>();
  for (const { name, places } of kinds) {
    const called = name.slice(0, longestName) || 'JSON';
    const { columns, groups } = await columnsOf(file, places, called, countRow);
    tables.set({ name: called, visibility: 'visible', isOfRecords: true, groups }, { places, columns });
  }
  const { size } = await stat(file);
  let readBytes = 0;
  return {
    sheets: [...tables.keys()],
    leftOut,
    async *rows(sheet) {
      const table = tables.get(sheet);
      if (!table) return;
      const { places, columns } = table;
      const shown = [...columns.keys()];
      yield [
        { sheet: sheet.name, row: 1, hidden: false, cells: shown.map((text, at) => textCell(at + 1, text)) },
      ];
      let row = 1;
      for await (const { records, bytes } of recordsOf(file, places)) {
        readBytes += bytes;
        const rows: SheetRow[] = [];
        for (const record of records) {
          row += 1;
          const cells = cellsOf(record, columns);
          if (cells.length > 0) rows.push({ sheet: sheet.name, row, hidden: false, cells });
        }
        if (rows.length > 0) yield rows;
      }
    },
    share: () => Math.min(readBytes / Math.max(size * tables.size, 1), 1),
    close: () => {},
  };
}

/** How many records there are; it is read through twice for that. */
export async function* countJsonRecords(file: string): AsyncGenerator<number> {
  const { kinds } = await listsIn(file);
  const scanner = new JsonScanner(kinds.flatMap(({ places }) => places));
  for await (const chunk of chunksOf(file))
    yield scanner
      .feed(chunk)
      .reduce((sum, { text, position }) => sum + withVariants(parsed(text, position)).length, 0);
}

interface Table {
  places: RecordPlaces['places'];
  columns: ReadonlyMap<string, number>;
}

async function listsIn(file: string) {
  const scanner = new JsonScanner();
  for await (const chunk of chunksOf(file)) scanner.feed(chunk);
  scanner.finish();
  const found = scanner.places.found();
  const kinds = recordPlaces(found);
  return { kinds, leftOut: listsLeftOut(found, kinds) };
}

/** The columns by heading, in the order in which records first have them, and what the lists around these are called. */
async function columnsOf(
  file: string,
  places: Table['places'],
  sheet: string,
  countRow: () => void,
): Promise<{ columns: Map<string, number>; groups: Set<string> }> {
  const columns = new Map<string, number>();
  const groups = new Set<string>();
  for await (const { records, lists } of recordsOf(file, places)) {
    for (const list of lists) for (const word of foldedWords(list)) groups.add(word);
    for (const record of records) {
      countRow();
      for (const heading of record.keys()) {
        if (columns.has(heading)) continue;
        const column = columns.size + 1;
        if (column > workbookLimits.columns)
          throw new WorkbookError('too-many-columns', {
            sheet,
            column: columnName(column),
            limit: workbookLimits.columns,
          });
        columns.set(heading, column);
      }
    }
  }
  return { columns, groups };
}

interface Batch {
  records: Map<string, Scalar>[];
  /** What the lists are called that they lie in. */
  lists: Set<string>;
  bytes: number;
}

async function* recordsOf(file: string, places: Table['places']): AsyncGenerator<Batch> {
  const scanner = new JsonScanner(places);
  for await (const chunk of chunksOf(file)) {
    const found = scanner.feed(chunk);
    yield {
      bytes: chunk.length,
      lists: new Set(found.flatMap(({ groups }) => groups.map(({ list }) => list))),
      records: found.flatMap(({ text, position, key, groups, kinds }) =>
        withVariants(parsed(text, position)).map((record) => {
          const cells = cellsOfRecord(record);
          for (const { list, texts, members } of groups) {
            for (const [name, said] of texts) addNew(cells, `${list || groupHeading}.${name}`, said);
            for (const [path, said] of cellsOfGroup(members, position))
              addNew(cells, `${list || groupHeading}.${path}`, said);
          }
          if (kinds.length > 0) addNew(cells, groupHeading, kinds.join(' > '));
          return key === undefined ? cells : new Map([[keyHeading, key], ...cells]);
        }),
      ),
    };
  }
  scanner.finish();
}

/** What a group says by objects and lists, as a record of its own would. */
function cellsOfGroup(members: ReadonlyMap<string, string>, position: number): Map<string, Scalar> {
  if (members.size === 0) return new Map();
  const text = [...members].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',');
  return cellsOfMembers(parsed(`{${text}}`, position));
}

/** What a record says itself is not said by its group. */
function addNew(cells: Map<string, Scalar>, heading: string, text: Scalar): void {
  if (!cells.has(heading)) cells.set(heading, text);
}

function parsed(text: string, position: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isJsonObject(value)) return value;
  } catch {
    // Told below.
  }
  throw new WorkbookError('damaged-json', { position });
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    const bytes: Buffer = chunk;
    yield bytes;
  }
}

function cellsOf(record: ReadonlyMap<string, Scalar>, columns: ReadonlyMap<string, number>): SheetCell[] {
  const cells: SheetCell[] = [];
  for (const [heading, value] of record) {
    const cell = cellOf(columns.get(heading) ?? 0, value);
    if (cell) cells.push(cell);
  }
  return cells.toSorted((one, other) => one.column - other.column);
}

function cellOf(column: number, value: Scalar): SheetCell | undefined {
  if (typeof value === 'number') return numberCell(column, String(value), undefined, false);
  if (typeof value === 'boolean') return { column, kind: 'boolean', value, text: value ? 'TRUE' : 'FALSE' };
  return value === '' ? undefined : textCell(column, value);
}
