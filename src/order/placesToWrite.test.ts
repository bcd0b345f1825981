import { expect, it } from 'vitest';
import { placesToWrite } from './placesToWrite.ts';

const written = (...places: unknown[]) =>
  placesToWrite(places).map(({ index, place }) => `${index}: ${place}`);

it('A move deals out the places anew that the moved ones had, and writes nothing else', () => {
  expect(written(1, 2, 3)).toEqual([]);
  expect(written(30, 10, 20)).toEqual(['0: 10', '1: 20', '2: 30']);
  expect(written(10, 30, 20)).toEqual(['1: 20', '2: 30']);
});

it('Records without a place, or with that of another one, get one of their own', () => {
  expect(written(null, null, null)).toEqual(['0: 1', '1: 2', '2: 3']);
  expect(written(5, 5, 6)).toEqual(['1: 6', '2: 7']);
});
