import { stat } from 'node:fs/promises';
import { columnName } from '../../../../base/workbook/cellReference.ts';
import { textCell } from '../../../../base/workbook/textCell.ts';
import { countTags } from '../../../../base/workbook/countTags.ts';
import { fileHead } from '../../../../base/workbook/fileHead.ts';
import { workbookLimits } from '../../../../base/workbook/limits.ts';
import type { SheetInfo, SheetRow } from '../../../../base/workbook/sheetRow.ts';
import type { TableReader } from '../../../../base/workbook/tableReader.ts';
import { tooManyRows } from '../../../../base/workbook/tooManyRows.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { xmlChunks } from '../../../../base/workbook/xmlChunks.ts';
import type { RecordValue } from './cellsOfElement.ts';
import { FactsOfElements } from './ElementFacts.ts';
import { openXmlCells, rowElement } from './openXmlCells.ts';
import { plainHeadings } from './plainHeadings.ts';
import { recordElement } from './recordElement.ts';
import { RecordsOfXml } from './RecordsOfXml.ts';
import { rowsInWalk } from './rowsInWalk.ts';
import { walkXml } from './walkXml.ts';

const sheet: SheetInfo = { name: 'XML', visibility: 'visible', isOfRecords: true };

/**
 * Opens XML of any records as a table (behaviour B575): a first row of headings, which are the paths of names, and a row for each
 * record. It is read through for which elements are the records, for the headings, and then for the rows.
 * @throws {WorkbookError} other-xml where no element holds anything; whenever it is not wholly understood or breaks
 * `workbookLimits` or `xmlTableLimits`
 */
export async function openXmlTable(file: string): Promise<TableReader> {
  const found = await elementOfRecords(file);
  if (found.areCells) return openXmlCells(file);
  const recordsIn = () => new RecordsOfXml(found.name, found.ofKinds);
  const columns = await columnsOf(file, recordsIn);
  const { size } = await stat(file);
  let readBytes = 0;
  return {
    sheets: [sheet],
    async *rows() {
      const shown = new Map([...columns.values()].map(({ column, heading }) => [column, heading]));
      yield [
        {
          sheet: sheet.name,
          row: 1,
          hidden: false,
          cells: [...shown].map(([at, text]) => textCell(at, text)),
        },
      ];
      let row = 1;
      const records = recordsIn();
      const rowsFound = () => {
        const rows: SheetRow[] = [];
        for (const record of records.take()) {
          row += 1;
          const cells = [...record].flatMap(([path, value]) => {
            const column = columns.get(path);
            return column ? textCell(column.column, shownIn(column, value)) : [];
          });
          if (cells.length > 0)
            rows.push({
              sheet: sheet.name,
              row,
              hidden: false,
              cells: cells.toSorted((one, other) => one.column - other.column),
            });
        }
        return rows;
      };
      yield* rowsInWalk(file, records, rowsFound, (bytes) => (readBytes += bytes));
    },
    share: () => Math.min(readBytes / Math.max(size, 1), 1),
    close: () => {},
  };
}

/** How many records there are, in pieces; it is read through once to know which they are. */
export async function* countXmlRecords(file: string): AsyncGenerator<number> {
  const { name } = await elementOfRecords(file);
  async function* chunks() {
    for await (const { chunk } of xmlChunks(file)) yield chunk;
  }
  // Tags are counted in bytes.
  yield* countTags(chunks(), Buffer.from(name).toString('latin1').replaceAll(/\W/g, '\\$&'));
}

interface ElementOfRecords {
  name: string;
  /** Of those within them that are told apart by their kind. */
  ofKinds: ReadonlySet<string>;
  /** Are they rows of cells without names? */
  areCells: boolean;
}

/** Which elements are the records. */
async function elementOfRecords(file: string): Promise<ElementOfRecords> {
  const facts = new FactsOfElements();
  for await (const _ of walkXml(file, facts));
  const best = recordElement(facts.byName);
  const ofKinds = new Set([...facts.byName].flatMap(([each, { areOfKinds }]) => (areOfKinds ? each : [])));
  const row = best?.areKeyed ? undefined : await rowElement(file);
  if (row !== undefined) return { name: row, ofKinds, areCells: true };
  if (best) return { name: best.name, ofKinds, areCells: false };
  const { root } = await fileHead(file);
  throw new WorkbookError('other-xml', { root: root.slice(0, 60) });
}

/** What stands in a cell, below a heading that says a unit or none. */
function shownIn({ unit }: Column, { text, measured, units }: RecordValue): string {
  return unit !== undefined && units.size === 1 && units.has(unit) ? text : measured;
}

interface Column {
  column: number;
  heading: string;
  /** In which most of its numbers are; the others say theirs. */
  unit: string | undefined;
}

/** Of each path of names its column, in the order in which records first have them. */
async function columnsOf(file: string, recordsOf: () => RecordsOfXml): Promise<Map<string, Column>> {
  const records = recordsOf();
  const unitsOf = new Map<string, Map<string, number>>();
  const countRow = tooManyRows();
  const note = () => {
    for (const record of records.take()) {
      countRow();
      for (const [path, { text, units }] of record) {
        const known = unitsOf.get(path) ?? new Map<string, number>();
        // What a number that has none is in no other says.
        for (const unit of units.size === 0 && /\d/.test(text) ? [''] : units)
          known.set(unit, (known.get(unit) ?? 0) + 1);
        unitsOf.set(path, known);
      }
      if (unitsOf.size > workbookLimits.columns)
        throw new WorkbookError('too-many-columns', {
          sheet: sheet.name,
          column: columnName(unitsOf.size),
          limit: workbookLimits.columns,
        });
    }
  };
  for await (const _ of walkXml(file, records)) note();
  note();
  const plain = plainHeadings([...unitsOf.keys()], records.whole);
  return new Map(
    [...unitsOf].map(([path, units], at) => {
      const heading = plain.get(path) ?? path;
      const [[most] = []] = [...units].toSorted(([, one], [, other]) => other - one);
      const unit = units.has('') ? undefined : most;
      return [path, { column: at + 1, heading: unit ? `${heading} [${unit}]` : heading, unit }];
    }),
  );
}
