import { expect, test } from 'vitest';
import { inOrder } from './inOrder.ts';

test.each([
  ['as they are without an order', [], ['a', 'b', 'c', 'd']],
  ['in one that names all', ['d', 'a', 'c', 'b'], ['d', 'a', 'c', 'b']],
  ['one that came later behind the one before it', ['d', 'c', 'a'], ['d', 'c', 'a', 'b']],
  ['the first, if it came later, at first', ['d', 'c', 'b'], ['a', 'd', 'c', 'b']],
  ['without one that is no more', ['gone', 'd', 'c', 'b', 'a'], ['d', 'c', 'b', 'a']],
  ['each once', ['d', 'd', 'c', 'b', 'a'], ['d', 'c', 'b', 'a']],
])('Columns stand %s', (_, order, expected) => {
  expect(inOrder(['a', 'b', 'c', 'd'], order)).toEqual(expected);
});
