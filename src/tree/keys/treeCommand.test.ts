import { describe, expect, it, test } from 'vitest';
import { treeCommand } from './treeCommand.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, held: Partial<typeof none> = {}) => treeCommand({ key, ...none, ...held });

describe('A key that goes to another row', () => {
  it('chooses it, with Shift all up to it, and with Control or Command none', () => {
    expect(press('ArrowDown')).toEqual({ kind: 'go', to: 'down', how: 'select' });
    expect(press('End', { shiftKey: true })).toEqual({ kind: 'go', to: 'last', how: 'extend' });
    expect(press('PageUp', { ctrlKey: true })).toEqual({ kind: 'go', to: 'pageUp', how: 'only' });
    expect(press('Home', { metaKey: true })).toEqual({ kind: 'go', to: 'first', how: 'only' });
  });

  it('moves records with Alt, and only the four arrows do', () => {
    expect(press('ArrowRight', { altKey: true })).toEqual({ kind: 'move', where: 'in' });
    expect(press('ArrowLeft', { altKey: true })).toEqual({ kind: 'move', where: 'out' });
    expect(press('Home', { altKey: true })).toBeUndefined();
    // This is how a browser or a screen reader is spoken to.
    expect(press('ArrowUp', { altKey: true, ctrlKey: true })).toBeUndefined();
  });
});

describe('A letter', () => {
  it('looks for a name, unless a key is held with which it is a command', () => {
    expect(press('x')).toEqual({ kind: 'type', letter: 'x' });
    expect(press('ü')).toEqual({ kind: 'type', letter: 'ü' });
    expect(press('x', { ctrlKey: true })).toEqual({ kind: 'cut' });
    expect(press('V', { metaKey: true })).toEqual({ kind: 'paste' });
  });

  it('leaves to the browser what belongs to it', () => {
    expect(press('t', { ctrlKey: true })).toBeUndefined();
    expect(press('r', { metaKey: true })).toBeUndefined();
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
    expect(press('F5')).toBeUndefined();
  });
});

test.each([
  ['M', { ctrlKey: true, shiftKey: true }, 'moveTo'],
  [' ', { ctrlKey: true }, 'toggle'],
  ['Delete', {}, 'remove'],
  ['F2', {}, 'edit'],
  ['*', {}, 'openSiblings'],
] as const)('The key %s with %o is the command %s', (key, held, kind) => {
  expect(press(key, held)).toEqual({ kind });
});
