import { describe, expect, it } from 'vitest';
import { valueAt, withValue } from '../../../resources/leafValue.ts';
import { entities } from '../../../resources/registry.ts';
import type { Row } from '../../../resources/shape.ts';
import { changedLeaves } from './changedLeaves.ts';
import { leavesOf } from './leaves.ts';

const pathsOf = (name: 'orga' | 'product' | 'mapping', ...rows: Row[]) =>
  leavesOf(entities[name], rows).map(({ path }) => path.join('.'));

describe('What two people can change without touching each other (behaviour B213)', () => {
  it('is a text in one language, and a part of an object', () => {
    const paths = pathsOf('orga');
    expect(paths).toEqual(expect.arrayContaining(['name', 'description.fr', 'address.zip']));
    expect(paths).not.toContain('description');
    expect(paths).not.toContain('address');
  });

  it('is one attribute, of all that one of the versions has', () => {
    const paths = pathsOf('product', { attributes: { breite: 1 } }, { attributes: { hoehe: 2 } }, {});
    expect(paths.filter((path) => path.startsWith('attributes'))).toEqual([
      'attributes.breite',
      'attributes.hoehe',
    ]);
  });

  it('is nothing that only the server writes', () => {
    const paths = pathsOf('product');
    expect(paths.filter((path) => ['popularity', 'orgaName', 'missing'].includes(path))).toEqual([]);
  });
});

describe('The value of a leaf', () => {
  const zip = leavesOf(entities.orga, []).filter(({ path }) => path.join('.') === 'address.zip');
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

describe('What differs between two versions', () => {
  const changesOf = (name: 'attribute' | 'article' | 'product', before: Row, after: Row) =>
    changedLeaves(entities[name], before, after).map(({ leaf, ...sides }) => [
      leaf.element ?? (leaf.isOrder ? 'order' : leaf.path.join('.')),
      sides.before,
      sides.after,
    ]);

  it('is each attribute by itself', () => {
    const before = { attributes: { breite: 100, hoehe: 5, farbe: 'rot' } };
    const after = { attributes: { breite: 110, hoehe: 5, norm: 'EN' } };
    expect(changesOf('product', before, after)).toEqual([
      ['attributes.breite', 100, 110],
      ['attributes.farbe', 'rot', undefined],
      ['attributes.norm', undefined, 'EN'],
    ]);
  });

  it('is each picture that came or went, and the order of those that stayed', () => {
    expect(changesOf('product', { images: ['a', 'b', 'c'] }, { images: ['c', 'd', 'a'] })).toEqual([
      ['b', 'b', undefined],
      ['d', undefined, 'd'],
      ['order', ['a', 'c'], ['c', 'a']],
    ]);
    expect(changesOf('product', { images: ['a', 'b'] }, { images: ['d', 'a', 'b'] })).toHaveLength(1);
  });

  it('is one GTIN, however it is written', () => {
    expect(changesOf('product', { gtins: ['07612345678900'] }, { gtins: ['7612345678900'] })).toEqual([]);
  });

  it('is one object of a list, told from the others by its key', () => {
    const [red, green] = [
      { sid: 'rot', label: { de: 'Rot' } },
      { sid: 'gruen', label: { de: 'Grün' } },
    ];
    const redder = { sid: 'rot', label: { de: 'Rot', fr: 'Rouge' } };
    expect(changesOf('attribute', { choices: [red, green] }, { choices: [green, redder] })).toEqual([
      ['["rot"]', red, redder],
      ['order', [redder, green], [green, redder]],
    ]);
  });

  it('is a list of objects as a whole where nothing tells them apart, or not each of them', () => {
    const section = { contentType: 'text', content: { de: 'a' } };
    expect(changesOf('article', { sections: [section] }, { sections: [section, section] })).toEqual([
      ['sections', [section], [section, section]],
    ]);
    const twice = [{ sid: 'fenster' }, { sid: 'fenster', required: true }];
    expect(changesOf('attribute', { categories: twice }, { categories: [] })).toEqual([
      ['categories', twice, undefined],
    ]);
  });
});
