import { describe, expect, it } from 'vitest';
import { isSame } from './isSame.ts';

describe('Two values say the same', () => {
  it.each([
    ['whatever the order of their parts', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
    ['with parts that are empty, missing or null', { de: 'x', fr: '' }, { de: 'x', it: null }],
    ['in lists of such', [{ a: 1, b: null }], [{ a: 1 }]],
  ])('%s', (_, one, other) => expect(isSame(one, other)).toBe(true));

  it.each([
    ['in another order of a list', ['a', 'b'], ['b', 'a']],
    ['as a number and a text', 1, '1'],
    ['as no and nothing', false, undefined],
  ])('not %s', (_, one, other) => expect(isSame(one, other)).toBe(false));
});
