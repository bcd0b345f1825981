import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { MediaDeliveryWithItems } from '../../../../resources/calls/media.ts';
import { colouredPhoto, uploadInParts, zipOf } from '../../../../tests/setup/sendMedia.ts';
import { asNew, smallWorld } from '../../../../tests/setup/smallWorld.ts';
import { killWorker, spawnWorker } from '../../../../tests/setup/spawnWorker.ts';
import { imageKey, sentKey } from '../../../base/images/imageKey.ts';
import { openPictures } from '../../../base/images/openPictures.ts';
import { openStore } from '../../../base/storage/openStore.ts';
import { startJobs } from '../../../jobs/index.ts';
import { takeDeliveries } from './takeDeliveries.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;
beforeAll(async () => {
  world = await smallWorld();
});

const ofProduct = (sid: string) => `/import/product/CH/alpenfenster/${sid}`;
const imagesOf = async (sid: string) =>
  (await world.call('supplier', 'GET', ofProduct(sid))).json().productInfo.images ?? [];
const read = async (id: string): Promise<MediaDeliveryWithItems> =>
  (await world.call('supplier', 'GET', `/import/media/CH/${id}?lang=de`)).json();
const report = async (id: string) => (await world.call('supplier', 'GET', `/import/report/${id}`)).json();

/** Sends a zip file and says go. */
async function send(files: Record<string, Uint8Array>): Promise<string> {
  const uploads = [await uploadInParts(world.call, 'fotos.zip', await zipOf(files))];
  const { id } = (
    await world.call('supplier', 'POST', '/import/media/CH', { orgaSid: 'alpenfenster', uploads })
  ).json();
  await world.call('supplier', 'POST', `/import/media/CH/${id}/start`);
  return id;
}

describe('A delivery whose worker died (behaviour B352)', () => {
  it('is left alone while its lease lasts, then finished by another one: nothing twice, nothing lost', async () => {
    const { write } = world.database;
    const sids = Array.from({ length: 30 }, (_, index) => `k${index}`);
    for (const sid of sids) {
      const product = {
        orgaInfo: { sid: 'alpenfenster' },
        sid,
        productInfo: { articleNumber: `K-${sid}`, title: { de: sid } },
        categories: { mainCategory: { sid: 'fenster' } },
      };
      await world.call('supplier', 'PUT', ofProduct(sid), product, asNew);
    }
    const each = 2;
    const files: Record<string, Buffer> = {};
    for (const [index, sid] of sids.entries())
      for (let number = 1; number <= each; number += 1)
        files[`K-${sid}_${number}.jpg`] = await colouredPhoto(
          `rgb(${index * 6}, ${number * 60}, 0)`,
          8 + index,
        );
    const id = await send(files);
    const storedNow = async () => (await read(id)).counts;
    // What comes last waits for somebody else: the worker is in the middle for sure.
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = write.begin(async (tx) => {
      await tx`select from product where sid = 'k29' for update`;
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const first = spawnWorker(world);
    await expect
      .poll(async () => (await write`select from media_item where state = 'stored'`).length, {
        timeout: 30_000,
        interval: 2,
      })
      .toBeGreaterThan(0);
    await killWorker(first);
    released.resolve();
    await holder;
    const atDeath = await storedNow();
    expect(atDeath.waiting).toBeGreaterThan(0);

    const second = await startJobs(world.database, { ...world.config, logLevel: 'error' });
    try {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect((await storedNow()).waiting).toBe(atDeath.waiting);
      await write`update media_delivery set leased_until = now()`;
      await expect.poll(async () => (await read(id)).state, { timeout: 90_000 }).toBe('done');
    } finally {
      await second.stop();
    }
    const { counts } = await read(id);
    expect([(counts.stored ?? 0) + (counts.ready ?? 0), counts.failed]).toEqual([sids.length * each, 0]);
    for (const sid of sids) {
      const images: string[] = await imagesOf(sid);
      expect([images.length, new Set(images).size]).toEqual([each, each]);
    }
    const changes = await write`select from change where report_id = ${id} and entity = 'product'`;
    expect(changes).toHaveLength(sids.length);
    expect(await write`select from image where orga_sid = 'alpenfenster'`).toHaveLength(sids.length * each);
    expect(await report(id)).toMatchObject({ changed: sids.length, failed: 0 });
  });
});

describe('A picture that is stored as it was sent (behaviour B352)', () => {
  const photo = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } })
      .withExifMerge({ IFD0: { Copyright: 'geheim' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

  it('is shown upright at once, made when it is asked for, without what the camera noted; then that is kept', async () => {
    const { config, database } = world;
    const { write } = database;
    // Those of the delivery before would come first.
    await write`update image_file set variants_made_at = now()`;
    const id = await send({ 'A-f1.jpg': await photo() });
    const pictures = openPictures();
    const store = await openStore(config);
    await takeDeliveries({ write, store, pictures, config, signal: new AbortController().signal });
    await pictures.stop();
    expect((await read(id)).counts).toMatchObject({ stored: 1, ready: 0 });
    const [hash] = await imagesOf('f1');
    expect([await store.has(sentKey(hash)), await store.has(imageKey(hash, 'full'))]).toEqual([true, false]);
    const [size] = await write`select width, height from image where hash = ${hash}`;
    expect(size).toEqual({ width: 20, height: 40 });
    for (const variant of ['full', '240', 'full?type=jpeg']) {
      const shown = await world.app.inject({ url: `/api/image/productImage/${hash}/${variant}` });
      const { width, height, format } = await sharp(shown.rawPayload).metadata();
      expect([width, height, format]).toEqual([20, 40, variant.endsWith('jpeg') ? 'jpeg' : 'webp']);
      expect(shown.rawPayload.includes('geheim')).toBe(false);
      expect(shown.headers['cache-control']).toContain('immutable');
    }
    const jobs = await startJobs(database, { ...config, logLevel: 'error' });
    await expect.poll(async () => (await read(id)).counts.ready).toBe(1);
    await jobs.stop();
    expect([await store.has(sentKey(hash)), await store.has(imageKey(hash, '1800'))]).toEqual([false, true]);
  });

  it('and is broken behind its head is taken from its product again, which the delivery and its report tell', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#08c',
        noise: { type: 'gaussian', sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    const sound = await colouredPhoto('#123', 60);
    const jobs = await startJobs(world.database, { ...world.config, logLevel: 'error' });
    const before = await imagesOf('f2');
    const id = await send({
      'A-f2_1.jpg': whole.subarray(0, whole.length / 2),
      'A-f2_2.jpg': sound,
    });
    await expect.poll(async () => (await read(id)).counts).toMatchObject({ failed: 1, ready: 1, stored: 0 });
    const [broken] = (await read(id)).items;
    expect(broken).toMatchObject({ path: 'A-f2_1.jpg', state: 'failed', hash: null });
    expect(broken?.message).toMatch(/Bild/);
    const images: string[] = await imagesOf('f2');
    expect(images).toHaveLength(before.length + 1);
    expect(await report(id)).toMatchObject({ failed: 1, changed: 1 });
    const { write } = world.database;
    expect(
      await write`select from image_file f where not exists (select from image where hash = f.hash)`,
    ).toHaveLength(0);
    const undone = await world.call('supplier', 'POST', `/import/report/${id}/undo`);
    expect(undone.json()).toMatchObject({ state: 'undone', keptCount: 0 });
    expect(await imagesOf('f2')).toEqual(before);
    await jobs.stop();
  });
});
