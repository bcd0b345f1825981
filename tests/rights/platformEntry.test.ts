import sharp from 'sharp';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openIssuer } from '../../server/identity/openIssuer.ts';
import { readingCookie } from '../../server/identity/readingCookie.ts';
import { createPageCaches } from '../../server/pages/createPageCaches.ts';
import { pages } from '../../server/pages/pages.ts';
import { storefrontReads } from '../../server/pages/reads/index.ts';
import { readConfig } from '../../server/base/config/config.ts';
import { callsOf, formOf, type Call } from '../setup/calls.ts';
import { freshDatabase } from '../setup/freshDatabase.ts';
import { asNew } from '../setup/smallWorld.ts';
import { seedPeople } from '../setup/people.ts';
import { addPerson } from '../setup/person.ts';
import { testApp } from '../setup/testApp.ts';
import type { TaggedDatabase } from '../setup/tagged.ts';

const host = 'zbs.localhost';
const words = 'Gleisjoch';
const gtin = '04006381333931';

let app: FastifyInstance;
let database: TaggedDatabase;
let call: Call;
let picture: string;

beforeAll(async () => {
  database = await freshDatabase();
  const config = readConfig({ NODE_ENV: 'test' });
  ({ app } = await testApp({
    database,
    routes: async (server) =>
      void server.register(pages, {
        config,
        database,
        issuer: await openIssuer(config, database.write),
        reads: storefrontReads,
        kept: createPageCaches(database.read),
        frontEnd: {
          renderer: () => import('../../storefront/render.tsx'),
          script: '/assets/first.js',
          entry: (name) => ({ script: `/assets/${name}.js`, styles: [], preloads: [] }),
          finish: async (_, html) => html,
          isDevelopment: false,
        },
      }),
  }));
  call = callsOf(app);
  await seedPeople(database);
  await addPerson(database, 'guest');
  const made = async (method: 'POST' | 'PUT', url: string, body: object) => {
    const answer =
      method === 'PUT' ? call('admin', method, url, body, asNew) : call('admin', method, url, body);
    expect((await answer).statusCode, url).toBe(201);
  };
  await made('POST', '/import/category', { sid: 'gleis', name: { de: words } });
  await made('POST', '/import/category-relation', {
    platform: 'ZBS',
    childSid: 'gleis',
    parentSid: 'root_category',
  });
  const orga = { sid: 'bahn', orgaDetails: { name: words, kind: 'manufacturer' } };
  for (const platform of ['ZBS', 'CH']) await made('POST', `/import/orga/${platform}`, orga);
  const bytes = await sharp({ create: { width: 4, height: 2, channels: 3, background: '#0c0' } })
    .png()
    .toBuffer();
  const form = await formOf({ orgaSid: 'bahn', file: { bytes, name: 'a.png', type: 'image/png' } });
  const stored = await call('admin', 'POST', '/import/image/ZBS/logo', form.body, form.headers);
  picture = `/api/image/logo/${stored.json().hash}/full`;
  await made('PUT', '/import/product/ZBS/bahn/p', {
    orgaInfo: { sid: 'bahn' },
    sid: 'p',
    productInfo: { articleNumber: 'p', title: { de: words }, gtins: [gtin] },
    categories: { mainCategory: { sid: 'gleis' } },
  });
  await made('PUT', '/import/platform-settings/ZBS/platform', { settings: 'platform', entry: 'signedIn' });
});

const letIn = async (entry: 'signedIn' | 'withRight') => {
  const settings = { settings: 'platform', entry };
  const answer = await call('admin', 'PUT', '/import/platform-settings/ZBS/platform', settings);
  expect(answer.statusCode).toBe(200);
};
beforeEach(() => letIn('withRight'));

/** A browser that somebody has signed in with: it has a cookie and no token. */
async function browserOf(who: string) {
  const [cookie] = (await call(who, 'PUT', '/session')).cookies.filter(({ name }) => name === readingCookie);
  const cookies = { [readingCookie]: cookie?.value ?? '' };
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host, ...headers }, cookies });
}

const screens = [
  '/de',
  '/de/category',
  '/de/category/gleis',
  '/de/orga',
  '/de/orga/bahn',
  '/de/product/bahn/p',
  '/de/search?text=gleisjoch',
  '/de/shortlist?product=bahn/p',
  '/de/comparison?product=bahn/p',
  '/de/nothing',
  `/01/${gtin}`,
];
const reads = [
  '/api/ZBS/start',
  '/api/ZBS/category',
  '/api/ZBS/category/gleis',
  '/api/ZBS/orga/bahn',
  '/api/ZBS/product/bahn/p',
  '/api/ZBS/products',
  '/api/ZBS/search?text=gleisjoch',
  '/api/ZBS/suggest?text=gleisjoch',
  '/api/ZBS/comparison?product=bahn/p',
  '/api/ZBS/shortlist.xlsx?product=bahn/p',
  '/api/ZBS_API/orga/bahn',
  '/api/v1/external/entry?orga=bahn',
  `/api/v1/external/entry?platform=ZBS&gtin=${gtin}`,
];

