import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../tests/setup/people.ts';
import { tokenFor } from '../../../tests/setup/signIn.ts';
import { faultsOf } from '../../../tests/setup/smallWorld.ts';
import { testApp } from '../../../tests/setup/testApp.ts';

let app: FastifyInstance;

const window = { sid: 'fenster', name: { de: 'Fenster', fr: 'Fenêtres' } };
const orga = (sid: string) => ({ sid, orgaDetails: { name: `Firma ${sid}`, kind: 'manufacturer' } });

async function call(
  who: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  headers = {},
) {
  const authorization = who ? { authorization: `Bearer ${await tokenFor(app, who)}` } : {};
  return app.inject({
    method,
    url: `/api${url}`,
    headers: { ...authorization, ...headers },
    ...(body && { payload: body }),
  });
}

beforeAll(async () => {
  const tested = await testApp();
  app = tested.app;
  await seedPeople(tested.database);
  await call('admin', 'POST', '/import/category', window);
  await call('admin', 'POST', '/import/orga/CH', orga('alpenfenster'));
  await call('admin', 'POST', '/import/orga/CH', orga('andere'));
});

describe('A thing of a declared entity', () => {
  it('is created, read back in its nesting, changed and deleted', async () => {
    const created = await call('admin', 'POST', '/import/orga/CH', {
      ...orga('neu'),
      orgaDetails: { name: ' Neu ', kind: 'retailer', headOffice: { address: { city: 'Chur' } } },
    });
    expect(created.statusCode).toBe(201);
    expect(created.headers.location).toBe('/api/import/orga/CH/neu');
    expect(created.json()).toMatchObject({
      sid: 'neu',
      orgaDetails: { name: 'Neu', headOffice: { address: { city: 'Chur' } } },
      version: 1,
    });
    const read = await call('admin', 'GET', '/import/orga/CH/neu');
    expect(read.headers.etag).toBe('"1"');
    const changed = await call(
      'admin',
      'PUT',
      '/import/orga/CH/neu',
      { ...read.json(), orgaDetails: { name: 'Neuer', kind: 'retailer' } },
      { 'if-match': '"1"' },
    );
    expect(changed.json()).toMatchObject({ orgaDetails: { name: 'Neuer' }, version: 2 });
    expect(changed.json().orgaDetails.headOffice).toBeUndefined();
    expect((await call('admin', 'DELETE', '/import/orga/CH/neu')).statusCode).toBe(204);
    expect((await call('admin', 'GET', '/import/orga/CH/neu')).statusCode).toBe(404);
    expect((await call('admin', 'DELETE', '/import/orga/CH/neu')).statusCode).toBe(404);
  });

  it('keeps its version when nothing changes, and refuses a stale one with the current', async () => {
    const url = '/import/orga/CH/andere';
    const body = (await call('admin', 'GET', url)).json();
    expect((await call('admin', 'PUT', url, body)).json().version).toBe(1);
    await call('admin', 'PUT', url, { ...body, orgaDetails: { ...body.orgaDetails, name: 'Andere AG' } });
    const stale = await call('admin', 'PUT', url, { ...body, version: undefined }, { 'if-match': '"1"' });
    expect([stale.statusCode, stale.json().current]).toEqual([412, 2]);
  });

  it('is refused with every fault at once, in the language of the caller', async () => {
    const answer = await call('admin', 'POST', '/import/orga/CH?lang=fr', {
      sid: 'x y',
      orgaDetails: { kind: 'other' },
      hacker: 1,
    });
    expect(answer.statusCode).toBe(422);
    const paths = answer
      .json()
      .errors.map(({ path }: { path: string }) => path)
      .sort();
    expect(paths).toEqual(['hacker', 'orgaDetails.kind', 'orgaDetails.name', 'sid']);
    expect(answer.json().title).toBe('Indications erronées');
  });

  it('is refused as a duplicate, with an unknown reference, with a changed read-only field, against its address', async () => {
    expect((await call('admin', 'POST', '/import/orga/CH', orga('alpenfenster'))).statusCode).toBe(409);
    const dangling = await call('admin', 'POST', '/import/orga/CH', {
      ...orga('p'),
      orgaDetails: { name: 'P', kind: 'retailer', productCategories: ['fenster', 'nirgends'] },
    });
    expect(dangling.json().errors).toMatchObject([
      { path: 'orgaDetails.productCategories.1', code: 'unknown-category' },
    ]);
    const url = '/import/orga/CH/alpenfenster';
    const several = await call('admin', 'PUT', url, {
      ...orga('alpenfenster'),
      orgaDetails: { name: 'A', kind: 'retailer', productCategories: ['nirgends'] },
      version: 9,
    });
    expect(several.json().errors).toMatchObject([
      { path: 'version', code: 'read-only' },
      { path: 'orgaDetails.productCategories.0', code: 'unknown-category' },
    ]);
    expect((await call('admin', 'PUT', url, orga('andere'))).statusCode).toBe(422);
  });

  it('cannot be deleted while something refers to it', async () => {
    await call('admin', 'PUT', '/import/orga/CH/alpenfenster', {
      ...orga('alpenfenster'),
      orgaDetails: { name: 'Alpenfenster AG', kind: 'manufacturer', productCategories: ['fenster'] },
    });
    const answer = await call('admin', 'DELETE', '/import/category/fenster');
    expect([answer.statusCode, answer.json().referencedBy]).toEqual([409, ['orga']]);
    expect(answer.json().detail).toContain('Firmen');
  });
});

