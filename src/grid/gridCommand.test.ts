import { expect, it } from 'vitest';
import { gridCommand } from './gridCommand.ts';

const around = { active: { row: 5, column: 1 }, rows: 100, columns: 4, page: 10 };
const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, held: Partial<typeof none> = {}) =>
  gridCommand({ key, ...none, ...held }, around);
const moved = (row: number, column: number) => ({ kind: 'move', to: { row, column }, isExtending: false });

it.each([
  ['ArrowDown', {}, 6, 1],
  ['ArrowUp', {}, 4, 1],
  ['ArrowLeft', {}, 5, 0],
  ['ArrowRight', { ctrlKey: true }, 5, 3],
  ['PageDown', {}, 15, 1],
  ['PageUp', {}, 0, 1],
  ['Home', {}, 5, 0],
  ['End', { ctrlKey: true }, 99, 3],
] as const)('%s with %o leads to row %i, column %i', (key, held, row, column) => {
  expect(press(key, held)).toEqual(moved(row, column));
});

it('Enter and F2 write on, a letter or the beginning of one writes anew', () => {
  expect(press('Enter')).toEqual({ kind: 'write', isAnew: false });
  expect(press('F2')).toEqual({ kind: 'write', isAnew: false });
  for (const key of ['a', 'Ü', ' ', 'Dead', 'Process'])
    expect(press(key)).toEqual({ kind: 'write', isAnew: true });
});

it('What the browser has a meaning for stays its own', () => {
  for (const [key, held] of [
    ['Tab', {}],
    ['Escape', {}],
    ['F5', {}],
    ['f', { ctrlKey: true }],
    ['v', { ctrlKey: true }],
    ['ArrowLeft', { altKey: true }],
  ] as const)
    expect(press(key, held), key).toBeUndefined();
});

it('Control with D fills down', () => {
  expect(press('d', { ctrlKey: true })).toEqual({ kind: 'fill' });
});

it('Control or command with Z takes back, with shift or as Y does it once more', () => {
  expect(press('z', { ctrlKey: true })).toEqual({ kind: 'undo' });
  expect(press('z', { metaKey: true })).toEqual({ kind: 'undo' });
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
  expect(press('y', { ctrlKey: true })).toEqual({ kind: 'redo' });
});
