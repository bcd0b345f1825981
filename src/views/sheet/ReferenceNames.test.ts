import { testDataProvider, type RaRecord } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { reference } from '../../../resources/kinds/grammar.ts';
import { createDirectory } from '../../directory/Directory.ts';
import { ReferenceNames } from './ReferenceNames.ts';

const line = (sid: string, de: string, fr = de): RaRecord => ({
  id: `acme/${sid}`,
  orgaSid: 'acme',
  sid,
  title: { de, fr },
});
const lines = [
  line('l1', 'Dach', 'Toit'),
  line('l2', 'Fenster'),
  line('l3', 'Fenster'),
  line('l4', 'Türen; Tore'),
  line('dach', 'Keller'),
];
const one = reference('productLine', { within: ['orgaSid'] });
const several = reference('productLine', { within: ['orgaSid'], many: true });
const record = { id: 'acme/p1', orgaSid: 'acme' };

let names: ReferenceNames;
let asked: number;

beforeEach(() => {
  asked = 0;
  const dataProvider = {
    ...testDataProvider(),
    getMany: async (_: string, { ids }: { ids: readonly unknown[] }) => ({
      data: lines.filter(({ id }) => ids.includes(id)) as never[],
    }),
    getList: async (_: string, { filter = {} }: { filter?: Record<string, string> }) => {
      asked += 1;
      const text = (filter.title ?? '').toLowerCase();
      const data = lines.filter(({ title }) => JSON.stringify(title).toLowerCase().includes(text));
      return { data: data as never[], total: data.length };
    },
  };
  names = new ReferenceNames({ dataProvider, directory: createDirectory(), language: 'de' });
});

const read = (text: string, field = one) => names.read('productLine', field, text, record);

it('A reference is read by its name in any language, and by its identifier', async () => {
  expect(await read('toit')).toEqual({ value: 'l1' });
  expect(await read('l4')).toEqual({ value: 'l4' });
  expect(await read('Dach; l2', several)).toEqual({ value: ['l1', 'l2'] });
  expect(await read('')).toEqual({ value: undefined });
});

it('What is unknown, or may be several, is said and not guessed', async () => {
  expect(await read('Wand')).toEqual({ fault: { code: 'unknown-name', values: { name: 'Wand' } } });
  expect(await read('Dac')).toMatchObject({ fault: { code: 'unknown-name' } });
  expect(await read('fenster')).toEqual({
    fault: { code: 'several-called-so', values: { name: 'fenster', choices: 'l2, l3' } },
  });
});

it('What a cell shows leads back to what it shows, also where several are called the same', async () => {
  const product = createDirectory().showing('product').entity;
  const held = ['l1', 'l2', 'l3', 'l4', 'gone'].map((sid) => ({
    id: sid,
    orgaSid: 'acme',
    productLine: sid,
  }));
  await names.learn(product, held);
  const shown = held.map((each) => names.show('productLine', one, each.productLine, each));
  expect(shown).toEqual(['Dach', 'Fenster (l2)', 'Fenster (l3)', 'l4', 'gone']);
  for (const [index, text] of shown.slice(0, 4).entries())
    expect(await read(text)).toEqual({ value: `l${index + 1}` });
  // Taken back, a cell says again what it said.
  expect(await names.read('productLine', one, 'gone', { ...record, id: 'gone' })).toEqual({ value: 'gone' });
});

it('The same name in many cells is asked for once', async () => {
  await Promise.all(Array.from({ length: 50 }, () => read('Dach')));
  expect(asked).toBe(1);
});
