import { expect, it } from 'vitest';
import { gridCommand, gridShortcuts } from '../grid/gridCommand.ts';
import { treeCommand, treeShortcuts } from '../tree/keys/treeCommand.ts';
import { isPressed, pressedOf } from './keys.ts';

const at = { active: { row: 1, column: 1 }, rows: 9, columns: 9, page: 3 };

it.each(gridShortcuts.shortcuts)('$keys, which is told of the grid, does something there', ({ keys }) => {
  expect(gridCommand(pressedOf(keys), at)).toMatchObject({ kind: expect.not.stringMatching(/^move$/) });
});

it.each(treeShortcuts.shortcuts)('$keys, which is told of the tree, does something there', ({ keys }) => {
  expect(treeCommand(pressedOf(keys))).toMatchObject({ kind: expect.not.stringMatching(/^(type|go)$/) });
});

it('A shortcut is pressed with its own keys alone; the command key counts as Control, and a sign with or without Shift', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(isPressed({ ...none, key: 's', metaKey: true }, 'Control+S')).toBe(true);
  expect(isPressed({ ...none, key: 's', ctrlKey: true, altKey: true }, 'Control+S')).toBe(false);
  expect(isPressed({ ...none, key: 'S', ctrlKey: true, shiftKey: true }, 'Control+S')).toBe(false);
  expect(isPressed({ ...none, key: '?', shiftKey: true }, '?')).toBe(true);
  expect(isPressed({ ...none, key: 's' }, 'Control+S')).toBe(false);
});
