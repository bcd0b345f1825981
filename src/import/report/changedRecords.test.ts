import { expect, test } from 'vitest';
import { entities } from '../../../resources/registry.ts';
import { changedRecords } from './changedRecords.ts';

test('an import tells each leaf that it changes, and no other (behaviour B219)', () => {
  const [changed, created, deleted] = changedRecords(entities.product, [
    {
      key: 'N-1',
      field: 'productInfo.title',
      before: { de: 'Kuppel', en: 'Dome' },
      after: { de: 'Lichtkuppel', en: 'Dome' },
    },
    { key: 'N-1', field: 'attributes', before: { width: 1, height: 2 }, after: { width: 3, height: 2 } },
    { key: 'N-1', field: 'productInfo.images', before: ['a', 'b'], after: ['b', 'c'] },
    { key: 'N-2', field: 'sid', before: null, after: 'n-2' },
    { key: 'N-3', field: 'sid', before: 'n-3', after: null },
  ]);
  expect(
    changed?.leaves.map(({ leaf: { path, element }, before, after }) => [
      path.join('.'),
      element,
      before,
      after,
    ]),
  ).toEqual([
    ['title.de', undefined, 'Kuppel', 'Lichtkuppel'],
    ['images', 'a', 'a', undefined],
    ['images', 'c', undefined, 'c'],
    ['attributes.width', undefined, 1, 3],
  ]);
  expect([created?.fate, deleted?.fate]).toEqual(['created', 'deleted']);
});

test('what stands in no field that anybody writes is told all the same', () => {
  const [record] = changedRecords(entities.product, [
    { key: 'N-1', field: 'position', before: 1, after: 2 },
    { key: 'N-1', field: 'gone', before: 'a', after: null },
  ]);
  expect(record?.others.map(({ field }) => field)).toEqual(['position', 'gone']);
});