describe('A private platform that asks for a right', () => {
  it('shows whoever is signed in without one no page, no read and no picture of it (abuse case 73)', async () => {
    const get = await browserOf('guest');
    for (const url of screens) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['cache-control']], url).toEqual([403, 'private, no-store']);
      expect(body, url).toContain('fehlt Ihnen ein Recht');
      expect(body, url).not.toContain(words);
    }
    for (const url of [...reads, picture]) {
      const { statusCode, body } = await get(url);
      expect(statusCode, url).toBe(403);
      expect(body, url).not.toContain(words);
    }
    for (const url of ['/sitemap.xml', '/sitemap/products-1.xml'])
      expect((await get(url)).statusCode, url).toBe(404);
    expect((await get('/de/imprint')).statusCode).toBe(404);
    expect((await get('/authgrant-redirect?code=1')).body).not.toContain(words);
  });

  it('sends strangers to the login as ever, and answers a token as it answers a browser', async () => {
    for (const url of screens) {
      const { statusCode, body } = await app.inject({ url, headers: { host } });
      expect([statusCode, body], url).toEqual([302, '']);
    }
    for (const url of reads) {
      const path = url.replace('/api', '');
      const on = { host };
      expect((await call(undefined, 'GET', path, undefined, on)).statusCode, url).toBe(401);
      expect((await call('guest', 'GET', path, undefined, on)).statusCode, url).toBe(403);
    }
    const from = { host: 'ch.localhost' };
    expect((await call('guest', 'GET', '/ZBS/orga/bahn', undefined, from)).statusCode).toBe(403);
    expect(
      (await call('guest', 'GET', '/import/category-relation/tree/ZBS', undefined, from)).statusCode,
    ).toBe(403);
    expect((await call('guest', 'GET', '/CH/orga', undefined, from)).statusCode).toBe(200);
    expect((await call('guest', 'GET', '/user/rights', undefined, { host })).statusCode).toBe(200);
  });

  it('is entered with a right that opens something there, from the moment it is given until it is taken', async () => {
    const sub = await addPerson(database, 'comer');
    const get = await browserOf('comer');
    const answers = async () => {
      const seen = [];
      for (const url of ['/de/orga/bahn', '/api/ZBS/orga/bahn', picture])
        seen.push((await get(url)).statusCode);
      return seen;
    };
    const give = (body: object) => call('admin', 'POST', '/import/user-right', { sub, ...body });
    expect(await answers()).toEqual([403, 403, 403]);
    for (const countsNot of [
      { right: 'COMPANY', orgaCountry: { sid: 'bahn', country: 'CH' } },
      { right: 'CMS' },
      { right: 'ADVERTISEMENT' },
    ]) {
      expect((await give(countsNot)).statusCode).toBe(201);
      expect(await answers(), JSON.stringify(countsNot)).toEqual([403, 403, 403]);
    }
    for (const counts of [
      { right: 'EDIT_PRODUCTS', orgaCountry: { sid: 'bahn', country: 'ZBS' } },
      { right: 'CATEGORY' },
      { right: 'ADMIN' },
    ]) {
      const given = await give(counts);
      expect(await answers(), JSON.stringify(counts)).toEqual([200, 200, 200]);
      await call('admin', 'DELETE', `/import/user-right/${given.json().id}`);
      expect(await answers(), JSON.stringify(counts)).toEqual([403, 403, 403]);
    }
  });

  it('keeps nothing that somebody saw for whoever asks next, nor for the same one later', async () => {
    const [admin, guest] = [await browserOf('admin'), await browserOf('guest')];
    for (const url of [...screens.slice(0, 7), ...reads.slice(0, 8)]) {
      const seen = await admin(url);
      expect(seen.statusCode, url).toBe(200);
      expect(seen.headers['cache-control'], url).toMatch(/no-store/);
      expect((await guest(url)).statusCode, url).toBe(403);
    }
    const seen = await admin(picture);
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const held = { 'if-none-match': String(seen.headers.etag) };
    expect((await admin(picture, held)).statusCode).toBe(304);
    expect((await guest(picture, held)).statusCode).toBe(403);
  });

  it('lets in whoever is signed in as soon as it asks for no more, and only an administrator says so', async () => {
    const get = await browserOf('guest');
    expect((await get('/de/orga/bahn')).statusCode).toBe(403);
    await letIn('signedIn');
    expect((await get('/de/orga/bahn')).body).toContain(words);
    expect((await get('/api/ZBS/suggest?text=gleisjoch')).statusCode).toBe(200);
    await letIn('withRight');
    expect((await get('/de/orga/bahn')).statusCode).toBe(403);
    const settings = { settings: 'platform', entry: 'signedIn' };
    for (const who of ['guest', 'supplier', 'rights', 'editor'])
      expect(
        (await call(who, 'PUT', '/import/platform-settings/ZBS/platform', settings)).statusCode,
        who,
      ).toBe(403);
  });

  it('is one platform: its sandbox and the public ones stay as they are', async () => {
    for (const key of ['ZBS_DEMO', 'CH_DEMO', 'CH'])
      expect((await call('guest', 'GET', `/${key}/start`)).statusCode, key).toBe(200);
  });
});
