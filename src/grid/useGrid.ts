import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../directory/useText.ts';
import { editsOf, filledRange, rangeBetween, type CellRange } from './cellRange.ts';
import {
  emptyHistory,
  redoStep,
  undoStep,
  withStep,
  type EditHistory,
  type EditStep,
  type Taken,
} from './editHistory.ts';
import { gridCommand } from './gridCommand.ts';
import type { CellEdit, CellPlace, GridColumn, GridRows } from './GridRow.ts';
import { copiedTable, pastedTable } from './pastedTable.ts';

interface Needs {
  columns: readonly GridColumn[];
  rows: GridRows;
  /** The column in which somebody begins. */
  start: number;
  onEdit: ((edits: readonly CellEdit[]) => void) | undefined;
  /** Gives the keyboard back to the grid. */
  focus: () => void;
  /** Hears when somebody begins to write a cell, and when that is over. */
  onWriting: ((isWriting: boolean) => void) | undefined;
}

/** Which cells are chosen, and the key of the row of the active one. */
interface Chosen {
  active: CellPlace;
  anchor: CellPlace;
  key?: string | undefined;
}

/** What a grid must not be asked to take at once, such as a whole column of a spreadsheet with all its empty rows. */
const mostRowsAtOnce = 5000;

export type GridState = ReturnType<typeof useGrid>;

