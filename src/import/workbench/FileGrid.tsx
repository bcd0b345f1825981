import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { LayoutColumns } from '../../../resources/calls/workbenchAnswers.ts';
import { readRows, type WantedRows } from '../../../providers/data/workbenches.ts';
import { workbenches } from '../../../resources/limits.ts';
import { Grid } from '../../grid/Grid.tsx';
import type { CellEdit } from '../../grid/GridRow.ts';
import { useRowPages } from '../../grid/useRowPages.ts';
import { amendedRow, cellDecisions, gridColumns, gridRow } from './gridOfRows.ts';
import { partKey, type WorkbenchState } from './useWorkbench.ts';

interface Needs {
  state: WorkbenchState;
  layouts: readonly LayoutColumns[];
  wanted: WantedRows;
  startColumn: string | undefined;
  label: string;
  disabled: boolean;
  /** Stands in the place of no rows. */
  empty: ReactNode;
}

/** Rows of the file as their author sees them; what is written into a cell is decided at once. */
export function FileGrid({ state, layouts, wanted, startColumn, label, disabled, empty }: Needs) {
  const { key, decide, setHeld, isJudged } = state;
  const [layout, setLayout] = useState<string | null>(null);
  // What stood in the file before it was corrected, of cells whose rows may be out of sight by now.
  const [formers] = useState(() => new Map<string, string>());
  const isOneSheet = layouts.flatMap(({ sheets }) => sheets).length <= 1;
  const asked = JSON.stringify(wanted);
  const rows = useRowPages({
    queryKey: useMemo(() => partKey(key, 'rows', asked), [key, asked]),
    // Which rows have a fault is known once they are judged; all of them are there at any time.
    isWanted: isJudged || Object.keys(wanted).length === 0,
    readPage: useCallback(
      async (first: number, last: number) => {
        const page = await readRows(key, wanted, [first, last]);
        setLayout((before) => before ?? page.rows[0]?.layout ?? null);
        return {
          total: page.total,
          rows: page.rows.map((row) =>
            gridRow(row, ({ sheet, row: at }) => (isOneSheet ? String(at) : `${sheet} ${at}`)),
          ),
        };
      },
      // oxlint-disable-next-line react/exhaustive-deps
      [key, asked, isOneSheet],
    ),
  });
  const columns = useMemo(() => gridColumns(layouts, layout), [layouts, layout]);

  function onEdit(edits: readonly CellEdit[]) {
    const nameOf = ({ row, column }: CellEdit) => `${row} ${column}`;
    for (const edit of edits) {
      const index = rows.indexOf(edit.row);
      const former = index === undefined ? undefined : rows.rowAt(index)?.cells.get(edit.column)?.former;
      if (!formers.has(nameOf(edit))) formers.set(nameOf(edit), former ?? edit.before);
    }
    rows.amend((row) => amendedRow(row, edits));
    const cells = cellDecisions(edits, (edit) => formers.get(nameOf(edit)) ?? edit.before);
    for (let start = 0; start < cells.length; start += workbenches.mostCellsAtOnce)
      decide({ cells: cells.slice(start, start + workbenches.mostCellsAtOnce) });
  }

  return (
    <Grid
      label={label}
      columns={columns}
      rows={rows}
      startColumn={startColumn}
      onEdit={disabled ? undefined : onEdit}
      onWriting={setHeld}
      {...(!isOneSheet && { rowHeadWidth: 132 })}
      empty={empty}
    />
  );
}
