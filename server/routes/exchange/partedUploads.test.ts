import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { partMediaType } from '../../../resources/calls/tus.ts';
import { partedUploads } from '../../../resources/limits.ts';
import { openStore } from '../../base/storage/openStore.ts';
import { Parts } from '../../base/storage/Parts.ts';
import { partsOf } from '../../exchange/media/upload/partedUpload.ts';
import { sweepUploads } from '../../exchange/media/upload/dropUploads.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import { testApp } from '../../../tests/setup/testApp.ts';
import { callsOf, type Call } from '../../../tests/setup/calls.ts';

type World = Awaited<ReturnType<typeof smallWorld>>;

let world: World;
/** Another server on the same database and the same store. */
let other: Call;
let call: Call;

beforeAll(async () => {
  world = await smallWorld();
  ({ call } = world);
  other = callsOf((await testApp({ config: world.config, database: world.database })).app);
});

const tus = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

async function begin(
  bytes: number,
  { who = 'supplier', orgaSid = 'alpenfenster', name = 'a.zip', headers = {} } = {},
) {
  const metadata = `filename ${base64(name)},orgaSid ${base64(orgaSid)}`;
  return call(who, 'POST', '/import/upload/CH', undefined, {
    ...tus,
    'upload-length': String(bytes),
    'upload-metadata': metadata,
    ...headers,
  });
}

async function begun(bytes: number): Promise<string> {
  return String((await begin(bytes)).headers.location).slice('/api'.length);
}

const part = (url: string, offset: number, body: Uint8Array, by = call, who = 'supplier') =>
  by(who, 'PATCH', url, Buffer.from(body), {
    ...tus,
    'upload-offset': String(offset),
    'content-type': partMediaType,
  });

const state = async (url: string) => (await call('supplier', 'GET', url)).json();

async function contentOf(url: string): Promise<Buffer> {
  const store = await openStore(world.config);
  return new Parts(store, await partsOf(world.database.write, url.split('/').at(-1) ?? '')).read();
}

