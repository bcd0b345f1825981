import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TaggedDatabase } from '../setup/tagged.ts';
import { formOf, type Call } from '../setup/calls.ts';
import { addPerson } from '../setup/person.ts';
import { tokenFor } from '../setup/signIn.ts';
import { asNew, smallWorld } from '../setup/smallWorld.ts';
import { snapshot } from './snapshot.ts';

let app: FastifyInstance;
let call: Call;
let database: TaggedDatabase;

const info = { orgaSid: 'alpenfenster', language: 'de', headline: 'Fenster' };
const json = { 'content-type': 'application/json' };

/** Runs something that must change nothing, whatever it answers. */
async function unchanged<T>(attempt: () => Promise<T>): Promise<T> {
  const before = await snapshot(database);
  const result = await attempt();
  expect(await snapshot(database)).toEqual(before);
  return result;
}

beforeAll(async () => {
  ({ app, call, database } = await smallWorld());
  expect((await call('supplier', 'POST', '/import/orga-info/CH', info)).statusCode).toBe(201);
});

describe('Rights', () => {
  it('that are taken away are gone with the next call (abuse case 5)', async () => {
    const sub = await addPerson(database, 'leaving', [{ right: 'CMS' }]);
    expect((await call('leaving', 'GET', '/import/cms-article')).statusCode).toBe(200);
    await database.write`delete from user_right where sub = ${sub}`;
    expect((await call('leaving', 'GET', '/import/cms-article')).statusCode).toBe(403);
  });

  it('come from the token in the header, never from an address (abuse case 6)', async () => {
    const token = await tokenFor(app, 'admin');
    for (const query of [`?access_token=${token}`, `?token=${token}`, `?authorization=Bearer%20${token}`])
      expect((await app.inject({ url: `/api/import/orga/CH${query}` })).statusCode).toBe(401);
  });

  it('of one company do not reach another one through the body (abuse cases 9 and 18)', async () => {
    const foreign = { ...info, orgaSid: 'andere' };
    await unchanged(async () => {
      expect((await call('supplier', 'POST', '/import/orga-info/CH', foreign)).statusCode).toBe(403);
      const put = await call('supplier', 'PUT', '/import/orga-info/CH/alpenfenster/de', foreign);
      expect(put.statusCode).toBe(422);
      const connection = { orgaSid: 'andere', connectedSid: 'alpenfenster', role: 'partner' };
      expect((await call('supplier', 'POST', '/import/orga-connection/CH', connection)).statusCode).toBe(403);
      const mapping = { orgaSid: 'andere', sid: 'm', name: 'M' };
      expect((await call('supplier', 'POST', '/import/mapping/CH', mapping)).statusCode).toBe(403);
    });
  });

  it('show in lists only what they cover (abuse case 29)', async () => {
    await call('admin', 'POST', '/import/orga-info/CH', { ...info, orgaSid: 'andere' });
    const list = await call('supplier', 'GET', '/import/orga-info/CH');
    expect(list.json().map(({ orgaSid }: { orgaSid: string }) => orgaSid)).toEqual(['alpenfenster']);
    expect(list.headers['content-range']).toBe('orgaInfo 0-0/1');
    const filtered = await call('supplier', 'GET', '/import/orga-info/CH?filter={"orgaSid":"andere"}');
    expect(filtered.json()).toEqual([]);
    for (const query of [
      'sort=["version","ASC"]',
      'sort=["t.platform","ASC"]',
      'filter={"platform":"DE"}',
      'filter={"text":"x"}',
    ])
      expect((await call('supplier', 'GET', `/import/orga-info/CH?${query}`)).statusCode, query).toBe(422);
  });

  it('are no wider for a session by cookie, which reads but never reaches the backoffice (abuse case 66)', async () => {
    const authorization = `Bearer ${await tokenFor(app, 'admin')}`;
    const opened = await app.inject({ method: 'PUT', url: '/api/session', headers: { authorization } });
    const cookies = Object.fromEntries(opened.cookies.map(({ name, value }) => [name, value]));
    await unchanged(async () => {
      const write = await app.inject({
        method: 'POST',
        url: '/api/import/orga-info/CH',
        payload: info,
        cookies,
      });
      expect(write.statusCode).toBe(403);
      const read = await app.inject({ url: '/api/import/orga-info/CH', cookies });
      expect(read.statusCode).toBe(401);
    });
    expect((await app.inject({ url: '/api/CH_DEMO/orga', cookies })).statusCode).toBe(200);
  });
});

