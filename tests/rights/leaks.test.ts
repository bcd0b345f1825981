import { codeList, suggestions } from '../../resources/limits.ts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, examples, type Seen } from '../calls/examples.ts';
import type { Call } from '../setup/calls.ts';
import { asNew, smallWorld } from '../setup/smallWorld.ts';
import { indexPendingProducts } from '../../server/find/index/indexPendingProducts.ts';

const canary = 'kanarienvogel';
/** Its beginning: what asks for it is echoed in some answers. */
const asked = canary.slice(0, 8);

let app: FastifyInstance;
let call: Call;

const productOf = (sid: string, title: string) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid,
  productInfo: { articleNumber: sid, title: { de: title } },
  categories: { mainCategory: { sid: 'fenster' } },
});

beforeAll(async () => {
  const world = await smallWorld();
  ({ app, call } = world);
  const made = async (url: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await call('admin', method, url, body, method === 'PUT' ? asNew : {});
    expect(answer.statusCode, url).toBe(201);
  };
  const orga = { sid: 'alpenfenster', orgaDetails: { name: canary, kind: 'manufacturer' } };
  for (const platform of ['CH_DEMO', 'ZBS']) await made(`/import/orga/${platform}`, orga);
  await made('/import/product/CH_DEMO/alpenfenster/geheim', productOf('geheim', `Fenster ${canary}`), 'PUT');
  await made('/import/mapping/CH', { orgaSid: 'alpenfenster', sid: 'm', name: canary });
  const column = { field: 'productInfo.articleNumber', heading: { de: canary } };
  await made('/import/template', { sid: 'vorlage', name: { de: canary }, columns: [column] });
  await made('/import/cms-article', { url: 'lesbar', title: { de: canary }, state: 'draft' });
  await made('/import/user-right', { email: `${canary}@example.com`, right: 'CMS' });
  await call(undefined, 'POST', '/newsletter', {
    email: `${canary}@example.org`,
    language: 'de',
    platform: 'CH',
  });
  await indexPendingProducts(world.database);
});

describe('What is not public', () => {
  it('stands in no answer to a stranger, whatever is asked (abuse case 31)', async () => {
    const seen: Seen = {
      image: 'a'.repeat(64),
      startImage: 'a'.repeat(64),
      file: 'a'.repeat(64),
      looseFile: 'a'.repeat(64),
      report: 'x',
      written: 'x',
      change: '1',
      right: `${canary}@example.com`,
      newsletter: 'x'.repeat(32),
    };
    const answers = [];
    for (const [name, of] of Object.entries(examples)) {
      if (!name.startsWith('GET ')) continue;
      const example = await of(seen);
      for (const more of ['', `text=${asked}`, 'lang=de']) {
        const { payload } = await call(undefined, ...addressOf(name, example, more));
        expect(payload, `${name} ${more}`).not.toContain(canary);
        answers.push(payload);
      }
    }
    expect(answers.length).toBeGreaterThan(150);
  });

  it('is not in search, suggestions and counts: other platforms, drafts (abuse case 32)', async () => {
    const found = (await call(undefined, 'GET', `/CH/search?text=${asked}`)).json();
    expect(found.totals).toEqual({ product: 0, category: 0, orga: 0, productLine: 0 });
    const suggested = (await call(undefined, 'GET', `/CH/suggest?lang=de&text=${asked}`)).json();
    expect(Object.values(suggested).flat()).toEqual([]);
    expect((await call(undefined, 'GET', '/CH/category/fenster')).json().products.total).toBe(2);
    expect((await call(undefined, 'GET', '/CH/search?text=fenster')).json().totals.product).toBe(2);
    expect((await call('nobody', 'GET', '/CH_DEMO/search?text=fenster')).json().totals.product).toBe(1);
  });

  it('is downloaded by nobody without the right, who is not told whether it exists (abuse case 16)', async () => {
    for (const platform of ['CH_DEMO', 'ZBS'])
      for (const path of ['product/json/{p}/{o}/all', 'product/xlsx/{p}/{o}/de', 'product/{p}/{o}/geheim']) {
        const of = (orga: string) => `/import/${path.replace('{p}', platform).replace('{o}', orga)}`;
        expect((await call(undefined, 'GET', of('alpenfenster'))).statusCode).toBe(401);
        const [there, nowhere] = await Promise.all(
          ['alpenfenster', 'niemand'].map((orga) => call('nobody', 'GET', of(orga))),
        );
        expect([there?.statusCode, nowhere?.statusCode], path).toEqual([403, 403]);
        expect(there?.payload).toBe(nowhere?.payload);
      }
  });
});

describe('What a stranger sends', () => {
  it('as its host leads no address of ours elsewhere (abuse case 39)', async () => {
    const url = '/v1/external/entry?orga=alpenfenster';
    const spoofed = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example;proto=https',
    };
    const answer = await call(undefined, 'GET', url, undefined, spoofed);
    expect(answer.json().url).toBe('http://ch.localhost:3000/de/orga/alpenfenster');
    const page = await call(undefined, 'GET', url, undefined, { ...spoofed, accept: 'text/html' });
    expect(page.headers.location).toBe('http://ch.localhost:3000/de/orga/alpenfenster');
  });

  it('as a text to search for means its letters, and is short (abuse case 36)', async () => {
    for (const path of ['search', 'suggest'])
      for (const text of ['%%%%', '____', '(z+)+$'.repeat(9), '\\\\\\', "''''", '*:*&|!()']) {
        const answer = await call(undefined, 'GET', `/CH/${path}?text=${encodeURIComponent(text)}`);
        expect(answer.statusCode, text).toBe(200);
        const { products = [], productSuggestions = [] } = answer.json();
        expect([...products, ...productSuggestions], text).toEqual([]);
      }
    const longest = { search: codeList.longestText, suggest: suggestions.longestText };
    for (const [path, most] of Object.entries(longest))
      for (const text of ['a'.repeat(most + 1), 'a '.repeat(5000)])
        expect((await call(undefined, 'GET', `/CH/${path}?text=${text}`)).statusCode).toBe(400);
  });

  it('as markup comes back as text with places, never as markup (abuse case 46)', async () => {
    const text = encodeURIComponent('fenster <img src=x onerror=alert(1)>');
    const answer = await app.inject({ url: `/api/CH/suggest?lang=de&text=${text}` });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.payload).not.toContain('<');
    const plain = (await app.inject({ url: '/api/CH/suggest?lang=de&text=fenster' })).json();
    for (const { matches } of plain.productSuggestions)
      expect(matches).toEqual(expect.arrayContaining([{ field: 'title', start: 0, end: 7 }]));
  });
});