describe('Rights', () => {
  it('let a supplier see and keep the own company only, in its own country only', async () => {
    const list = await call('supplier', 'GET', '/import/orga/CH');
    expect(list.json().map(({ sid }: { sid: string }) => sid)).toEqual(['alpenfenster']);
    expect(list.headers['content-range']).toBe('orga 0-0/1');
    expect((await call('supplier', 'GET', '/import/orga/CH/andere')).statusCode).toBe(403);
    expect((await call('supplier', 'PUT', '/import/orga/CH/andere', orga('andere'))).statusCode).toBe(403);
    expect((await call('supplier', 'GET', '/import/orga/DE')).statusCode).toBe(403);
    expect((await call('supplier', 'GET', '/import/orga/CH_API/alpenfenster')).statusCode).toBe(200);
    expect((await call('supplier', 'POST', '/import/orga/CH', orga('dritte'))).statusCode).toBe(403);
  });

  it('are asked before the body and before existence', async () => {
    expect((await call(undefined, 'PUT', '/import/orga/CH/x', { nonsense: true })).statusCode).toBe(401);
    expect((await call('nobody', 'PUT', '/import/orga/CH/x', { nonsense: true })).statusCode).toBe(403);
    expect((await call('nobody', 'GET', '/import/orga/XX')).json().type).toBe('/problems/unknown-platform');
  });

  it('are told to their holder', async () => {
    expect((await call('supplier', 'GET', '/user/rights')).json()).toEqual({
      rights: [
        { right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
        { right: 'EDIT_PRODUCTS', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
      ],
    });
  });
});

it('One answer names every fault: of fields, of what the record refers to, of its rules and its address', async () => {
  const faulty = {
    orgaInfo: { sid: 'alpenfenster' },
    sid: 'anders',
    productInfo: { articleNumber: 5, productLine: 'keine' },
    categories: { mainCategory: { sid: 'nirgends' } },
    popularity: 1,
    wrong: true,
  };
  const product = '/import/product/CH/alpenfenster/neu';
  const asNew = { 'if-none-match': '*' };
  const fields = [
    'categories.mainCategory.sid unknown-category',
    'productInfo.articleNumber wrong-type',
    'productInfo.productLine unknown-product-line',
    'productInfo.title required',
    'wrong unknown-field',
  ];
  const put = async (body: object, headers = asNew) =>
    faultsOf(await call('admin', 'PUT', product, body, headers));
  expect((await put(faulty)).toSorted()).toEqual([...fields, 'sid differs-from-address'].toSorted());
  expect((await put({ ...faulty, sid: 'neu' })).toSorted()).toEqual(fields);
  expect(await put({ ...faulty, orgaInfo: 5 })).toContain('orgaInfo wrong-type');
  for (const none of [[], 'text', 5]) expect(await put(Object(none))).toEqual([' wrong-type']);
  const relation = { orgaSid: 'alpenfenster', connectedSid: 'alpenfenster', role: 'none' };
  const refused = await call('admin', 'POST', '/import/orga-connection/CH', relation);
  expect(faultsOf(refused)).toEqual(['role unknown-choice', 'connectedSid itself']);
  const category = { sid: 'neu\0', name: 5 };
  expect(faultsOf(await call('admin', 'POST', '/import/category', category)).toSorted()).toEqual([
    'name wrong-type',
    'sid control-character',
  ]);
});

it('Texts come in all languages, or as plain strings in the one that is asked for', async () => {
  const attribute = {
    sid: 'farbe',
    name: { de: 'Farbe', fr: 'Couleur' },
    kind: 'choice',
    group: 'material',
    choices: [
      { sid: 'rot', label: { de: 'rot', fr: 'rouge' } },
      { sid: 'blau', label: { de: 'blau' } },
    ],
  };
  expect((await call('admin', 'POST', '/import/attribute', attribute)).statusCode).toBe(201);
  const whole = (await call('admin', 'GET', '/import/attribute/farbe')).json();
  expect(whole).toMatchObject({ name: attribute.name, choices: attribute.choices });
  const french = {
    name: 'Couleur',
    languageUsed: 'fr',
    choices: [
      { sid: 'rot', label: 'rouge', languageUsed: 'fr' },
      { sid: 'blau', label: 'blau', languageUsed: 'de' },
    ],
  };
  expect((await call('admin', 'GET', '/import/attribute/farbe?language=fr')).json()).toMatchObject(french);
  const list = (await call('admin', 'GET', '/import/attribute?language=fr')).json();
  expect(list.find(({ sid }: { sid: string }) => sid === 'farbe')).toMatchObject(french);
});

describe('A list', () => {
  it('sorts, filters and pages by declared fields only', async () => {
    const query = (parameters: Record<string, unknown>) =>
      `/import/orga/CH?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]))}`;
    const sorted = await call('admin', 'GET', query({ sort: ['orgaDetails.name', 'DESC'], range: [0, 0] }));
    expect(sorted.headers['content-range']).toBe('orga 0-0/2');
    const filtered = await call('admin', 'GET', query({ filter: { name: 'and' } }));
    expect(filtered.json().map(({ sid }: { sid: string }) => sid)).toEqual(['andere']);
    expect((await call('admin', 'GET', query({ sort: ['description', 'ASC'] }))).statusCode).toBe(422);
    expect((await call('admin', 'GET', query({ filter: { logo: 'x' } }))).statusCode).toBe(422);
    for (const range of [
      [0, 500],
      [10_000, 10_024],
    ]) {
      const refused = (await call('admin', 'GET', query({ range }))).json();
      expect(refused, String(range)).toMatchObject({ status: 422, errors: [{ path: 'range' }] });
      expect(refused.detail).not.toContain('gespeichert');
    }
    expect((await call('admin', 'GET', '/import/orga/CH?sort=nonsense')).statusCode).toBe(400);
    expect((await call('admin', 'GET', '/import/orga/CH?wrong=1')).statusCode).toBe(400);
  });
});
