import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { packedFiles as limits } from '../../../resources/limits.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import { fileStore } from '../storage/fileStore.ts';
import { Parts, type Part } from '../storage/Parts.ts';
import { openPackedFiles } from './openPackedFiles.ts';

let folder: string;
let store: BlobStore;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baustein-zip-'));
  store = fileStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** A zip file with these entries, as it would lie in the store in parts of so many bytes. */
async function zipped(
  entries: readonly [name: string, body: Buffer][],
  { mend = (zip: Buffer) => zip, partBytes = 1000, isLarge = false } = {},
): Promise<Parts> {
  const zip = new ZipFile();
  for (const [name, body] of entries) zip.addBuffer(body, name, { forceZip64Format: isLarge });
  zip.end({ forceZip64Format: isLarge, comment: '' });
  const whole = mend(await buffer(zip.outputStream));
  const parts: Part[] = [];
  made += 1;
  for (let start = 0; start < whole.length; start += partBytes) {
    const body = whole.subarray(start, start + partBytes);
    const key = `${made}/${start}`;
    await store.put(key, body);
    parts.push({ start, bytes: body.length, key });
  }
  return new Parts(store, parts);
}

const refusal = async (parts: Promise<Parts>) => {
  try {
    const files = await openPackedFiles(await parts);
    for (const file of files) await file.read();
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const noise = (bytes: number) =>
  Buffer.from(Array.from({ length: bytes }, (_, index) => (index * 7919 + (index >> 3)) & 255));
/** Writes other bytes over all that are found. */
const replacing = (from: string, to: string) => (zip: Buffer) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

it.each([false, true])('A zip file in parts is read from anywhere (zip64: %s)', async (isLarge) => {
  const entries: [string, Buffer][] = [
    ['a/1.jpg', noise(5000)],
    ['a/Türe.jpg', noise(10)],
    ['__MACOSX/._1.jpg', noise(3)],
    ['.DS_Store', noise(3)],
    ['leer.jpg', Buffer.alloc(0)],
  ];
  const files = await openPackedFiles(await zipped(entries, { isLarge }));
  expect(files.map(({ path, bytes }) => [path, bytes])).toEqual([
    ['a/1.jpg', 5000],
    ['a/Türe.jpg', 10],
    ['leer.jpg', 0],
  ]);
  const [, second, third] = files;
  expect([await second?.read(), await third?.read()]).toEqual([noise(10), Buffer.alloc(0)]);
  expect(await files[0]?.read()).toEqual(noise(5000));
});

it('A zip file that unpacks to unusually much is refused before anything is unpacked', async () => {
  expect(await refusal(zipped([['a.jpg', Buffer.alloc(limits.ratioFloorBytes + 1)]]))).toBe('zip-bomb');
});

it('Names that lead out of their folder, control characters', async () => {
  const one: [string, Buffer][] = [['xxx1.jpg', noise(10)]];
  expect(await refusal(zipped(one, { mend: replacing('xxx1.jpg', '../1.jpg') }))).toBe('zip-path');
  expect(await refusal(zipped(one, { mend: replacing('xxx1.jpg', '/xx1.jpg') }))).toBe('zip-path');
  expect(await refusal(zipped(one, { mend: replacing('xxx1.jpg', 'x\\\\1.jpg') }))).not.toBe('zip-bomb');
  expect(await refusal(zipped(one, { mend: replacing('xxx1.jpg', 'x\n\n1.jpg') }))).toBe('zip-path');
});

it('Names that come twice are both told, each with its own content', async () => {
  const files = await openPackedFiles(
    await zipped([
      ['a.jpg', noise(3)],
      ['a.jpg', noise(4)],
      ['A.JPG', noise(5)],
    ]),
  );
  const bodies = await Promise.all(files.map((file) => file.read()));
  expect(bodies.map(({ length }) => length)).toEqual([3, 4, 5]);
});

it('What is cut off, damaged, encrypted or no zip file at all', async () => {
  const one: [string, Buffer][] = [['a.jpg', noise(500)]];
  expect(await refusal(zipped(one, { mend: (zip) => zip.subarray(0, zip.length - 30) }))).toBe('zip-damaged');
  expect(
    await refusal(
      zipped(one, { mend: (zip) => Buffer.concat([zip.subarray(0, 60), noise(40), zip.subarray(100)]) }),
    ),
  ).toBe('zip-damaged');
  expect(await refusal(zipped(one, { mend: () => noise(3000) }))).toBe('zip-damaged');
  const encrypted = (zip: Buffer) => {
    const directory = zip.indexOf('PK\u0001\u0002');
    zip.writeUInt16LE(zip.readUInt16LE(directory + 8) | 1, directory + 8);
    return zip;
  };
  expect(await refusal(zipped(one, { mend: encrypted }))).toBe('zip-encrypted');
});
