import { describe, expect, it } from 'vitest';
import { entities } from '../../resources/registry.ts';
import { isSame, leavesOf, valueAt, withValue } from './leaves.ts';

const pathsOf = (name: 'orga' | 'product' | 'mapping') =>
  leavesOf(entities[name]).map(({ path }) => path.join('.'));

describe('What two people can change without touching each other', () => {
  it('is a text in one language, and a part of an object', () => {
    const paths = pathsOf('orga');
    expect(paths).toEqual(expect.arrayContaining(['name', 'description.fr', 'address.zip']));
    expect(paths).not.toContain('description');
    expect(paths).not.toContain('address');
  });

  it('is a list as a whole, as its order matters', () => {
    expect(pathsOf('mapping')).toContain('headings');
    expect(pathsOf('product')).toContain('images');
  });

  it('is nothing that only the server writes', () => {
    const paths = pathsOf('product');
    expect(paths.filter((path) => ['popularity', 'orgaName', 'missing'].includes(path))).toEqual([]);
  });
});

describe('The value of a leaf', () => {
  const zip = leavesOf(entities.orga).filter(({ path }) => path.join('.') === 'address.zip');
  const valueOf = (address: unknown) => zip.map((leaf) => valueAt({ address }, leaf));
  const leaf = { path: ['address', 'zip'] } as const;

  it('is none, in whatever way it is empty', () => {
    const empty = [undefined, null, {}, { zip: '' }, { zip: null }, { zip: [] }];
    expect(empty.map(valueOf)).toEqual(empty.map(() => [undefined]));
    expect([valueOf({ zip: 0 }), valueOf({ zip: false })]).toEqual([[0], [false]]);
  });

  it('is replaced without touching the row it came from', () => {
    const row = { name: 'Acme', address: { zip: '7000', city: 'Chur' } };
    const next = withValue(row, leaf, '7001');
    expect(next).toEqual({ name: 'Acme', address: { zip: '7001', city: 'Chur' } });
    expect(row.address.zip).toBe('7000');
    expect(withValue({ address: null }, leaf, '7001')).toEqual({ address: { zip: '7001' } });
  });
});

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
