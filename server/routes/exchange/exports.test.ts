import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { startJobs } from '../../jobs/index.ts';
import { loadDemoWorld } from '../../../demo/load.ts';
import { seedDemoUsers } from '../../../tests/setup/seedDemoUsers.ts';
import { fileStore } from '../../base/storage/fileStore.ts';
import { tokenFor } from '../../../tests/setup/signIn.ts';
import { testApp } from '../../../tests/setup/testApp.ts';

let app: FastifyInstance;
let database: TaggedDatabase;
let headers: Record<string, string>;
const url = '/api/import/product';

beforeAll(async () => {
  const tested = await testApp();
  ({ app, database } = tested);
  await seedDemoUsers(database.write);
  await loadDemoWorld(database.write, fileStore(tested.config.dataDir), 1500);
  headers = { authorization: `Bearer ${await tokenFor(app, 'supplier')}` };
  const jobs = await startJobs(database, tested.config);
  return () => jobs.stop();
});

it.each([
  [
    'xlsx',
    `${url}/xlsx/CH/alpenfenster/all`,
    `${url}/xlsx/CH`,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  [
    'xlsx of one language',
    `${url}/xlsx/CH/alpenfenster/fr?lang=fr`,
    `${url}/xlsx/CH`,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  ['JSON', `${url}/json/CH/alpenfenster/all`, `${url}/CH`, 'application/json'],
  ['JSON of one language', `${url}/json/CH/alpenfenster/all?language=it`, `${url}/CH`, 'application/json'],
])('A downloaded %s file, uploaded again, changes nothing', async (_, from, to, type) => {
  const download = await app.inject({ url: from, headers });
  expect(download.statusCode).toBe(200);
  const upload = await app.inject({
    method: 'POST',
    url: `${to}?orgaSid=alpenfenster&deleteOthers=true`,
    headers: { ...headers, 'content-type': type },
    payload: download.rawPayload,
  });
  const report = upload.json();
  expect(report.issues ?? report).toEqual([]);
  expect(report).toMatchObject({ created: 0, changed: 0, deleted: 0, failed: 0 });
  expect(report.unchanged).toBeGreaterThan(10);
});

it.each([
  ['JSON', `${url}/json/CH/filtered/alpenfenster/all/all`, `${url}/CH`, 'application/json'],
  [
    'xlsx',
    `${url}/xlsx/CH/filtered/alpenfenster/all`,
    `${url}/xlsx/CH`,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
])('What a filter let into a downloaded %s file changes nothing either', async (_, from, to, type) => {
  const payload = { text: 'fenster' };
  const download = await app.inject({ method: 'POST', url: from, headers, payload });
  const report = (
    await app.inject({
      method: 'POST',
      url: `${to}?orgaSid=alpenfenster`,
      headers: { ...headers, 'content-type': type },
      payload: download.rawPayload,
    })
  ).json();
  expect(report).toMatchObject({ created: 0, changed: 0, deleted: 0, failed: 0, issues: [] });
  expect(report.unchanged).toBeGreaterThan(5);
});

it('Downloaded companies, infos and offers of the catalogue change nothing either', async () => {
  const authorization = `Bearer ${await tokenFor(app, 'admin')}`;
  const admin = { authorization, 'content-type': 'application/json' };
  const [offer] = await database.read`select orga_sid from retailer_data where platform = 'CH' limit 1`;
  const retailer = offer?.orga_sid;
  for (const [from, method, to] of [
    ['orga/json/CH/all', 'PATCH', 'orga/CH'],
    ['orga-info/json/CH/alpenfenster/all', 'POST', 'orga-info/json/CH'],
    [`retailer/json/CH/${retailer}/all`, 'POST', `retailer/CH?orgaSid=${retailer}&deleteOthers=true`],
  ] as const) {
    const { rawPayload } = await app.inject({ url: `/api/import/${from}`, headers: admin });
    const request = { method, url: `/api/import/${to}`, headers: admin, payload: rawPayload };
    const report = (await app.inject(request)).json();
    const counts = { created: 0, changed: 0, deleted: 0, failed: 0, issues: [] };
    expect(report, from).toMatchObject({ ...counts, unchanged: JSON.parse(String(rawPayload)).length });
    expect(report.unchanged, from).toBeGreaterThan(0);
  }
});

it('A filter narrows what is downloaded, and others’ products are refused', async () => {
  const all = (await app.inject({ url: `${url}/json/CH/alpenfenster/all`, headers })).json();
  const line = all[0].productInfo.productLine;
  const filtered = await app.inject({
    method: 'POST',
    url: `${url}/json/CH/filtered/alpenfenster/all/de`,
    headers,
    payload: { productLineSids: [line] },
  });
  const expected = all.filter(
    (product: { productInfo: { productLine: string } }) => product.productInfo.productLine === line,
  );
  expect(filtered.json()).toHaveLength(expected.length);
  const counted = await app.inject({
    method: 'POST',
    url: `${url}/count/CH/filtered/alpenfenster`,
    headers,
    payload: { productLineSids: [line] },
  });
  expect(counted.json()).toEqual({ products: expected.length });
  expect(filtered.json()[0].productInfo).toMatchObject({ title: expect.any(String), languageUsed: 'de' });
  expect((await app.inject({ url: `${url}/json/CH/ziegelwerk-hornau/all`, headers })).statusCode).toBe(403);
  expect((await app.inject({ url: `${url}/xlsx/DE/alpenfenster/all`, headers })).statusCode).toBe(403);
});

it('A download that fails before its first row is a problem, and no file', async () => {
  const failed = await app.inject({
    method: 'POST',
    url: `${url}/json/CH/filtered/alpenfenster/all/de`,
    headers,
    payload: { categorySids: ['\u0000'] },
  });
  expect([failed.statusCode, failed.headers['content-type'], failed.headers['content-disposition']]).toEqual([
    422,
    expect.stringContaining('application/problem+json'),
    undefined,
  ]);
});
