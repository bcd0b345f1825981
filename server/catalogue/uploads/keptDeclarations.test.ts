import { beforeAll, expect, it } from 'vitest';
import { formOf, type Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { openStore } from '../../base/storage/openStore.ts';
import { sweepBlobs } from './sweepBlobs.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;
let call: Call;
let database: TaggedDatabase;

beforeAll(async () => {
  world = await smallWorld();
  ({ call, database } = world);
});

const statusOf = async (hash: string, host = 'ch.localhost') =>
  (await world.app.inject({ url: `/api/file/${hash}`, headers: { host } })).statusCode;
const documents = '/import/document/CH';

/** A company with one document of its own; answers the hash of its file. */
async function publish(orgaSid: string, kind: string): Promise<string> {
  await call('admin', 'POST', '/import/orga/CH', {
    sid: orgaSid,
    orgaDetails: { name: orgaSid, kind: 'manufacturer' },
  });
  const bytes = Buffer.from(`%PDF-1.4 ${orgaSid}\n%%EOF`);
  const form = await formOf({ orgaSid, file: { bytes, name: 'a.pdf', type: 'application/pdf' } });
  const { hash } = (await call('admin', 'POST', '/import/file/CH', form.body, form.headers)).json();
  const title = { de: 'Leistungserklärung' };
  const document = { orgaSid, sid: 'd', title, kind, language: 'de', file: hash };
  expect((await call('admin', 'POST', documents, document)).statusCode).toBe(201);
  return hash;
}

async function removeAll(orgaSid: string, hash: string) {
  expect((await call('admin', 'DELETE', `${documents}/${orgaSid}/d`)).statusCode).toBe(204);
  expect((await call('admin', 'DELETE', `/import/file/CH/${orgaSid}/${hash}`)).statusCode).toBe(204);
  expect((await call('admin', 'DELETE', `/import/orga/CH/${orgaSid}`)).statusCode).toBe(204);
  await database.write`update change set at = now() - interval '31 days'`;
}

it('A published declaration of performance stays at its address for ten years past document, file and company (behaviour B499)', async () => {
  const kept = await publish('gilt', 'declarationOfPerformance');
  const other = await publish('anderes', 'dataSheet');
  const mistaken = await publish('irrtum', 'declarationOfPerformance');
  await database.write`update kept_declaration set since = now() - interval '2 days' where hash = ${kept}`;
  await removeAll('gilt', kept);
  await removeAll('anderes', other);
  await removeAll('irrtum', mistaken);
  expect(await Promise.all([kept, other, mistaken].map((hash) => statusOf(hash)))).toEqual([200, 404, 404]);
  expect(await statusOf(kept, 'de.localhost')).toBe(404);

  const store = await openStore(world.config);
  await sweepBlobs(database.write, {
    ...store,
    get: (key) => store.get(key),
    delete: (key) => store.delete(key),
    async *list(folder) {
      for await (const blob of store.list(folder)) yield { ...blob, storedAt: new Date(0) };
    },
  });
  expect(await store.get(`files/${other.slice(0, 2)}/${other}.pdf`)).toBeUndefined();
  expect(await statusOf(kept)).toBe(200);

  const years = async () =>
    (
      await database.write<{ years: number }[]>`
        select extract(year from age(until, now()))::integer as years from kept_declaration where hash = ${kept}`
    )[0]?.years;
  expect(await years()).toBe(9);
  await database.write`update kept_declaration set until = now() - interval '1 day' where hash = ${kept}`;
  expect(await statusOf(kept)).toBe(404);
});
