import { expect, it } from 'vitest';
import { recordsOf } from '../fixtures/readTable.ts';

it('An object of objects is a list by keys, and an object of languages says its texts in these (behaviour B619)', async () => {
  const lamp = (name: string, nom: string, watt: string) => ({
    de: { name, specs: [{ key: 'Leistung', value: watt }] },
    fr: { name: nom },
    ar: { name: 'x' },
  });
  const content = JSON.stringify({
    'lampe-1': lamp('Lampe', 'Lampe', '5 W'),
    'lampe-2': lamp('Leuchte', 'Luminaire', '7 W'),
    'lampe-3': lamp('Spot', 'Spot', '9 W'),
  });
  expect((await recordsOf(content))[1]).toEqual({
    handle: 'lampe-2',
    'name.de': 'Leuchte',
    'Leistung.de': '7 W',
    'name.fr': 'Luminaire',
  });
});

it('An object around a list is none, whatever else it says', async () => {
  const content = JSON.stringify({ meta: { a: 1 }, rows: [{ nr: 'A-1' }, { nr: 'A-2' }], source: { b: 2 } });
  expect(await recordsOf(content)).toHaveLength(2);
});

it('Variants that have numbers are records, with what the whole says (behaviour B691)', async () => {
  const lamp = {
    id: 7,
    title: 'Leuchte',
    related: [{ sku: 'X-1' }],
    variants: [
      { id: 71, sku: 'L-1', price: '9' },
      { id: 72, sku: 'L-2', price: '8' },
    ],
  };
  const own = { title: 'Spot', sku: 'S-1', parts: [{ sku: 'P-1' }, { sku: 'P-2' }] };
  const records = await recordsOf(JSON.stringify({ products: [lamp, own] }));
  expect(records.map((record) => [record.title, record['variants.sku'] ?? record.sku])).toEqual([
    ['Leuchte', 'L-1'],
    ['Leuchte', 'L-2'],
    ['Spot', 'S-1'],
  ]);
});

it('All lists of an object of products are read, each by its name (behaviour B691)', async () => {
  const content = JSON.stringify({
    maker: 'Solar AG',
    products: { inverter: [{ nr: 'I-1' }, { nr: 'I-2' }], wallbox: [{ nr: 'W-1' }] },
    news: [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }],
  });
  expect(await recordsOf(content)).toEqual([
    { nr: 'I-1', group: 'inverter' },
    { nr: 'I-2', group: 'inverter' },
    { nr: 'W-1', group: 'wallbox' },
  ]);
});
