import type {
  CellFaultShown,
  GridRow as FileRow,
  LayoutColumns,
} from '../../../resources/calls/workbenchAnswers.ts';
import type { CellDecision } from '../../../resources/calls/workbenchDecisions.ts';
import type { CellEdit, CellFault, GridCell, GridColumn, GridRow } from '../../grid/GridRow.ts';

const narrowest = 88;
const widest = 280;
const letterWidth = 7.5;

/** The columns of a grid for the columns of a file; of several layouts those of the one that is shown, and all letters. */
export function gridColumns(layouts: readonly LayoutColumns[], layout: string | null): GridColumn[] {
  const shown = layouts.find((one) => one.layout === layout) ?? layouts[0];
  const letters = new Set(layouts.flatMap(({ columns }) => columns.map(({ column }) => column)));
  return [...letters].sort(byLetter).map((column) => {
    const known = shown?.columns.find((one) => one.column === column);
    const longest = Math.max(...[known?.heading, ...(known?.samples ?? [])].map((text) => text?.length ?? 0));
    return {
      key: column,
      heading: known?.heading ?? '',
      mark: column,
      width: Math.round(Math.max(narrowest, Math.min(longest * letterWidth + 28, widest))),
    };
  });
}

/** A row of a file as the grid shows it; `nameOf` says which it is. */
export function gridRow(row: FileRow, nameOf: (row: FileRow) => string): GridRow {
  const fault = faultOf(row.faults);
  return {
    key: JSON.stringify([row.sheet, row.row]),
    heading: nameOf(row),
    isReadOnly: row.isTaken,
    ...(fault && { fault }),
    cells: new Map(
      row.cells.map(({ column, text, corrected, faults }) => {
        const wrong = faultOf(faults ?? []);
        const cell: GridCell = {
          text: corrected ?? text,
          ...(wrong && { fault: wrong }),
          ...(corrected !== undefined && { former: text }),
        };
        return [column, cell];
      }),
    ),
  };
}

/** The corrections that a file is to be read with after those cells were written; what stands in the file needs none. */
export function cellDecisions(
  edits: readonly CellEdit[],
  formerOf: (edit: CellEdit) => string,
): (Omit<CellDecision, 'value'> & { value: string | null })[] {
  return edits.flatMap((edit) => {
    const place = placeOfRow(edit.row);
    if (!place) return [];
    return [{ ...place, column: edit.column, value: edit.after === formerOf(edit) ? null : edit.after }];
  });
}

/** The row as it is about to be: with what was just written, of which nobody knows yet whether it is right. */
export function amendedRow(row: GridRow, edits: readonly CellEdit[]): GridRow {
  const own = edits.filter((edit) => edit.row === row.key);
  if (own.length === 0) return row;
  const cells = new Map(row.cells);
  for (const { column, after } of own) {
    const before = cells.get(column);
    const former = before?.former ?? before?.text ?? '';
    cells.set(column, { text: after, ...(after !== former && { former }) });
  }
  return { ...row, cells };
}

function placeOfRow(key: string): { sheet: string; row: number } | undefined {
  const parts: unknown = JSON.parse(key);
  if (!Array.isArray(parts)) return undefined;
  const [sheet, row]: unknown[] = parts;
  return typeof sheet === 'string' && typeof row === 'number' ? { sheet, row } : undefined;
}

/** All faults of a cell as one: the worst says how bad it is, the first suggestion what to do. */
function faultOf(faults: readonly CellFaultShown[]): CellFault | undefined {
  if (faults.length === 0) return undefined;
  const isError = faults.some(({ severity }) => severity === 'error');
  const suggestion = faults.find((fault) => fault.suggestion !== null)?.suggestion;
  return {
    severity: isError ? 'error' : 'warning',
    message: [...new Set(faults.map(({ message }) => message))].join(' '),
    ...(suggestion && { suggestion }),
  };
}

/** As columns stand in a sheet: A to Z before AA. */
function byLetter(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1);
}
