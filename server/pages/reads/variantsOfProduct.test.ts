import { expect, it } from 'vitest';
import { variantsOfProduct } from './variantsOfProduct.ts';

const declared = (sid: string, unit: string) => ({
  sid,
  name: { de: sid },
  kind: 'number' as const,
  group: 'dimensions' as const,
  unit,
  choices: [],
});
const attributes = [declared('breite', 'mm'), declared('hoehe', 'mm')];

function chosenFrom(of: Record<string, number[]>, productSid: string) {
  const group = {
    key: 'k',
    name: { de: 'Tür' },
    products: Object.keys(of).length,
    variants: {
      axes: [
        { attribute: 'breite', values: ['700', '900'] },
        { attribute: 'hoehe', values: ['2000', '2100', '2400'] },
      ],
      of: Object.entries(of).map(([sid, at]) => ({ sid, articleNumber: sid.toUpperCase(), at })),
    },
  };
  const { axes, twins } = variantsOfProduct(group, productSid, attributes, 'de');
  return {
    axes: axes.map(({ values }) =>
      values.map(({ value, productSid: to, isOnlyChange }) => [value, to, isOnlyChange]),
    ),
    twins,
  };
}

it('A value leads to the variant that differs in it alone, or else in as little as possible', () => {
  const of = { a: [0, 0], b: [1, 0], c: [1, 1], d: [1, 2] };
  expect(chosenFrom(of, 'a').axes).toEqual([
    [
      [700, 'a', true],
      [900, 'b', true],
    ],
    [
      [2000, 'a', true],
      [2100, 'c', false],
      [2400, 'd', false],
    ],
  ]);
});

it('What has the same values is named by its number', () => {
  expect(chosenFrom({ a: [0, 0], b: [0, 0], c: [1, 0] }, 'a').twins).toEqual([
    { productSid: 'b', articleNumber: 'B' },
  ]);
});
