import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { server } from '../../resources/texts/de/server.ts';
import { testApp } from '../../tests/setup/testApp.ts';
import type { TaggedDatabase } from '../../tests/setup/tagged.ts';
import { stale } from '../base/problems.ts';

type App = Awaited<ReturnType<typeof testApp>>['app'];

const body = z.strictObject({ name: z.string().max(3), size: z.number() });

let sql: TaggedDatabase['write'];

function routes(app: App): void {
  app.post(
    '/api/thing/:number',
    { schema: { body, params: z.strictObject({ number: z.coerce.number().int() }) } },
    async () => 'ok',
  );
  app.get(
    '/api/thing',
    { schema: { querystring: z.strictObject({ lang: z.string().optional() }) } },
    async () => 'ok',
  );
  app.put('/api/thing/:number', async () => {
    throw stale({ version: 7 });
  });
  app.get('/api/rare', { config: { rateLimit: { max: 1 } } }, async () => 'ok');
  app.get('/api/slow', async () => {
    await sql.begin(async (tx) => {
      await tx`set local statement_timeout = 20`;
      await tx`select pg_sleep(5)`;
    });
  });
  app.get('/api/busy-store', async () => {
    throw Object.assign(new Error('slow'), { name: 'TimeoutError', $metadata: { attempts: 4 } });
  });
  app.get('/api/no-store', async () => {
    throw new Error('not stored', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
  });
  app.get('/api/full-disk', async () => {
    throw Object.assign(new Error('no space left'), { code: 'EDQUOT' });
  });
  app.get('/api/secret', async () => {
    throw new Error('select password from account');
  });
}

describe('a problem document', () => {
  let app: App;
  beforeAll(async () => {
    const tested = await testApp({ routes });
    app = tested.app;
    sql = tested.database.write;
  });

  const post = (payload: string | Buffer, type = 'application/json', url = '/api/thing/1?lang=en') =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  it('tells of a store that does not answer as of an outage, and of a full disk as of one (behaviour B751)', async () => {
    const said = await Promise.all(
      ['/api/busy-store', '/api/no-store', '/api/full-disk'].map(async (url) => {
        const { statusCode, headers } = await app.inject(url);
        return [statusCode, headers['retry-after']];
      }),
    );
    expect(said).toEqual([
      [503, '2'],
      [503, '2'],
      [507, undefined],
    ]);
  });

  it('names every fault of a body at once, in the language of the reader', async () => {
    const answer = await post(
      '{"name":"too long","colour":"red"}',
      'application/json',
      '/api/thing/1?lang=fr',
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['content-language']).toBe('fr');
    expect(answer.json()).toMatchObject({
      type: '/problems/unprocessable',
      title: 'Indications erronées',
      status: 422,
      errors: expect.arrayContaining([
        { path: 'name', pointer: '/name', code: 'too-long', message: '3 caractères au plus.' },
        { path: 'size', pointer: '/size', code: 'required', message: 'Cette indication manque.' },
        {
          path: 'colour',
          pointer: '/colour',
          code: 'unknown-field',
          message: 'Le champ colour n’existe pas ici.',
        },
      ]),
    });
  });

  it('names the name that was probably meant, and the place as JSON Pointer (behaviour B585)', async () => {
    const { errors } = (await post('{"nam":"a","size":1}')).json();
    expect(errors).toContainEqual({
      path: 'nam',
      pointer: '/nam',
      code: 'unknown-field',
      message: 'There is no field nam here. Perhaps “name” is meant.',
      suggestion: 'name',
    });
  });

  it('leads by its type to a page that says what happened, in four languages (behaviour B584)', async () => {
    for (const [language, title] of [
      ['de', 'Inzwischen geändert'],
      ['en', 'Changed meanwhile'],
      ['fr', 'Modifié entre-temps'],
      ['it', 'Modificato nel frattempo'],
    ]) {
      const page = await app.inject(`/problems/stale?lang=${language}`);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain(`<h1>${title}</h1>`);
    }
    const codes = Object.keys(server.problem);
    const pages = await Promise.all(codes.map((code) => app.inject(`/problems/${code}`)));
    expect(pages.filter(({ statusCode, body }) => statusCode !== 200 || body.includes('{{'))).toEqual([]);
    expect((await app.inject('/problems/nothing')).statusCode).toBe(404);
  });

  it('names the request in every answer, whether it is refused or not (behaviour B583)', async () => {
    const named = ['/api/health', '/api/nothing', '/api/%zz', '/problems', '/api/openapi.json'];
    const ids = await Promise.all(named.map(async (url) => (await app.inject(url)).headers['x-request-id']));
    expect(ids).toEqual(named.map(() => expect.stringMatching(/^[0-9a-f-]{36}$/)));
    expect(new Set(ids).size).toBe(named.length);
  });

  it('is 400 for what cannot be read: JSON, path, query key, encoding', async () => {
    expect((await post('{"name":')).statusCode).toBe(400);
    const inLatin1 = Buffer.from('{"name":"ü"}', 'latin1');
    expect((await post(inLatin1)).json().errors).toMatchObject([{ code: 'not-json' }]);
    expect((await post('{}', 'application/json', '/api/thing/one')).json().errors[0].path).toBe('number');
    const unknownKey = await app.inject('/api/thing?limit=3');
    expect(unknownKey.statusCode).toBe(400);
    expect(unknownKey.json().errors).toMatchObject([{ path: 'limit', code: 'unknown-field' }]);
    const badUrl = await app.inject('/api/%zz');
    expect([badUrl.statusCode, badUrl.json().type]).toEqual([400, '/problems/malformed']);
  });

  it('says which methods an address knows, and that an unknown address is not found', async () => {
    const wrongMethod = await app.inject({ method: 'DELETE', url: '/api/thing/1' });
    expect([wrongMethod.statusCode, wrongMethod.headers.allow]).toEqual([405, 'POST, PUT']);
    const asked = await app.inject({ method: 'OPTIONS', url: '/api/thing/1' });
    expect([asked.statusCode, asked.headers.allow]).toEqual([204, 'POST, PUT']);
    expect((await app.inject('/api/nothing')).json()).toMatchObject({
      status: 404,
      type: '/problems/not-found',
    });
  });

  it('refuses plain text and what is too large', async () => {
    expect((await post('{}', 'text/plain')).statusCode).toBe(415);
    expect((await post(`"${'x'.repeat(2_000_000)}"`)).statusCode).toBe(413);
  });

  it('says when to come back after too many calls of a limited route', async () => {
    expect((await app.inject('/api/rare')).statusCode).toBe(200);
    const second = await app.inject('/api/rare');
    expect([second.statusCode, second.json().type]).toEqual([429, '/problems/too-many']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('carries the version as stored now when If-Match is stale', async () => {
    const answer = await app.inject({ method: 'PUT', url: '/api/thing/1' });
    expect(answer.json()).toMatchObject({ status: 412, current: { version: 7 } });
  });

  it('says to come back when the database takes too long (abuse case 61)', async () => {
    const answer = await app.inject('/api/slow');
    expect([answer.statusCode, answer.json().type]).toEqual([503, '/problems/unavailable']);
    expect(answer.payload).not.toMatch(/pg_sleep|statement/);
  });

  it('shows nothing of an unexpected error but a number to find it by (abuse case 33)', async () => {
    const answer = await app.inject('/api/secret');
    expect(answer.statusCode).toBe(500);
    expect(answer.payload).not.toMatch(/password|errors\.test/);
    expect(answer.json().detail).toContain(answer.json().requestId);
  });
});

describe('readiness', () => {
  it('holds while the database answers, and ends before the server closes', async () => {
    const { app } = await testApp();
    expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' });
    const ready = { isReady: true, reasons: [] };
    // Nobody works beside this one: said, and no reason to take the server from the visitors.
    const work = {
      isReady: false,
      reasons: ['worker-silent'],
      oldestImportSeconds: null,
      oldestJobSeconds: null,
    };
    expect((await app.inject('/api/ready')).json()).toEqual({
      status: 'ready',
      reads: ready,
      writes: ready,
      work,
    });
    app.isClosing = true;
    const leaving = await app.inject('/api/ready');
    expect([leaving.statusCode, leaving.headers.connection]).toEqual([503, 'close']);
  });

  it('is 503 with Retry-After without a database, while the server lives on (abuse case 33)', async () => {
    const { app, database } = await testApp();
    await database.close();
    for (const url of ['/api/ready', '/api/CH/orga', '/api/CH/search?text=fenster']) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.headers['retry-after']], url).toEqual([503, '2']);
      expect(answer.payload).not.toMatch(/select|postgres|ECONN|node_modules/i);
    }
    expect((await app.inject('/api/health')).statusCode).toBe(200);
  });
});
