import { describe, expect, it } from 'vitest';
import { doAct, undoAct } from './doAct.ts';

describe('What is done to one leaf of many records', () => {
  it.each([
    [
      'adds to a list what is not there',
      { images: ['a'] },
      ['images'],
      { act: 'add', value: 'x' },
      { images: ['a', 'x'] },
    ],
    [
      'removes it, and the list with its last',
      { images: ['x'] },
      ['images'],
      { act: 'remove', value: 'x' },
      {},
    ],
    [
      'clears one attribute and no other',
      { attributes: { a: 1, b: 2 } },
      ['attributes', 'a'],
      { act: 'clear' },
      { attributes: { b: 2 } },
    ],
    ['clears the last text', { subTitle: { de: 'x' } }, ['subTitle', 'de'], { act: 'clear' }, {}],
    [
      'replaces a part wherever it stands',
      { title: { de: 'Alt, alt' } },
      ['title', 'de'],
      { act: 'replace', find: 'lt', value: 'rt' },
      { title: { de: 'Art, art' } },
    ],
    [
      'adds as people add',
      { attributes: { a: 0.1 } },
      ['attributes', 'a'],
      { act: 'increase', value: 0.2 },
      { attributes: { a: 0.3 } },
    ],
    ['takes a share of it away', { price: 80 }, ['price'], { act: 'percent', value: -25 }, { price: 60 }],
  ] as const)('%s', (_, row, path, wish, after) => {
    expect(doAct(row, path, wish)).toEqual(after);
  });

  it('is nothing where there is nothing to do, or no number to raise', () => {
    const row = { images: ['x'], attributes: { a: 'breit' } };
    expect(doAct(row, ['images'], { act: 'add', value: 'x' })).toBe(row);
    expect(doAct(row, ['images'], { act: 'remove', value: 'y' })).toBe(row);
    expect(doAct(row, ['attributes', 'a'], { act: 'increase', value: 1 })).toBe(row);
    expect(doAct(row, ['attributes', 'b'], { act: 'increase', value: 1 })).toBe(row);
  });

  it('goes from a list again that somebody has written since, and leaves alone what is another’s', () => {
    const added = { before: ['a'], after: ['a', 'x'] };
    expect(undoAct({ images: ['b', 'a', 'x'] }, ['images'], { act: 'add', value: 'x' }, added)).toEqual({
      images: ['b', 'a'],
    });
    const set = { before: null, after: 3 };
    expect(undoAct({ a: { b: 3, c: 1 } }, ['a', 'b'], { act: 'set', value: 3 }, set)).toEqual({
      a: { c: 1 },
    });
    expect(undoAct({ a: { b: 4 } }, ['a', 'b'], { act: 'set', value: 3 }, set)).toBeUndefined();
  });
});
