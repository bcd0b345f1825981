import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { credentials, fakeS3, region } from '../../../tests/setup/s3/fakeS3.ts';
import type { BlobStore, StoredBlob } from './blobStore.ts';
import { openStore } from './openStore.ts';

const part = 5 * 1024 * 1024;
const s3 = await fakeS3();
const folder = await mkdtemp(join(tmpdir(), 'baustein-store-'));
const bucket = `s3://pictures/shop?region=${region}&endpoint=${s3.endpoint}`;

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await s3.close();
  await rm(folder, { recursive: true });
});

async function listed(store: BlobStore, within: string): Promise<StoredBlob[]> {
  const found = [];
  for await (const blob of store.list(within)) found.push(blob);
  return found.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

describe.each([
  ['file', pathToFileURL(folder).href],
  ['s3', bucket],
])('A store of %s', (_, storageUrl) => {
  let store: BlobStore;
  beforeAll(async () => {
    store = await openStore({ storageUrl });
  });

  it.each([0, 1, part - 1, part, part + 1, 3 * part + 7])(
    'gives back %i bytes as they came',
    async (size) => {
      const body = randomBytes(size);
      const key = `sizes/${size}.bin`;
      expect(await store.has(key)).toBe(false);
      await store.put(key, body);
      expect(await store.has(key)).toBe(true);
      expect(Buffer.compare((await store.get(key)) ?? Buffer.from('?'), body)).toBe(0);
    },
  );

  it.each([0, 1, part + 1, 2 * part])('takes a file of %i bytes and lends it as one', async (size) => {
    const body = randomBytes(size);
    const key = `lent/${size}`;
    const path = join(folder, `given-${size}`);
    await writeFile(path, body);
    await store.putFile(key, path);
    await writeFile(path, 'other');
    await store.putFile(key, path);
    const lent = await store.borrow(key, join(folder, 'borrowed'));
    expect(Buffer.compare(await readFile(lent?.path ?? ''), body)).toBe(0);
    await lent?.release();
    expect(await store.has(key)).toBe(true);
    expect(await store.borrow('lent/nothing', folder)).toBeUndefined();
    expect(await readdir(join(folder, 'borrowed')).catch(() => [])).toEqual([]);
  });

  it('keeps what lies there already, also when twenty store at once (abuse case 21)', async () => {
    await Promise.all(Array.from({ length: 20 }, () => store.put('same/one', Buffer.from('first'))));
    await store.put('same/one', Buffer.from('other'));
    await store.put('same/large', randomBytes(part + 1));
    await store.put('same/large', Buffer.from('other'));
    expect(Buffer.from((await store.get('same/one')) ?? '').toString()).toBe('first');
    expect(await store.get('same/large')).toHaveLength(part + 1);
  });

  it('has nothing under a key that nobody stored, and forgets what is taken away', async () => {
    expect(await store.get('no/thing')).toBeUndefined();
    expect(await listed(store, 'no')).toEqual([]);
    await store.put('gone/one', Buffer.from('x'));
    await store.delete('gone/one');
    await store.delete('gone/one');
    expect(await store.get('gone/one')).toBeUndefined();
  });

  it('lists a folder with the time and size of each blob', async () => {
    const keys = Array.from({ length: 7 }, (_, index) => `list/${index % 2}/${index}.webp`).sort();
    const from = Date.now() - 60_000;
    for (const key of [...keys, 'listed/other']) await store.put(key, Buffer.from(key));
    const found = await listed(store, 'list');
    expect(found.map(({ key }) => key)).toEqual(keys);
    expect(found.map(({ bytes }) => bytes)).toEqual(keys.map(({ length }) => length));
    for (const { storedAt } of found) expect(storedAt.getTime()).toBeGreaterThan(from);
  });

  it.each(['../out', '/out', 'a/../../out', 'a//b', '..', '.', 'a\\..\\b', 'a%2f..', 'ü', 'a\0', ''])(
    'refuses the key %j, which could lead out of it (abuse case 53)',
    async (key) => {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('leads out of the store');
      await expect(store.get(key)).rejects.toThrow('leads out of the store');
    },
  );
});

it('A folder takes no file that is still being written for a stored one', async () => {
  const store = await openStore({ storageUrl: pathToFileURL(folder).href });
  await store.put('half/one', Buffer.from('x'));
  await writeFile(join(folder, 'half/two.part'), 'ha');
  await utimes(join(folder, 'half/one'), new Date(0), new Date(0));
  expect(await listed(store, 'half')).toEqual([{ key: 'half/one', storedAt: new Date(0), bytes: 1 }]);
});

describe('A bucket', () => {
  it('that is busy is asked again', async () => {
    const store = await openStore({ storageUrl: bucket });
    s3.failNext('busy', 'busy');
    await store.put('busy/one', Buffer.from('x'));
    s3.failNext('busy');
    expect(await store.get('busy/one')).toHaveLength(1);
  });

  it('whose answer breaks off gives an error, never half of a thing', async () => {
    const store = await openStore({ storageUrl: bucket });
    await store.put('cut/one', randomBytes(100_000));
    s3.failNext('cut');
    await expect(store.get('cut/one')).rejects.toThrow();
    expect(await store.get('cut/one')).toHaveLength(100_000);
  });

  it('that does not know who signs stores nothing, and no upload stays open', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong');
    const store = await openStore({ storageUrl: bucket });
    const before = s3.objects.size;
    await expect(store.put('wrong/one', Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch');
    await expect(store.put('wrong/large', randomBytes(part + 1))).rejects.toThrow('SignatureDoesNotMatch');
    expect(s3.objects.size).toBe(before);
    expect(s3.uploads.size).toBe(0);
  });
});