/** Where somebody is in a grid, what is chosen, written and taken back. */
export function useGrid({ columns, rows, start, onEdit, focus, onWriting }: Needs) {
  const text = useText();
  const [chosen, setChosen] = useState<Chosen>();
  const [writing, setWriting] = useState<{ isAnew: boolean }>();
  const [history, setHistory] = useState<EditHistory>(emptyHistory);
  const [said, setSaid] = useState('');
  const first = { row: 0, column: start };
  const within = ({ row, column }: CellPlace) => ({
    row: Math.max(0, Math.min(row, rows.total - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  });
  const now = followed(chosen, rows) ?? { active: first, anchor: first };
  const active = within(now.active);
  const range = rangeBetween(active, within(now.anchor));
  const choose = (to: CellPlace, anchor: CellPlace) =>
    setChosen({ active: to, anchor, key: rows.rowAt(to.row)?.key });

  const go = (to: CellPlace, isExtending = false) => {
    const place = within(to);
    choose(place, isExtending ? now.anchor : place);
  };
  const write = (isAnew: boolean) => {
    const row = rows.rowAt(active.row);
    if (!onEdit || columns[active.column]?.isReadOnly || !row || row.isReadOnly) return false;
    // At once, so that what is being typed goes into the field.
    flushSync(() => {
      choose(active, active);
      setWriting({ isAnew });
    });
    onWriting?.(true);
    return true;
  };
  const keep = (step: EditStep) => {
    if (step.edits.length === 0) return;
    setHistory((before) => withStep(before, step));
    onEdit?.(step.edits);
  };
  const put = async (table: readonly (readonly string[])[]) => {
    if (!onEdit) return;
    const wanted = filledRange(range, table);
    const fills: CellRange = {
      ...wanted,
      bottom: Math.min(wanted.bottom, rows.total - 1, range.top + mostRowsAtOnce - 1),
      right: Math.min(wanted.right, columns.length - 1),
    };
    const filled = await rows.read(fills.top, fills.bottom);
    const edits = editsOf(fills, table, filled, columns);
    choose({ row: fills.top, column: fills.left }, { row: fills.bottom, column: fills.right });
    keep({ edits, at: { row: fills.top, column: fills.left } });
    const lost = wanted.bottom - fills.bottom;
    setSaid(
      [
        text('grid.changed', { count: edits.length, n: edits.length }),
        lost > 0 && text('grid.tooMany', { count: lost, n: lost }),
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
  const fillDown = async () => {
    const from = range.top === range.bottom ? Math.max(0, range.top - 1) : range.top;
    const [source] = await rows.read(from, from);
    if (!source) return;
    const filled = columns.slice(range.left, range.right + 1);
    await put([filled.map(({ key }) => source.cells.get(key)?.text ?? '')]);
  };
  const takeBack = (taken: Taken | undefined, word: 'grid.undone' | 'grid.redone') => {
    if (!taken) return;
    setHistory(taken.history);
    onEdit?.(taken.step.edits);
    // The row may come back only when the rows are read anew.
    setChosen({ active: taken.step.at, anchor: taken.step.at, key: taken.step.edits[0]?.row });
    setSaid(text(word, { count: taken.step.edits.length, n: taken.step.edits.length }));
  };
  const undo = () => takeBack(undoStep(history), 'grid.undone');
  const redo = () => takeBack(redoStep(history), 'grid.redone');

  const copy = async ({ top, bottom, left, right }: CellRange) => {
    const copied = await rows.read(top, Math.min(bottom, top + mostRowsAtOnce - 1));
    const keys = columns.slice(left, right + 1);
    return copiedTable(copied.map(({ cells }) => keys.map(({ key }) => cells.get(key)?.text ?? '')));
  };
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    const held = heldRows(rows, range);
    const { left, right } = range;
    const keys = columns.slice(left, right + 1);
    // An event fills the clipboard at once or never: what must be read first goes another way.
    if (held)
      event.clipboardData.setData(
        'text/plain',
        copiedTable(held.map(({ cells }) => keys.map(({ key }) => cells.get(key)?.text ?? ''))),
      );
    else void copy(range).then((table) => navigator.clipboard.writeText(table));
  };

  const press = (event: MouseEvent, place: CellPlace) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const isAgain = place.row === active.row && place.column === active.column && !event.shiftKey;
    focus();
    if (!isAgain || !chosen) go(place, event.shiftKey);
    else if (range.top === range.bottom && range.left === range.right) write(false);
    else go(place);
  };
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });

  /** Writes the active cell and goes on by so many rows and columns. */
  function writeActive(after: string, down: number, right: number) {
    const row = rows.rowAt(active.row);
    const column = columns[active.column];
    if (!row || !column) return;
    const before = row.cells.get(column.key)?.text ?? '';
    if (after !== before) keep({ edits: [{ row: row.key, column: column.key, before, after }], at: active });
    if (down !== 0 || right !== 0) go({ row: active.row + down, column: active.column + right });
  }

  return {
    active,
    range,
    writing,
    said,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    undo,
    redo,
    /** Presses a cell: it becomes the active one, and the active one is written. */
    press: useCallback((event: MouseEvent, place: CellPlace) => latest.current(event, place), []),
    /** Writes the active cell, which stays the active one. */
    write: (after: string) => writeActive(after, 0, 0),
    endWriting(after: string, down: number, right: number) {
      setWriting(undefined);
      onWriting?.(false);
      writeActive(after, down, right);
      if (down !== 0 || right !== 0) focus();
    },
    cancelWriting() {
      setWriting(undefined);
      onWriting?.(false);
      focus();
    },
    onKeyDown(event: KeyboardEvent, page: number) {
      const command = gridCommand(event, { active, rows: rows.total, columns: columns.length, page });
      if (!command) return;
      if (command.kind === 'write') {
        if (write(command.isAnew) && !command.isAnew) event.preventDefault();
        return;
      }
      event.preventDefault();
      if (command.kind === 'move') go(command.to, command.isExtending);
      else if (command.kind === 'clear') void put([['']]);
      else if (command.kind === 'fill') void fillDown();
      else if (command.kind === 'undo') undo();
      else if (command.kind === 'redo') redo();
      else choose({ row: rows.total - 1, column: columns.length - 1 }, { row: 0, column: 0 });
    },
    onCopy,
    onCut(event: ClipboardEvent) {
      onCopy(event);
      void put([['']]);
    },
    onPaste(event: ClipboardEvent) {
      event.preventDefault();
      void put(pastedTable(event.clipboardData.getData('text/plain')));
    },
  };
}

/** The active row may have moved meanwhile, as others before it came or went: then what is chosen is that row alone. */
function followed(chosen: Chosen | undefined, rows: GridRows): Chosen | undefined {
  if (chosen?.key === undefined || rows.rowAt(chosen.active.row)?.key === chosen.key) return chosen;
  const row = rows.indexOf(chosen.key);
  if (row === undefined) return chosen;
  const active = { ...chosen.active, row };
  return { ...chosen, active, anchor: active };
}

/** The rows of a range; undefined where one of them was not read. */
function heldRows(rows: GridRows, { top, bottom }: CellRange) {
  const held = Array.from({ length: bottom - top + 1 }, (_, index) => rows.rowAt(top + index));
  return held.every((row) => row !== undefined) ? held : undefined;
}
