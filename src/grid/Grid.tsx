import { Alert, Box, Button, Skeleton } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { useText } from '../directory/useText.ts';
import { Spoken } from '../layout/Spoken.tsx';
import { CellDetail } from './CellDetail.tsx';
import { GridBar } from './GridBar.tsx';
import { GridBody } from './GridBody.tsx';
import { gridLook, headHeight, headWidth } from './gridLook.ts';
import type { CellEdit, GridColumn } from './GridRow.ts';
import { gridShortcuts } from './gridCommand.ts';
import { useGrid } from './useGrid.ts';
import { useGridWindow } from './useGridWindow.ts';
import type { PagedRows } from './useRowPages.ts';

interface Needs {
  /** Names the grid for those who do not see it. */
  label: string;
  columns: readonly GridColumn[];
  rows: PagedRows;
  /** The column in which somebody begins; without it the first one. */
  startColumn?: string | undefined;
  /** Takes what was written; without it nothing can be. */
  onEdit?: ((edits: readonly CellEdit[]) => void) | undefined;
  onWriting?: (isWriting: boolean) => void;
  /** Stands in the place of no rows. */
  empty: ReactNode;
  /** What names the rows is wider than a number; in pixels. */
  rowHeadWidth?: number;
}

/**
 * A table of thousands of rows whose cells are written in place, as spreadsheets and the ARIA grid pattern have it: the
 * keyboard stays on the grid and points to its active cell, so that what is out of sight need not exist (behaviour B348).
 */
export function Grid({
  label,
  columns,
  rows,
  startColumn,
  onEdit,
  onWriting,
  empty,
  rowHeadWidth = headWidth,
}: Needs) {
  const text = useText();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const start = Math.max(
    0,
    columns.findIndex(({ key }) => key === startColumn),
  );
  useShortcuts(gridShortcuts);
  const grid = useGrid({
    columns,
    rows,
    start,
    onEdit,
    onWriting,
    focus: () => scroller.current?.focus({ preventScroll: true }),
  });
  const { active, range } = grid;
  const view = useGridWindow({ scroller, columns, total: rows.total, active, headWidth: rowHeadWidth });

  const { show } = rows;
  const { firstRow, lastRow } = view;
  useEffect(() => show(firstRow, lastRow), [show, firstRow, lastRow]);

  if (rows.error && rows.total === 0)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={rows.again}>
            {text('grid.again')}
          </Button>
        }
      >
        {rows.error.message}
      </Alert>
    );
  if (rows.isPending) return <Skeleton variant="rounded" height={280} aria-label={text('grid.loading')} />;
  if (rows.total === 0) return empty;

  const row = rows.rowAt(active.row);
  const column = columns[active.column];
  return (
    <Box>
      <GridBar
        isEditable={onEdit !== undefined}
        canUndo={grid.canUndo}
        canRedo={grid.canRedo}
        onUndo={grid.undo}
        onRedo={grid.redo}
      />
      {rows.error && <Alert severity="warning">{rows.error.message}</Alert>}
      <Box
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.total + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-readonly={onEdit === undefined}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={grid.writing ? undefined : `${id}-${active.row}-${active.column}`}
        tabIndex={0}
        onKeyDown={(event) => grid.onKeyDown(event, view.pageSize())}
        onCopy={grid.onCopy}
        onCut={grid.onCut}
        onPaste={grid.onPaste}
        sx={gridLook}
      >
        <div role="none" style={{ position: 'relative', height: view.height, width: view.width }}>
          <div role="rowgroup" className="head" style={{ height: headHeight }}>
            <div role="row" aria-rowindex={1}>
              <div role="columnheader" aria-colindex={1} className="corner" style={{ width: rowHeadWidth }}>
                <span className="spoken">{text('grid.row')}</span>
              </div>
              {view.columns.map(({ index, start: left, size }) => (
                <div
                  key={columns[index]?.key}
                  role="columnheader"
                  aria-colindex={index + 2}
                  className="heading"
                  data-active={index === active.column || undefined}
                  title={columns[index]?.heading}
                  style={{ left, width: size }}
                >
                  <span className="mark">{columns[index]?.mark}</span>
                  <span className="words">{columns[index]?.heading}</span>
                </div>
              ))}
            </div>
          </div>
          <GridBody
            headWidth={rowHeadWidth}
            id={id}
            columns={columns}
            rows={rows}
            view={view}
            grid={grid}
            range={range}
          />
        </div>
      </Box>
      <Box component="p" id={`${id}-keys`} sx={{ display: 'none' }}>
        {text(onEdit ? 'grid.keys' : 'grid.keysReadOnly')}
      </Box>
      <CellDetail
        row={row}
        column={column}
        onTake={onEdit && !column?.isReadOnly && !row?.isReadOnly ? grid.write : undefined}
      />
      <Spoken>{grid.said}</Spoken>
    </Box>
  );
}