describe('A body', () => {
  it('with fields that nobody declared, or that the server keeps, is refused (abuse case 26)', async () => {
    await unchanged(async () => {
      for (const more of [{ id: 1 }, { platform: 'DE' }, { createdBy: 'x' }, { isAdmin: true }]) {
        const answer = await call('supplier', 'POST', '/import/orga-info/CH', {
          ...info,
          language: 'fr',
          ...more,
        });
        expect(answer.json().errors).toMatchObject([{ code: 'unknown-field' }]);
      }
      const popular = {
        orgaInfo: { sid: 'alpenfenster' },
        sid: 'beliebt',
        productInfo: { articleNumber: 'B-1', title: { de: 'Beliebt' } },
        categories: { mainCategory: { sid: 'fenster' } },
        popularity: 1_000_000,
      };
      const created = await call(
        'supplier',
        'PUT',
        '/import/product/CH/alpenfenster/beliebt',
        popular,
        asNew,
      );
      expect(created.json().errors).toMatchObject([{ path: 'popularity', code: 'read-only' }]);
      const put = await call('supplier', 'PUT', '/import/orga-info/CH/alpenfenster/de', {
        ...info,
        version: 7,
      });
      expect(put.json().errors).toMatchObject([{ path: 'version', code: 'read-only' }]);
    });
  });

  it('that changes what objects are is refused (abuse case 27)', async () => {
    await unchanged(async () => {
      for (const text of [
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '{"contact":{"__proto__":{"x":1}}}',
      ]) {
        const answer = await call('supplier', 'POST', '/import/orga-info/CH', text, json);
        expect([400, 422]).toContain(answer.statusCode);
      }
    });
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('with such a name in a text, a form or a query is refused too (abuse case 27)', async () => {
    await unchanged(async () => {
      const line = '{"orgaSid":"alpenfenster","sid":"l","title":{"de":"L","__proto__":{"x":1}}}';
      expect((await call('supplier', 'POST', '/import/product-line/CH', line, json)).statusCode).toBe(400);
      const named = { orgaSid: 'alpenfenster', sid: 'l', title: { de: 'L', constructor: 'x' } };
      expect((await call('supplier', 'POST', '/import/product-line/CH', named)).statusCode).toBe(422);
      for (const name of ['__proto__', 'constructor', 'toString']) {
        const file = { bytes: Buffer.from('{}'), name: 'a', type: 'application/json' };
        const form = await formOf({ orgaSid: 'alpenfenster', file });
        const renamed = Buffer.from(form.body.toString('latin1').replace('name="orgaSid"', `name="${name}"`));
        const sent = await call('supplier', 'POST', '/import/file/CH', renamed, form.headers);
        expect([400, 422], name).toContain(sent.statusCode);
        for (const query of [`${name}=1`, `${name}[x]=1`])
          expect((await call('admin', 'GET', `/import/orga/CH?${query}`)).statusCode, query).toBe(400);
        const sorted = await call('admin', 'GET', `/import/orga/CH?sort=["${name}","ASC"]`);
        expect(sorted.statusCode, name).toBe(422);
        const filtered = await call('admin', 'GET', `/import/orga/CH?filter={"${name}":"x"}`);
        expect([400, 422], name).toContain(filtered.statusCode);
      }
    });
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('that names a key twice, is as deep as a well or as long as a river is refused at once (abuse case 57)', async () => {
    const twice = '{"orgaSid":"alpenfenster","language":"fr","headline":"Nein","headline":"Ja"}';
    const form = await formOf({ file: { bytes: Buffer.from(twice), name: 'a', type: 'application/json' } });
    const many = Array.from({ length: 1_000_000 }, (_, index) => `"k${index}":1`).join();
    await unchanged(async () => {
      const post = (body: string) => call('supplier', 'POST', '/import/orga-info/CH', body, json);
      const named = await post(twice);
      expect([named.statusCode, named.json().errors]).toMatchObject([
        400,
        [{ path: 'headline', code: 'named-twice' }],
      ]);
      const filed = await call('admin', 'PUT', '/import/attribute/farbe', form.body, form.headers);
      expect([filed.statusCode, filed.json().errors[0].code]).toEqual([400, 'named-twice']);
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const well = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
        expect([400, 422]).toContain((await post(well)).statusCode);
        expect([400, 422]).toContain((await post(`{"contact":${well}}`)).statusCode);
      }
      expect((await post(`{${many}}`)).statusCode).toBe(413);
    });
  });

  it('with zero characters, lone surrogates or broken UTF-8 is refused, never an error of ours (abuse case 37)', async () => {
    await unchanged(async () => {
      for (const headline of ['a\u0000b', 'a\ud800b', 'a\u0007b']) {
        const body = JSON.stringify({ ...info, language: 'it', headline });
        const answer = await call('supplier', 'POST', '/import/orga-info/CH', body, json);
        expect(answer.json().errors).toMatchObject([{ path: 'headline', code: 'control-character' }]);
      }
      for (const url of [
        '/import/orga-info/CH/alpenfenster/%00',
        '/import/cms-article/%ff',
        '/de/cms-article/%00',
        '/CH/product/alpenfenster/f%00',
        '/CH/products?category=%00',
        '/CH/search?text=f%00',
      ])
        expect((await call('admin', 'GET', url)).statusCode, url).toBe(400);
    });
  });

  it('of another type than JSON is refused (abuse case 66)', async () => {
    await unchanged(async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/xml', 'application/jsonx'])
        expect(
          (
            await call('supplier', 'POST', '/import/orga-info/CH', JSON.stringify(info), {
              'content-type': type,
            })
          ).statusCode,
          type,
        ).toBe(415);
    });
  });
});

describe('An address', () => {
  it('with SQL in it finds nothing (abuse case 35)', async () => {
    const nasty = encodeURIComponent("x' or 1=1; drop table orga; --");
    await unchanged(async () => {
      for (const url of [
        `/import/cms-article/${nasty}`,
        `/import/statistic/CH/${nasty}`,
        `/import/category-relation/CH/${nasty}`,
        `/import/user-right/${nasty}`,
        `/import/user-right/search?text=${nasty}`,
        `/v1/external/entry?orga=${nasty}`,
        `/v1/external/entry?gtin=${nasty}`,
        `/import/advertisement/CH/category/${nasty}`,
        `/import/audit?entity=${nasty}`,
      ])
        expect((await call('admin', 'GET', url)).statusCode, url).toBeLessThan(500);
      expect((await call('admin', 'GET', `/import/statistic/${nasty}/x`)).statusCode).toBe(404);
      for (const [url, codes] of [
        [`/CH/orga?page=${nasty}`, [400]],
        [`/CH/products?sort=${nasty}`, [400]],
        [`/CH/search?text=fenster&lang=${nasty}`, [400]],
        [`/import/orga/CH?sort=["${nasty}","ASC"]`, [422]],
        [`/import/orga/CH?sort=["sid","${nasty}"]`, [400]],
        [`/import/orga/CH?filter={"${nasty}":1}`, [422]],
        [`/import/report?platform=${nasty}`, [400, 404]],
      ] as const)
        expect(codes, url).toContain((await call('admin', 'GET', url)).statusCode);
    });
  });

  it('means what it says: no other method, no other spelling, no way out of its folder (abuse cases 28, 53 and 72)', async () => {
    const override = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    await unchanged(async () => {
      expect(
        (await call('admin', 'GET', '/import/orga-info/CH/alpenfenster/de', undefined, override)).statusCode,
      ).toBe(200);
      for (const url of [
        '//import/orga-info/CH',
        '/import%2Forga-info/CH',
        '/import;x/orga-info/CH',
        '/IMPORT/orga-info/CH',
        '/import/orga-info/ch',
      ])
        expect((await call('admin', 'GET', url)).statusCode, url).toBe(404);
      expect((await call('admin', 'PATCH', '/import/orga-info/CH/alpenfenster/de', {})).statusCode).toBe(405);
      for (const url of [
        '/image/logo/..%2f..%2fetc%2fpasswd/full',
        '/image/..%2flogo/x/full',
        '/file/..%2f..%2fetc%2fpasswd',
        '/import/../../etc/passwd',
      ])
        expect([400, 404], url).toContain((await call('admin', 'GET', url)).statusCode);
      const trace = await app.inject({ method: 'TRACE' as 'GET', url: '/api/time' });
      expect([404, 405]).toContain(trace.statusCode);
    });
  });
});

describe('A thing', () => {
  it('of the same name on another platform is another one (abuse case 20)', async () => {
    const of = (platform: string) => `/import/product/${platform}/alpenfenster/f2`;
    const orga = { sid: 'alpenfenster', orgaDetails: { name: 'Alpenfenster', kind: 'manufacturer' } };
    await call('admin', 'POST', '/import/orga/DE', orga);
    const { sid, orgaInfo, productInfo, categories } = (await call('admin', 'GET', of('CH'))).json();
    const product = { sid, orgaInfo: { sid: orgaInfo.sid }, productInfo, categories };
    expect((await call('admin', 'PUT', of('DE'), product, asNew)).statusCode).toBe(201);
    const there = (await call('admin', 'GET', of('DE'))).json();
    expect((await call('supplier', 'DELETE', of('DE'))).statusCode).toBe(403);
    expect((await call('supplier', 'DELETE', of('CH'))).statusCode).toBe(204);
    expect((await call('admin', 'GET', of('CH'))).statusCode).toBe(404);
    expect((await call('admin', 'GET', of('DE'))).json()).toEqual(there);
  });
});

describe('An answer', () => {
  it('to somebody signed in is kept by no cache (abuse case 71)', async () => {
    for (const url of ['/import/orga-info/CH', '/import/template', '/user/rights', '/CH/orga'])
      expect((await call('admin', 'GET', url)).headers['cache-control'], url).toBe('no-store');
  });

  it('opens nothing to pages of other origins (abuse case 67)', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://ch.localhost.evil.example']) {
      const { headers } = await call('admin', 'GET', '/import/orga-info/CH', undefined, { origin });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('to twenty who save the same version at once is one yes (abuse case 64)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(
          'supplier',
          'PUT',
          '/import/orga-info/CH/alpenfenster/de',
          { ...info, headline: `Nummer ${index}` },
          { 'if-match': '"1"' },
        ),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array<number>(19).fill(412)]);
  });
});
