import { beforeEach, expect, it } from 'vitest';
import { companyOfImports } from '../../../../tests/setup/companyOfImports.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';

const world = await companyOfImports();
beforeEach(async () => {
  const { write } = world.database;
  await write`delete from raw_column`;
  await write`delete from term`;
  await write`delete from attribute where sid = 'brandlast'`;
});

const headings = ['Artikelnummer', 'Titel', 'Kategorie', 'Brandlast [MJ]', 'Listenpreis'];
const bring = async (orgaSid = 'alpenfenster', who = 'supplier') =>
  world.reportOf(
    await world.send({
      who,
      query: { orgaSid },
      body: await workbookOf(
        headings,
        ['A', 'Fenster A', 'fenster', '120', '9'],
        ['B', 'Fenster B', 'fenster', '180', '9'],
      ),
    }),
  );
const proposals = async (who = 'editor') => world.call('GET', 'attribute-proposal/CH', who);
const take = (body: object, who = 'editor') =>
  world.call('POST', 'attribute-proposal/CH', who, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const brandlast = {
  sid: 'brandlast',
  name: { de: 'Brandlast', en: 'Fire load', fr: 'Charge calorifique', it: 'Carico di incendio' },
  kind: 'number',
  unit: 'MJ',
  group: 'fire',
};
const ended = async (reports: { id: string }[]) => {
  for (const { id } of reports)
    await expect
      .poll(async () => (await world.call('GET', `report/${id}`, 'admin')).json().state, { timeout: 10_000 })
      .toMatch(/applied|searchable/);
};
const attributesOf = async (orgaSid = 'alpenfenster') =>
  (await world.productsOf(orgaSid)).map(({ attributes }) => attributes);

it('Columns that no attribute takes are proposed to whoever keeps attributes, without prices (behaviour B334)', async () => {
  await bring();
  expect((await proposals()).json()).toEqual([
    {
      heading: 'Brandlast [MJ]',
      unit: 'MJ',
      kind: 'number',
      samples: ['120', '180'],
      choices: [],
      products: 2,
      companies: [{ sid: 'alpenfenster', name: 'Alpenfenster AG' }],
    },
  ]);
  for (const who of ['supplier', 'nobody']) {
    expect((await proposals(who)).statusCode, who).toBe(403);
    expect((await take({ heading: 'Brandlast [MJ]', attribute: 'norm' }, who)).statusCode, who).toBe(403);
  }
});

it('One call makes the attribute in four languages, and what is kept of every company flows in', async () => {
  await bring();
  await bring('andere', 'admin');
  const answer = await take({ heading: 'Brandlast [MJ]', attribute: brandlast, unit: 'MJ' });
  const taken = answer.json();
  expect(taken, answer.payload).toMatchObject({
    sid: 'brandlast',
    reports: [{ orgaSid: 'alpenfenster' }, { orgaSid: 'andere' }],
  });
  await ended(taken.reports);
  expect(await attributesOf()).toEqual([{ brandlast: 120 }, { brandlast: 180 }]);
  expect(
    (await attributesOf('andere')).filter((each) => Object.keys(each as object).length > 0),
  ).toHaveLength(2);
  expect((await proposals()).json()).toEqual([]);
  const [report] = taken.reports;
  expect((await world.call('POST', `report/${report.id}/undo`)).json()).toMatchObject({ changed: 2 });
  expect(await attributesOf()).toEqual([{}, {}]);
  expect((await proposals()).json()).toMatchObject([{ products: 2 }]);
  await world.database.write`delete from product where orga_sid = 'andere' and sid <> 'a1'`;
});

it('One that there is gets the heading as a term, by which the next file is read', async () => {
  await bring();
  const { sid: _, ...gewicht } = { sid: 'gewicht', unit: 'kg' };
  const taken = (await take({ heading: 'Brandlast [MJ]', attribute: 'gewicht', ...gewicht })).json();
  await ended(taken.reports);
  expect(await attributesOf()).toEqual([{ gewicht: 120 }, { gewicht: 180 }]);
  const columns = (await bring()).columns.map(({ heading, field }) => [heading, field]);
  expect(columns).toContainEqual(['Listenpreis', null]);
  const terms = await world.database.write`select text, attribute from term`;
  expect(terms).toEqual([{ text: 'Brandlast [MJ]', attribute: 'gewicht' }]);
});

it('What cannot be is refused, and leaves neither attribute nor term behind', async () => {
  await bring();
  expect((await take({ heading: 'Nichts', attribute: brandlast })).json().errors).toMatchObject([
    { path: 'heading', code: 'not-kept' },
  ]);
  expect((await take({ heading: 'Brandlast [MJ]', attribute: 'gibtesnicht' })).json().errors).toMatchObject([
    { path: 'attribute', code: 'unknown-attribute' },
  ]);
  expect((await take({ heading: 'Brandlast [MJ]', attribute: { sid: 'brandlast' } })).statusCode).toBe(422);
  const { write } = world.database;
  expect(await write`select sid from attribute where sid = 'brandlast'`).toEqual([]);
  expect(await write`select text from term`).toEqual([]);
});
