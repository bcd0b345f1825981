import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { crudCalls } from '../../resources/calls/crud.ts';
import { allEntities } from '../../resources/registry.ts';
import { setAt, type Row } from '../../resources/shape.ts';
import { snakeCase } from '../../server/base/database/snakeCase.ts';
import type { Config } from '../../server/base/config/config.ts';
import { formOf, type Call, type Method } from '../setup/calls.ts';
import { inlinedContractOf, type Operation } from '../setup/contractOf.ts';
import { tokenFor } from '../setup/signIn.ts';
import type { TaggedDatabase } from '../setup/tagged.ts';
import { addressOf, examples, sampleOf, type Seen } from './examples.ts';
import { exampleWorld } from './exampleWorld.ts';

let app: FastifyInstance;
let call: Call;
let seen: Seen;
let database: TaggedDatabase;
let config: Config;
let operations: [name: string, operation: Operation][];

beforeAll(async () => {
  const world = await exampleWorld();
  ({ app, call, seen, database, config } = world);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { paths } = await inlinedContractOf(app);
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): (typeof operations)[number] => [
      `${method.toUpperCase()} ${path.slice('/api'.length)}`,
      operation,
    ]),
  );
  return world.stop;
});

const written = [
  ...allEntities.map(({ name }) => snakeCase(name)),
  'change',
  'import_report',
  'newsletter_subscription',
];

/** How many rows there are of what people write, and which files they sent; pictures are made smaller in their own time. */
async function stored(): Promise<unknown> {
  const rows = await database.write`
    select table_name as name, query_to_xml(format('select count(*) from %I', table_name), false, true, '')::text as rows
    from information_schema.tables where table_schema = 'public' and table_name = any(${written}) order by 1`;
  expect(rows.length).toBeGreaterThan(20);
  const files = await readdir(config.dataDir, { recursive: true, withFileTypes: true });
  return [
    rows,
    files.flatMap((file) => (file.isFile() && !/webp|\.eml/.test(file.name) ? [file.name] : [])).toSorted(),
  ];
}

/** Sends exactly that and gives back all that is answered. */
async function say(request: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  socket.write(request);
  return answer;
}

const boundary = 'x-cut-x';
const part = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\nContent-Type: application/json\r\n\r\n`;
/** Forms as no browser sends them: what the header says of the boundary, and the body. */
const brokenForms = [
  { type: 'multipart/form-data', body: 'x' },
  { type: 'multipart/form-data; boundary=', body: `${part}{}` },
  { type: `multipart/form-data; boundary=${'b'.repeat(300)}`, body: `${part}{}` },
  { type: `multipart/form-data; boundary=${boundary}`, body: 'no form at all' },
  { type: `multipart/form-data; boundary=${boundary}`, body: `--${boundary}\r\nContent-Dispo` },
  { type: `multipart/form-data; boundary=${boundary}`, body: part },
  { type: `multipart/form-data; boundary=${boundary}`, body: `${part}{"orgaSid":"alpen` },
  { type: `multipart/form-data; boundary=${boundary}`, body: `${part}{}\r\n--${boundary}` },
  {
    type: `multipart/form-data; boundary=${boundary}`,
    body: `${part.replace('"file"', '"__proto__"')}{}\r\n--${boundary}--`,
  },
];

