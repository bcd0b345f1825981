import { expect, it } from 'vitest';
import { changeExample, type Change } from '../../../resources/calls/change.ts';
import { versionsOf } from './versionsOf.ts';

const change = (id: number, kind: Change['kind'], before: unknown, after: unknown): Change => ({
  ...changeExample,
  key: ['a'],
  id,
  kind,
  before,
  after,
});

it('The versions of a record are what it was after each change, also past a deletion (behaviour B497)', () => {
  const changes = [
    change(5, 'changed', { title: 'Zweites' }, { title: 'Drittes' }),
    change(4, 'created', null, { title: 'Zweites', brand: 'A' }),
    change(3, 'deleted', { title: 'Erstes', brand: null }, null),
    change(2, 'changed', { brand: 'B' }, { brand: null }),
    change(1, 'created', null, { title: 'Erstes', brand: 'B' }),
  ];
  const versions = versionsOf({ title: 'Drittes', brand: 'A' }, changes);
  expect(versions.map(({ change: { id }, row }) => [id, row])).toEqual([
    [5, { title: 'Drittes', brand: 'A' }],
    [4, { title: 'Zweites', brand: 'A' }],
    [2, { title: 'Erstes', brand: null }],
    [1, { title: 'Erstes', brand: 'B' }],
  ]);
});
