import { describe, expect, it } from 'vitest';
import { entities } from '../../../resources/registry.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { mergeVersions } from './mergeVersions.ts';
import type { Side } from './Versions.ts';

const namesOf = (leaves: readonly Leaf[]) =>
  leaves.map(({ path, element, isOrder }) =>
    [...path, element, isOrder && 'order'].filter(Boolean).join('.'),
  );

function merge(
  name: 'orga' | 'product' | 'attribute' | 'article',
  [base, mine, theirs]: readonly [Row, Row, Row],
  side?: Side,
) {
  const merged = mergeVersions(entities[name], { base, mine, theirs }, side && (() => side));
  const { row, taken, colliding } = merged;
  return { row, taken: namesOf(taken), colliding: namesOf(colliding.map(({ leaf }) => leaf)) };
}

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
  const { row, taken, colliding } = merge('orga', [base, mine, theirs]);
  expect(row).toEqual({
    ...theirs,
    address: { city: 'Ilanz', zip: '7001' },
    description: { de: 'Neu', fr: 'Neuf' },
  });
  expect(taken).toEqual(['name', 'address.zip', 'description.fr']);
  expect(colliding).toEqual([]);
});

it('The same field changed twice collides, unless both wrote the same; what I cleared stays cleared', () => {
  const mine = { ...base, name: 'Meins', kind: 'retailer', address: { city: null, zip: '7000' } };
  const theirs = { ...base, name: 'Ihres', kind: 'retailer', version: 2 };
  const { row, taken, colliding } = merge('orga', [base, mine, theirs]);
  expect(colliding).toEqual(['name']);
  expect(taken).toEqual([]);
  expect(row).toMatchObject({ name: 'Meins', kind: 'retailer', address: { zip: '7000' }, version: 2 });
  expect((row as { address: { city?: string } }).address.city).toBeUndefined();
});

describe('Attributes of a product', () => {
  const of = (attributes: Row) => ({ attributes });

  it('are kept of both who set different ones, and of who took one away', () => {
    const versions = [
      of({ a: 1, b: 2, c: 3 }),
      of({ a: 10, b: 2, d: 4 }),
      of({ a: 1, b: 20, c: 3 }),
    ] as const;
    const { row, taken, colliding } = merge('product', versions);
    expect(row).toEqual({ attributes: { a: 10, b: 20, d: 4 } });
    expect([taken, colliding]).toEqual([['attributes.b'], []]);
  });

  it('that both set collide by themselves, and nothing else follows the choice', () => {
    const versions = [of({ a: 1, b: 2 }), of({ a: 10, b: 3 }), of({ a: 20, b: 2, c: 5 })] as const;
    expect(merge('product', versions).colliding).toEqual(['attributes.a']);
    expect(merge('product', versions, 'mine').row).toEqual(of({ a: 10, b: 3, c: 5 }));
    expect(merge('product', versions, 'theirs').row).toEqual(of({ a: 20, b: 3, c: 5 }));
  });
});

describe('Pictures of a product', () => {
  const of = (images: string) => ({ images: [...images] });
  const merged = (before: string, ours: string, stored: string, side?: Side) => {
    const { row, colliding } = merge('product', [of(before), of(ours), of(stored)], side);
    return [(row.images as string[]).join(''), colliding.join()];
  };

  it.each([
    ['that each added are both kept', 'ab', 'axb', 'aby', 'axby'],
    ['that one removed are gone, whatever the other added', 'abc', 'ac', 'abcx', 'acx'],
    ['stand as the one who moved them wants, with what the other added', 'abc', 'cab', 'abxc', 'cabx'],
    [
      'stand as the other one moved them, with what I added and without what I removed',
      'abc',
      'acx',
      'cab',
      'cxa',
    ],
    ['that both added alike are there once', 'ab', 'abx', 'abx', 'abx'],
    ['that both moved alike stand so', 'ab', 'ba', 'bax', 'bax'],
    ['that both removed are gone', 'ab', '', '', ''],
  ])('%s', (_, before, ours, stored, wanted) => expect(merged(before, ours, stored)).toEqual([wanted, '']));

  it('that both moved are asked about, as one order, and both keep what they added', () => {
    expect(merged('abc', 'cabx', 'bacy', 'mine')).toEqual(['cabx'.replace('c', 'cy'), 'images.order']);
    expect(merged('abc', 'cabx', 'bacy', 'theirs')).toEqual(['bxacy', 'images.order']);
  });

  it('that both added at different places are asked about', () => {
    expect(merged('ab', 'axb', 'abx')).toEqual(['axb', 'images.order']);
  });
});

describe('Objects of a list', () => {
  const [red, green, blue] = ['rot', 'gruen', 'blau'].map((sid) => ({ sid, label: { de: sid } }));
  const of = (...choices: unknown[]) => ({ choices });

  it('with a key are leaves: what each added and changed is kept', () => {
    const redder = { ...red, label: { de: 'Rot' } };
    expect(merge('attribute', [of(red), of(redder), of(red, blue)]).row).toEqual(of(redder, blue));
  });

  it('that one changed and the other removed collide', () => {
    const redder = { ...red, label: { de: 'Rot' } };
    const versions = [of(red, green), of(green), of(redder, green)] as const;
    expect(merge('attribute', versions).colliding).toEqual(['choices.["rot"]']);
    expect(merge('attribute', versions, 'mine').row).toEqual(of(green));
    expect(merge('attribute', versions, 'theirs').row).toEqual(of(redder, green));
  });

  it('without a key are one leaf', () => {
    const sections = (...words: string[]) => ({ sections: words.map((de) => ({ content: { de } })) });
    const versions = [sections('a', 'b'), sections('a2', 'b'), sections('a', 'b2')] as const;
    expect(merge('article', versions)).toMatchObject({ row: sections('a2', 'b'), colliding: ['sections'] });
  });
});