describe('No fault of a sender is one of ours (behaviour B152), and nothing is stored:', () => {
  it('a form without boundary, or cut off anywhere, at every call that takes one', async () => {
    const before = await stored();
    const takers = operations.filter(([, { requestBody }]) => requestBody);
    expect(takers.length).toBeGreaterThan(40);
    for (const [name] of takers) {
      const example = (await examples[name]?.(seen)) ?? {};
      for (const { type, body } of brokenForms) {
        const [method, url] = addressOf(name, example);
        const headers = { ...example.headers, 'content-type': type };
        const { statusCode, payload } = await call(example.who, method, url, body, headers);
        expect([400, 413, 415, 422], `${name} ${type} ${body}: ${payload}`).toContain(statusCode);
      }
    }
    expect(await stored()).toEqual(before);
  });

  it('the record of changes of no entity of ours', async () => {
    for (const entity of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'nirgends']) {
      const asked = await call('admin', 'GET', `/import/audit?entity=${entity}`);
      expect([asked.statusCode, asked.json().errors?.[0]?.path], entity).toEqual([400, 'entity']);
      const query = `entity=${entity}&key=${encodeURIComponent('["a"]')}`;
      expect((await call('supplier', 'GET', `/import/audit?${query}`)).statusCode).toBe(400);
    }
  });

  it('days that no calendar has, in every field that is a date, alone, in a file and as a filter', async () => {
    const days = ['0000-01-01', '0000-12-31', '-0001-01-01', '+10000-01-01', '10000-01-01', '2026-02-30'];
    const before = await stored();
    const dated = allEntities.flatMap((entity) =>
      Object.entries(entity.fields).flatMap(([field, { kind, at = field }]) =>
        kind === 'date' ? [{ entity, field, at }] : [],
      ),
    );
    expect(dated.length).toBeGreaterThan(4);
    const send = async (method: Method, url: string, body: unknown, said: string) => {
      // A record of the address need not be there.
      const headers: Record<string, string> = method === 'PUT' ? { 'if-none-match': '*' } : {};
      const { statusCode, payload } = await call('admin', method, url, body, headers);
      expect([400, 422], `${method} ${url} ${said}: ${payload}`).toContain(statusCode);
    };
    for (const { entity, field, at } of dated)
      for (const day of days) {
        const { create, update, list } = crudCalls(entity);
        const sample = structuredClone(sampleOf(entity, seen)) as Row;
        setAt(sample, at.split('.'), day);
        const written = create ?? update;
        if (written) await send(...addressOf(`${written.method} ${written.path}`, {}), sample, day);
        const filter = encodeURIComponent(JSON.stringify({ [at]: day }));
        if (list) {
          const { statusCode } = await call(
            'admin',
            ...addressOf(`GET ${list.path}`, { query: `filter=${filter}` }),
          );
          expect(statusCode, `${list.path} filter ${field} ${day}`).toBeLessThan(500);
        }
      }
    for (const day of days) {
      const counts = { day, pageViews: 1, suggestionViews: 0, clicks: 0 };
      await send('POST', '/import/statistic/CH', { orgaSid: 'andere', days: [counts] }, day);
      for (const end of ['from', 'to'])
        expect(
          (await call('admin', 'GET', `/import/statistic/CH/andere?${end}=${encodeURIComponent(day)}`))
            .statusCode,
        ).toBe(400);
    }
    expect(await stored()).toEqual(before);
  });

  it('two names of the host, of which one may be that of another platform', async () => {
    const said = (path: string, hosts: string[]) =>
      say(
        [`GET ${path} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''].join(
          '\r\n',
        ),
      );
    for (const path of ['/api/time', '/de', '/api/nirgends', '/idp/.well-known/jwks.json', '/assets/x.js']) {
      expect(await said(path, ['ch.localhost', 'zbs.localhost']), path).toMatch(/^HTTP\/1\.1 400 /);
      expect(await said(path, ['ch.localhost', 'ch.localhost']), path).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(await said('/api/time', ['ch.localhost'])).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('an address in the form for a proxy: what is made stands where the route says', async () => {
    const token = await tokenFor(app, 'admin');
    const said = async (method: string, path: string, body: object, more: string[] = []) => {
      const json = JSON.stringify(body);
      const head = [
        `${method} http://evil.example${path} HTTP/1.1`,
        'Host: ch.localhost',
        'Connection: close',
        `Authorization: Bearer ${token}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(json)}`,
        ...more,
      ];
      const answer = await say(`${head.join('\r\n')}\r\n\r\n${json}`);
      return /^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? answer;
    };
    const orga = { sid: 'fremd', orgaDetails: { name: 'Fremd', kind: 'manufacturer' } };
    expect(await said('POST', '/api/import/orga/CH?lang=de', orga)).toBe('/api/import/orga/CH/fremd');
    const other = { ...orga, sid: 'fremder' };
    expect(await said('PUT', '/api/import/orga/CH/fremder?lang=de', other, ['If-None-Match: *'])).toBe(
      '/api/import/orga/CH/fremder',
    );
  });

  it('a form that is whole is taken as before', async () => {
    const form = await formOf({
      file: {
        bytes: Buffer.from('{"email":"c@example.com","right":"CMS"}'),
        name: 'a',
        type: '',
      },
    });
    expect((await call('admin', 'POST', '/import/user-right', form.body, form.headers)).statusCode).toBe(201);
  });
});
