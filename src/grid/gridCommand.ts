import type { ShortcutGroup } from '../shortcuts/Shortcut.ts';
import type { CellPlace } from './GridRow.ts';

/** What a key means in a grid whose cells are not being written. */
export type GridCommand =
  | { kind: 'move'; to: CellPlace; isExtending: boolean }
  /** Writes the cell: what stands there, or, with `isAnew`, instead of it. */
  | { kind: 'write'; isAnew: boolean }
  | { kind: 'clear' }
  /** Fills the range with its first row; a single row with the one above it. */
  | { kind: 'fill' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'all' };

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

interface Around {
  active: CellPlace;
  rows: number;
  columns: number;
  /** Rows seen at once. */
  page: number;
}

/** The command of a key as the ARIA grid pattern and spreadsheets have it; undefined where it means nothing here. */
export function gridCommand(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  { active: { row, column }, rows, columns, page }: Around,
): GridCommand | undefined {
  if (altKey) return undefined;
  const isControl = ctrlKey || metaKey;
  const move = (toRow: number, toColumn: number): GridCommand => ({
    kind: 'move',
    to: {
      row: Math.max(0, Math.min(toRow, rows - 1)),
      column: Math.max(0, Math.min(toColumn, columns - 1)),
    },
    isExtending: shiftKey,
  });
  switch (key) {
    case 'ArrowDown':
      return move(isControl ? rows - 1 : row + 1, column);
    case 'ArrowUp':
      return move(isControl ? 0 : row - 1, column);
    case 'ArrowRight':
      return move(row, isControl ? columns - 1 : column + 1);
    case 'ArrowLeft':
      return move(row, isControl ? 0 : column - 1);
    case 'PageDown':
      return move(row + page, column);
    case 'PageUp':
      return move(row - page, column);
    case 'Home':
      return move(isControl ? 0 : row, 0);
    case 'End':
      return move(isControl ? rows - 1 : row, columns - 1);
    case 'Enter':
    case 'F2':
      return { kind: 'write', isAnew: false };
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' };
  }
  if (isControl) {
    const letter = key.toLowerCase();
    if (letter === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
    if (letter === 'y') return { kind: 'redo' };
    if (letter === 'd') return { kind: 'fill' };
    return letter === 'a' ? { kind: 'all' } : undefined;
  }
  // A letter, or the beginning of one: of an accent, or by an input method.
  return key.length === 1 || key === 'Dead' || key === 'Process'
    ? { kind: 'write', isAnew: true }
    : undefined;
}

/** Of these commands, those that nobody guesses. */
export const gridShortcuts: ShortcutGroup = {
  title: 'shortcuts.grid',
  shortcuts: [
    { keys: 'F2', says: 'shortcuts.write' },
    { keys: 'Delete', says: 'shortcuts.clear' },
    { keys: 'Control+D', says: 'shortcuts.fill' },
    { keys: 'Control+A', says: 'shortcuts.all' },
    { keys: 'Control+Z', says: 'shortcuts.undo' },
    { keys: 'Control+Y', says: 'shortcuts.redo' },
  ],
};