describe('An upload in parts (behaviour B350)', () => {
  it('is begun, told of by HEAD, and taken part by part by either of two servers', async () => {
    const bytes = randomBytes(1000);
    const answer = await begin(bytes.length);
    expect([answer.statusCode, answer.headers['tus-resumable'], answer.headers['upload-offset']]).toEqual([
      201,
      '1.0.0',
      '0',
    ]);
    const url = String(answer.headers.location).slice('/api'.length);
    expect((await part(url, 0, bytes.subarray(0, 300))).headers['upload-offset']).toBe('300');
    expect((await part(url, 300, bytes.subarray(300, 301), other)).statusCode).toBe(204);
    const token = (await world.app.inject({ method: 'HEAD', url: `/api${url}`, headers: tus })).statusCode;
    expect(token).toBe(401);
    expect(await state(url)).toMatchObject({
      received: 301,
      bytes: 1000,
      fileName: 'a.zip',
      orgaSid: 'alpenfenster',
    });
    const last = await part(url, 301, bytes.subarray(301));
    expect([last.statusCode, last.headers['upload-offset']]).toEqual([204, '1000']);
    expect((await contentOf(url)).equals(bytes)).toBe(true);
  });

  it('says by OPTIONS, to everybody, what of the protocol it speaks; by HEAD how far it came and what was said of it', async () => {
    const url = await begun(10);
    for (const address of ['/api/import/upload/CH', `/api${url}`]) {
      const told = await world.app.inject({ method: 'OPTIONS', url: address });
      expect([told.statusCode, told.headers]).toEqual([
        204,
        expect.objectContaining({
          'tus-resumable': '1.0.0',
          'tus-version': '1.0.0',
          'tus-extension': 'creation,expiration,termination',
          'tus-max-size': String(partedUploads.largestBytes),
        }),
      ]);
    }
    const head = await call('supplier', 'HEAD', url, undefined, tus);
    expect([head.statusCode, head.body, head.headers]).toEqual([
      200,
      '',
      expect.objectContaining({
        'upload-offset': '0',
        'upload-length': '10',
        'upload-metadata': `filename ${base64('a.zip')},orgaSid ${base64('alpenfenster')}`,
        'cache-control': 'no-store',
      }),
    ]);
    const other = await call('supplier', 'HEAD', url, undefined, { 'tus-resumable': '0.2.2' });
    expect([other.statusCode, other.headers['tus-version']]).toEqual([412, '1.0.0']);
  });

  it('of more than one part in the store is the same when read again, from anywhere', async () => {
    const bytes = randomBytes(partedUploads.partBytes + 5000);
    const url = await begun(bytes.length);
    expect((await part(url, 0, bytes)).statusCode).toBe(204);
    expect((await contentOf(url)).equals(bytes)).toBe(true);
    const parts = await partsOf(world.database.write, url.split('/').at(-1) ?? '');
    expect(parts.length).toBeGreaterThan(1);
    const store = await openStore(world.config);
    const at = partedUploads.partBytes;
    expect(
      (await new Parts(store, parts).read(at - 10, at + 10)).equals(bytes.subarray(at - 10, at + 10)),
    ).toBe(true);
  });

  it('takes each part once: one at another place, or that two send at a time, is refused', async () => {
    const url = await begun(10);
    expect((await part(url, 3, new Uint8Array(3))).statusCode).toBe(409);
    const both = await Promise.all([
      part(url, 0, new Uint8Array(4)),
      part(url, 0, new Uint8Array(4).fill(1), other),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(await state(url)).toMatchObject({ received: 4 });
    expect((await part(url, 4, new Uint8Array(7))).statusCode).toBe(413);
  });

  it('is refused without the protocol, without a name, for another company, and beyond what the company may have', async () => {
    expect((await begin(1, { headers: { 'tus-resumable': '0.2.2' } })).statusCode).toBe(412);
    expect((await begin(1, { headers: { 'upload-length': '-1' } })).statusCode).toBe(400);
    expect((await begin(1, { name: '' })).json().errors[0].path).toBe('filename');
    expect((await begin(1, { orgaSid: 'andere' })).statusCode).toBe(403);
    expect((await begin(1, { who: 'nobody' })).statusCode).toBe(403);
    const largest = await begin(partedUploads.largestBytes);
    expect([largest.statusCode, (await begin(partedUploads.largestBytes)).statusCode]).toEqual([201, 429]);
    await call('supplier', 'DELETE', String(largest.headers.location).slice('/api'.length));
    const tooLarge = await begin(partedUploads.largestBytes + 1);
    expect([tooLarge.statusCode, tooLarge.headers['tus-max-size']]).toEqual([
      413,
      String(partedUploads.largestBytes),
    ]);
  });

  it('is nobody else’s, and goes when it is dropped or was forgotten, with all that lies of it', async () => {
    const url = await begun(10);
    await part(url, 0, new Uint8Array(5));
    expect((await part(url, 5, new Uint8Array(5), call, 'admin')).statusCode).toBe(404);
    const id = url.split('/').at(-1) ?? '';
    const [{ key = '' } = {}] = await partsOf(world.database.write, id);
    const store = await openStore(world.config);
    expect(await store.has(key)).toBe(true);
    const drop = (address: string) => call('supplier', 'DELETE', address, undefined, tus);
    expect((await drop(url)).statusCode).toBe(204);
    expect([await store.has(key), (await drop(url)).statusCode]).toEqual([false, 404]);
    const forgotten = await begun(10);
    await world.database.write`update upload set expires_at = now() - interval '1 minute'`;
    expect((await part(forgotten, 0, new Uint8Array(5))).statusCode).toBe(404);
    await sweepUploads(world.database.write, store);
    expect(await world.database.write`select from upload`).toHaveLength(0);
  });

  it('that is dropped is counted as far as it came (behaviour B406)', async () => {
    const used = async () => {
      const [{ bytes = 0 } = {}] = await world.database.write<
        { bytes: number }[]
      >`select bytes from budget_use`;
      return Number(bytes);
    };
    const before = await used();
    const url = await begun(1000);
    expect(await used()).toBe(before + 1000);
    await part(url, 0, new Uint8Array(300));
    const drop = () => call('supplier', 'DELETE', url, undefined, tus);
    await Promise.all([drop(), drop()]);
    expect(await used()).toBe(before + 300);
  });

  it('leaves nothing in the store that no upload knows, when that has lain there for a day', async () => {
    const url = await begun(10);
    await part(url, 0, new Uint8Array(5));
    const [{ key: known = '' } = {}] = await partsOf(world.database.write, url.split('/').at(-1) ?? '');
    const store = await openStore(world.config);
    const [unknown, fresh] = ['uploads/lost/0-a', 'uploads/lost/0-b'];
    for (const key of [unknown, fresh]) await store.put(key, Buffer.from('x'));
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    for (const key of [known, unknown])
      await utimes(join(fileURLToPath(world.config.storageUrl), key), twoDaysAgo, twoDaysAgo);
    await sweepUploads(world.database.write, store);
    expect(await Promise.all([known, unknown, fresh].map((key) => store.has(key)))).toEqual([
      true,
      false,
      true,
    ]);
  });
});
