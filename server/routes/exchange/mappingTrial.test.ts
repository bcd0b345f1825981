import { expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';

const world = await companyOfImports();
const save = (mapping: object) =>
  world.call('POST', 'mapping/CH', 'supplier', {
    payload: { orgaSid: 'alpenfenster', sid: 'probe', name: 'Probe', ...mapping },
  });
const attempt = (more: object, who = 'supplier') =>
  world.call('POST', 'mapping/trial/CH?lang=de', who, {
    payload: {
      orgaSid: 'alpenfenster',
      sample: Buffer.from('Nummer X;Worum es geht;Wgr\nA1;Fenster;0815\nA2;;0815\n').toString('base64'),
      ...more,
    },
  });
const headings = [
  { heading: 'Nummer X', field: 'articleNumber' },
  { heading: 'Worum es geht', field: 'title.de' },
  { heading: 'Wgr', field: 'mainCategory' },
];
const translations = [{ field: 'mainCategory', value: '0815', translation: 'fenster' }];

it('A mapping names fields as the API does, however somebody names them (behaviour B364)', async () => {
  const saved = await save({
    headings: [...headings, { heading: 'Farbton', field: 'farbe' }, { heading: 'Preis', field: '-' }],
    translations,
  });
  expect(saved.statusCode).toBe(201);
  expect(saved.json()).toMatchObject({
    headings: [
      { field: 'productInfo.articleNumber' },
      { field: 'productInfo.title', language: 'de' },
      { field: 'categories.mainCategory.sid' },
      { field: 'attributes.farbe' },
      { field: '-' },
    ],
    translations: [{ field: 'categories.mainCategory.sid' }],
  });
  await world.call('DELETE', 'mapping/CH/alpenfenster/probe', 'supplier');
});

it('A mapping to what is no field and no attribute is refused, what stood there before is not', async () => {
  const refused = await save({
    headings: [
      { heading: 'A', field: 'popularity' },
      { heading: 'B', field: 'gibt-es-nicht' },
      { heading: 'C', field: 'attributes.farbe' },
    ],
    translations: [{ field: 'auch-nicht', value: 'a', translation: 'b' }],
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`)).toEqual([
    'headings.0.field unknown-field',
    'headings.1.field unknown-attribute',
    'translations.0.field unknown-attribute',
  ]);
  await world.database.write`
    insert into mapping (platform, orga_sid, sid, name, headings)
    values ('CH', 'alpenfenster', 'alt', 'Alt', '[{"heading": "B", "field": "attributes.frueher"}]')`;
  const url = 'mapping/CH/alpenfenster/alt';
  const stored = (await world.call('GET', url, 'supplier')).json();
  const kept = await world.call('PUT', url, 'supplier', { payload: { ...stored, name: 'Neu' } });
  expect(kept.statusCode).toBe(200);
  await world.call('DELETE', url, 'supplier');
});

it('A sample shows what a mapping would make of it, before it is stored (behaviour B365)', async () => {
  const blind = (await attempt({})).json();
  expect(blind.columns.map(({ field }: { field: string | null }) => field)).not.toContain('articleNumber');
  const answer = await attempt({ headings, translations });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    columns: [
      { heading: 'Nummer X', field: 'articleNumber' },
      { heading: 'Worum es geht', field: 'title.de' },
      { heading: 'Wgr', field: 'mainCategory' },
    ],
    read: 2,
    products: [
      {
        productInfo: { articleNumber: 'A1', title: { de: 'Fenster' } },
        categories: { mainCategory: { sid: 'fenster' } },
      },
      { productInfo: { articleNumber: 'A2' } },
    ],
  });
  expect(await world.database.read`select sid from mapping where sid = 'probe'`).toEqual([]);
});

it('Nobody tries a mapping of another company, and what is no table is refused', async () => {
  expect((await attempt({ orgaSid: 'andere' })).statusCode).toBe(403);
  const zip = Buffer.from('PK\u0003\u0004 kaputt').toString('base64');
  expect((await attempt({ sample: zip })).statusCode).toBe(422);
});
