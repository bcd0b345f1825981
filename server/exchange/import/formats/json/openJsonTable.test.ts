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
