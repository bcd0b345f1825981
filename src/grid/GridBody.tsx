import { memo } from 'react';
import { CellEditor, type Done } from './CellEditor.tsx';
import { isInRange, type CellRange } from './cellRange.ts';
import type { GridCell, GridColumn, GridRow, GridRows } from './GridRow.ts';
import { rowHeight } from './gridLook.ts';
import { NamedCellEditor } from './NamedCellEditor.tsx';
import type { GridState } from './useGrid.ts';
import type { GridWindow, Shown } from './useGridWindow.ts';

interface Needs {
  /** What the ids of the cells begin with. */
  id: string;
  columns: readonly GridColumn[];
  rows: GridRows;
  view: GridWindow;
  grid: GridState;
  range: CellRange;
  headWidth: number;
}

/** The rows of a grid that are in sight. */
export function GridBody({ id, columns, rows, view, grid, range, headWidth }: Needs) {
  const { active, writing } = grid;
  return (
    <div role="rowgroup">
      {view.rows.map(({ index, start }) => {
        const row = rows.rowAt(index);
        return (
          <div
            key={row?.key ?? index}
            role="row"
            aria-rowindex={index + 2}
            aria-busy={row ? undefined : true}
            className="row"
            style={{ transform: `translateY(${start}px)`, width: view.width, height: rowHeight }}
          >
            <div
              role="rowheader"
              aria-colindex={1}
              className="number"
              data-fault={row?.fault?.severity}
              title={row?.fault?.message}
              style={{ width: headWidth }}
            >
              <span className="words">{row?.heading}</span>
              {row?.fault && <span className="spoken">{`, ${row.fault.message}`}</span>}
            </div>
            {view.columns.map((place) => {
              const column = columns[place.index];
              if (!column) return null;
              const at = { row: index, column: place.index };
              const isActive = index === active.row && place.index === active.column;
              return isActive && writing ? (
                <div
                  key={column.key}
                  role="gridcell"
                  aria-colindex={place.index + 2}
                  className="cell"
                  data-active
                  style={{ left: place.start, width: place.size }}
                >
                  <CellWriter
                    column={column}
                    row={row}
                    isAnew={writing.isAnew}
                    onDone={grid.endWriting}
                    onCancel={grid.cancelWriting}
                  />
                </div>
              ) : (
                <Cell
                  key={column.key}
                  id={`${id}-${index}-${place.index}`}
                  place={place}
                  cell={row?.cells.get(column.key)}
                  isLoading={!row}
                  isReadOnly={column.isReadOnly ?? row?.isReadOnly ?? false}
                  isActive={isActive}
                  isSelected={isInRange(at, range)}
                  row={index}
                  onPress={grid.press}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

interface WriterNeeds {
  column: GridColumn;
  row: GridRow | undefined;
  isAnew: boolean;
  onDone: Done;
  onCancel: () => void;
}

function CellWriter({ column: { key, heading, suggest }, row, isAnew, ...ends }: WriterNeeds) {
  const text = isAnew ? '' : (row?.cells.get(key)?.text ?? '');
  if (!suggest || !row) return <CellEditor label={heading} text={text} {...ends} />;
  return (
    <NamedCellEditor label={heading} text={text} suggest={(typed) => suggest(typed, row.key)} {...ends} />
  );
}

interface CellNeeds {
  id: string;
  place: Shown;
  cell: GridCell | undefined;
  isLoading: boolean;
  isReadOnly: boolean;
  isActive: boolean;
  isSelected: boolean;
  row: number;
  onPress: GridState['press'];
}

const Cell = memo(
  ({ id, place, cell, isLoading, isReadOnly, isActive, isSelected, row, onPress }: CellNeeds) => (
    <div
      id={id}
      role="gridcell"
      aria-colindex={place.index + 2}
      aria-selected={isSelected}
      aria-readonly={isReadOnly || undefined}
      aria-invalid={cell?.fault?.severity === 'error' || undefined}
      className="cell"
      data-active={isActive || undefined}
      data-fault={cell?.fault?.severity}
      data-corrected={cell?.former === undefined ? undefined : true}
      title={cell?.fault?.message}
      style={{ left: place.start, width: place.size }}
      // The keyboard stays on the grid.
      onMouseDown={(event) => onPress(event, { row, column: place.index })}
    >
      {isLoading ? (
        <span className="loading" />
      ) : (
        <>
          <span className="words">{cell?.text}</span>
          {cell?.fault && <span className="spoken">{`, ${cell.fault.message}`}</span>}
        </>
      )}
    </div>
  ),
  (one, other) =>
    one.id === other.id &&
    one.cell === other.cell &&
    one.place.start === other.place.start &&
    one.place.size === other.place.size &&
    one.isLoading === other.isLoading &&
    one.isReadOnly === other.isReadOnly &&
    one.isActive === other.isActive &&
    one.isSelected === other.isSelected &&
    one.onPress === other.onPress,
);
