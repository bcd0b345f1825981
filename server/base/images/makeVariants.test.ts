import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { imageVariants, type ImageVariant } from '../../../resources/limits.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { fileStore } from '../storage/fileStore.ts';
import { imageKey } from './imageKey.ts';
import { makeVariants } from './makeVariants.ts';
import { openPictures } from './openPictures.ts';
import { storeImage } from './storeImage.ts';

it('A stored picture gets every variant, none of them larger than itself', async () => {
  const { write } = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'baustein-images-'));
  const store = fileStore(folder);
  const webp = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c96' } })
    .webp()
    .toBuffer();
  const { hash, width } = await storeImage(write, store, webp);
  await storeImage(write, store, webp);
  const pictures = openPictures();
  await makeVariants(write, store, pictures, new AbortController().signal);
  await pictures.stop();
  for (const [variant, wanted] of Object.entries(imageVariants)) {
    const body = await store.get(imageKey(hash, variant as ImageVariant));
    expect((await sharp(body).metadata()).width, variant).toBe(Math.min(wanted ?? width, width));
  }
  expect([...(await write`select count(*) as n, count(variants_made_at) as made from image_file`)]).toEqual([
    { n: 1, made: 1 },
  ]);
  await expect(store.put('../out', webp)).rejects.toThrow('leads out of the store');
  await rm(folder, { recursive: true });
});

it('A picture of which no variant can be made is told of once and keeps no other one waiting', async () => {
  const { write } = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'baustein-images-'));
  const store = fileStore(folder);
  const pictures = openPictures();
  const { signal } = new AbortController();
  const broken = 'b'.repeat(64);
  await store.put(imageKey(broken, 'full'), Buffer.from('nothing to see'));
  await write`insert into image_file (hash, stored_at) values (${broken}, now() - interval '1 hour')`;
  const background = '#69c';
  const webp = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .webp()
    .toBuffer();
  const { hash } = await storeImage(write, store, webp);
  await expect(makeVariants(write, store, pictures, signal)).rejects.toThrow(
    `Picture ${broken} has no variants`,
  );
  await makeVariants(write, store, pictures, signal);
  expect(await store.has(imageKey(hash, '240'))).toBe(true);
  await pictures.stop();
  await rm(folder, { recursive: true });
});
