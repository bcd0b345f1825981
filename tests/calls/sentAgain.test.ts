import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { getAt } from '../../resources/shape.ts';
import type { Call } from '../setup/calls.ts';
import { inlinedContractOf, type Operation } from '../setup/contractOf.ts';
import { addressOf, examples, type Seen } from './examples.ts';
import { exampleWorld } from './exampleWorld.ts';

type World = Awaited<ReturnType<typeof exampleWorld>>;

let call: Call;
let seen: Seen;
let database: World['database'];
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  const world = await exampleWorld();
  ({ call, seen, database } = world);
  ({ paths } = await inlinedContractOf(world.app));
  return world.stop;
});

const writes = Object.keys(examples).filter((name) => !name.startsWith('GET '));

/** Done again these change nothing and answer the same: they read, or write what is the same each time. */
const harmless = [
  'POST /import/user-right/{id}/invitation',
  'POST /user/access-request/{platform}',
  'POST /import/bulk-change/{platform}/{id}/run',
  'POST /import/bulk-change/{platform}/{id}/undo',
  'POST /import/notice/{platform}/seen',
  'PUT /import/notice-wish/{platform}',
  'PUT /import/webhook/{platform}/{sid}',
  'PUT /session',
  'PUT /{platform}/own-lists',
  'DELETE /session',
  'POST /newsletter',
  'POST /mcp',
  'POST /oauth/token',
  'POST /newsletter/confirm/{token}',
  'POST /newsletter/unsubscribe/{token}',
  'POST /import/image/{platform}/{kind}',
  'POST /import/file/{platform}',
  'POST /import/product/json/{platform}/filtered/{orgaSid}/{productSid}/{language}',
  'POST /import/product/csv/{platform}/filtered/{orgaSid}/{language}',
  'POST /import/product/bmecat/{platform}/filtered/{orgaSid}/{language}',
  'POST /import/product/xchange/{platform}/filtered/{orgaSid}/{language}',
  'POST /import/workbench/{platform}/{id}/remember',
  'POST /import/workbench/{platform}/upload/{upload}',
  'POST /import/product/xlsx/{platform}/filtered/{orgaSid}/{language}',
  'POST /import/product/columns/{platform}/filtered/{orgaSid}/{language}',
  'POST /import/product/count/{platform}/filtered/{orgaSid}',
  'POST /import/term/trial/{platform}',
  'POST /import/mapping/trial/{platform}',
  'POST /import/reindex/{platform}',
];

function takesKey(name: string): boolean {
  const [method = '', path = ''] = name.split(' ');
  const { parameters = [] } = paths[`/api${path}`]?.[method.toLowerCase()] ?? {};
  return parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key');
}

/** How many changes of records are recorded, of whatever kind, when the imports that calls began can be searched. */
async function changes(): Promise<unknown> {
  const underWay = () => database.write`
    select id::text from import_report where state in ('queued', 'running') union all select product_id::text from search_pending`;
  await expect.poll(underWay).toHaveLength(0);
  return database.write`select count(*)::int as changes, sum(version)::int as versions from change`;
}

/** What of an answer is the same each time: of an import its report, which goes on while it is asked for. */
function answerOf({ statusCode, headers, body }: LightMyRequestResponse) {
  const said: unknown = body.startsWith('{') ? JSON.parse(body, kept) : undefined;
  const reportId = getAt(said, ['state']) === undefined ? undefined : getAt(said, ['id']);
  return [statusCode, headers.etag, headers.location, reportId ?? said ?? body];
}

/** A secret is shown once, a token is another each time, and a worker sends what a webhook waits for meanwhile. */
const moving = new Set(['secret', 'access_token', 'waiting', 'deliveredAt', 'failingSince', 'pausedUntil']);

/** A catalogue in BMEcat says when it was written, by the second. */
const withoutMoment = (answer: unknown) =>
  JSON.stringify(answer).replaceAll(/GENERATION_DATE>[^<]*</g, 'GENERATION_DATE><');

const kept = (name: string, value: unknown) => (moving.has(name) ? undefined : value);

describe('A call that writes and is sent again, as its answer was lost (behaviour B226)', () => {
  it('is done once by its key, or is harmless', () => {
    expect(writes.filter((name) => !takesKey(name)).toSorted()).toEqual(harmless.toSorted());
  });

  it.each(writes)('answers as the first and does nothing: %s', async (name) => {
    const example = await examples[name]?.(seen);
    if (!example) throw new Error(`${name} has no example.`);
    const send = (key: string) =>
      call(example.who, ...addressOf(name, example), example.body, {
        ...example.headers,
        ...(takesKey(name) && { 'idempotency-key': key }),
      });
    await changes();
    const first = await send(`again ${name}`);
    expect(String(first.statusCode), first.body).toMatch(/^[23]/);
    const done = await changes();
    const second = await send(`again ${name}`);
    if (name.includes('xlsx')) expect(second.statusCode).toBe(first.statusCode);
    else expect(withoutMoment(answerOf(second))).toEqual(withoutMoment(answerOf(first)));
    expect(await changes()).toEqual(done);
  });
});
