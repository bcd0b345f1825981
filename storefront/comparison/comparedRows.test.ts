import { expect, it } from 'vitest';
import { pageView } from '../page/PageView.ts';
import { contextOf } from '../testing/contextOf.ts';
import { comparedProduct as product } from '../testing/comparedProduct.ts';
import { comparedRows } from './comparedRows.ts';

it('Properties that only one product has stand in the comparison, and what is the same is known as such', () => {
  const [length, , , lambda] = product.attributes;
  if (!length || !lambda) throw new Error('The product of the fixtures has lost its attributes.');
  const thinner = { ...lambda, value: 0.031 };
  const other = { ...product, articleNumber: 'MB-2', attributes: [length, thinner] };
  const rows = new Map(comparedRows([product, other], pageView(contextOf())).map((row) => [row.name, row]));
  expect(rows.get('Länge')).toEqual({
    name: 'Länge',
    values: ['1’200\u00a0mm', '1’200\u00a0mm'],
    isSame: true,
  });
  expect(rows.get('Wärmeleitfähigkeit')).toMatchObject({ isSame: false });
  expect(rows.get('Recycelbar')).toEqual({ name: 'Recycelbar', values: ['Ja', ''], isSame: false });
  expect(rows.get('IFC')?.isSame).toBe(true);
  // Properties before what products are called by (behaviour B719).
  expect([...rows.keys()].indexOf('Artikelnummer')).toBeGreaterThan([...rows.keys()].indexOf('Recycelbar'));
  expect(rows.get('Artikelnummer')?.values).toEqual(['MB-1000.0', 'MB-2']);
});
