import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { startJobs } from '../../server/jobs/index.ts';
import { publishedCalls } from '../rights/matrix.ts';
import type { Call } from '../setup/calls.ts';
import { smallWorld } from '../setup/smallWorld.ts';
import { workbookOf } from '../setup/workbook.ts';
import { addressOf, examples, form, photo, type Example, type Seen } from './examples.ts';

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
}

let app: FastifyInstance;
let call: Call;
let seen: Seen;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  const world = await smallWorld();
  ({ app, call } = world);
  const jobs = await startJobs(world.database, world.config);
  paths = (await app.inject({ url: '/api/openapi.json' })).json().paths;
  seen = await makeSeen(world.database.write);
  return () => jobs.stop();
});

/** What the examples find in place. */
async function makeSeen(write: Awaited<ReturnType<typeof smallWorld>>['database']['write']): Promise<Seen> {
  const company = { orgaSid: 'alpenfenster' };
  const post = async (who: string, url: string, body: unknown, headers?: Record<string, string>) =>
    (await call(who, 'POST', url, body, headers)).json();
  const picture = await form(await photo(), 'a.png', company);
  const { hash: image } = await post(
    'supplier',
    '/import/image/CH/productImage',
    picture.body,
    picture.headers,
  );
  const start = await form(await photo(), 'a.png', {});
  const { hash: startImage } = await post(
    'admin',
    '/import/image/CH/startPageImage',
    start.body,
    start.headers,
  );
  const paperOf = async (text: string) => {
    const paper = await form(Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`), 'a.pdf', company);
    return (await post('supplier', '/import/file/CH', paper.body, paper.headers)).hash;
  };
  const [file, looseFile] = [await paperOf('x'), await paperOf('y')];
  const sheet = { title: { de: 'Blatt' }, kind: 'other', language: 'de', file };
  await post('supplier', '/import/document/CH', { ...company, sid: 'blatt', ...sheet });
  await post('admin', '/import/category', { sid: 'lose', name: { de: 'Lose' } });
  await post('admin', '/import/cms-article', { url: 'lesbar', title: { de: 'A' }, state: 'published' });
  const columns = [{ field: 'productInfo.articleNumber', heading: { de: 'Nummer' } }];
  await post('admin', '/import/template', { sid: 'vorlage', name: { de: 'Vorlage' }, columns });
  await post('supplier', '/import/orga-info/CH', { ...company, language: 'de', headline: 'Fenster' });
  const bring = async (category: string) => {
    const sheet = await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['X-9', 'Neun', category]);
    const type = { 'content-type': 'application/octet-stream' };
    return post('supplier', '/import/product/xlsx/CH?orgaSid=alpenfenster', sheet, type);
  };
  const { report } = await bring('gibtesnicht');
  const { id: written } = await bring('fenster');
  const { id: right } = await post('rights', '/import/user-right', { email: 'a@example.com', right: 'CMS' });
  await call(undefined, 'POST', '/newsletter', { email: 'b@example.com', language: 'de', platform: 'CH' });
  const [subscription] = await write`select token from newsletter_subscription`;
  const [change] = await write`select id from change where entity = 'orgaInfo'`;
  return {
    image,
    startImage,
    file,
    looseFile,
    right,
    report: report.id,
    written,
    newsletter: subscription?.token,
    change: String(change?.id),
  };
}

it('Every published call has an example', async () => {
  expect(Object.keys(examples).toSorted()).toEqual(await publishedCalls(app));
});

function operationOf(name: string): Operation {
  const [method = '', path = ''] = name.split(' ');
  return paths[`/api${path}`]?.[method.toLowerCase()] ?? {};
}

function hasParameter(name: string, place: string, parameter?: string): boolean {
  const { parameters = [] } = operationOf(name);
  return parameters.some((one) => one.in === place && (!parameter || one.name === parameter));
}

async function send(name: string, example: Example, more: Partial<Example> = {}): Promise<number> {
  const { who, body, headers } = { ...example, ...more };
  const { statusCode } = await call(who, ...addressOf(name, { ...example, ...more }), body, headers);
  return statusCode;
}

describe('Every call refuses what is wrong, and then does what it is for', () => {
  it.each(Object.keys(examples))('%s', async (name) => {
    const example = await (examples[name] as (typeof examples)[string])(seen);
    const { requestBody } = operationOf(name);

    if (hasParameter(name, 'query'))
      expect(
        await send(name, example, { query: `${example.query ?? ''}&nobodyKnows=1` }),
        'unknown query',
      ).toBe(400);
    if (hasParameter(name, 'path', 'platform'))
      expect(
        await send(name, example, { values: { ...example.values, platform: 'XX' } }),
        'no platform',
      ).toBe(404);
    if (requestBody?.content['application/json'] && typeof example.body === 'object') {
      const isList = Array.isArray(example.body);
      const unknown = isList ? {} : { ...example.body, nobodyKnows: 1 };
      expect(await send(name, example, { body: unknown }), 'unknown field').toBe(422);
      const headers = { ...example.headers, 'content-type': 'application/json' };
      expect(await send(name, example, { body: '{', headers }), 'half of a body').toBe(400);
    }
    if (requestBody) {
      const headers = { ...example.headers, 'content-type': 'text/plain' };
      expect(await send(name, example, { body: 'x', headers }), 'another type').toBe(415);
    }
    if (hasParameter(name, 'header', 'If-Match') && !example.headers) {
      const headers = { 'if-match': '"999"' };
      expect(await send(name, example, { headers }), 'a stale version').toBe(412);
    }
    expect(String(await send(name, example))).toMatch(/^2/);
  });
});
