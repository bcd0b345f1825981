import { expect, it } from 'vitest';
import { entities } from '../../resources/registry.ts';
import { mergeVersions } from './mergeVersions.ts';

const base = {
  sid: 'a',
  name: 'Alt',
  kind: 'manufacturer',
  address: { city: 'Chur', zip: '7000' },
  description: { de: 'Alt', fr: 'Vieux' },
  version: 1,
};

it('Changes of two people to different fields, parts and languages are put together', () => {
  const mine = { ...base, address: { city: 'Ilanz', zip: '7000' }, description: { de: 'Neu', fr: 'Vieux' } };
  const theirs = {
    ...base,
    name: 'Neu',
    address: { zip: '7001', city: 'Chur' },
    description: { fr: 'Neuf', de: 'Alt' },
    version: 2,
  };
  const { row, taken, colliding } = mergeVersions(entities.orga, { base, mine, theirs });
  expect(row).toEqual({
    ...theirs,
    address: { city: 'Ilanz', zip: '7001' },
    description: { de: 'Neu', fr: 'Neuf' },
  });
  expect(taken.map(({ path }) => path.join('.'))).toEqual(['name', 'address.zip', 'description.fr']);
  expect(colliding).toEqual([]);
});

it('The same field changed twice collides, unless both wrote the same; what I cleared stays cleared', () => {
  const mine = { ...base, name: 'Meins', kind: 'retailer', address: { city: null, zip: '7000' } };
  const theirs = { ...base, name: 'Ihres', kind: 'retailer', version: 2 };
  const { row, taken, colliding } = mergeVersions(entities.orga, { base, mine, theirs });
  expect(colliding.map(({ path }) => path.join('.'))).toEqual(['name']);
  expect(taken).toEqual([]);
  expect(row).toMatchObject({ name: 'Meins', kind: 'retailer', address: { zip: '7000' }, version: 2 });
  expect((row as { address: { city?: string } }).address.city).toBeUndefined();
});
