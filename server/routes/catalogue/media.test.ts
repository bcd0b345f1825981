import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaDeliveryWithItems } from '../../../resources/calls/media.ts';
import { budgets } from '../../../resources/limits.ts';
import { openStore } from '../../base/storage/openStore.ts';
import { startJobs } from '../../jobs/index.ts';
import { colouredPhoto, uploadInParts, zipOf } from '../../../tests/setup/sendMedia.ts';
import { asNew, smallWorld } from '../../../tests/setup/smallWorld.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;
let jobs: { stop(): Promise<void> };
const photos: Record<string, Buffer> = {};
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

beforeAll(async () => {
  world = await smallWorld();
  jobs = await startJobs(world.database, { ...world.config, logLevel: 'error' });
  for (const [name, colour] of Object.entries({ red: '#f00', green: '#0f0', blue: '#00f' }))
    photos[name] = await colouredPhoto(colour);
});
afterAll(() => jobs.stop());

const photo = (name: string) => photos[name] ?? Buffer.alloc(0);
const propose = async (uploads: string[], who = 'supplier') =>
  world.call(who, 'POST', '/import/media/CH', { orgaSid: 'alpenfenster', uploads });
const read = async (id: string, query = ''): Promise<MediaDeliveryWithItems> =>
  (await world.call('supplier', 'GET', `/import/media/CH/${id}?lang=de${query}`)).json();
const start = (id: string) => world.call('supplier', 'POST', `/import/media/CH/${id}/start`);
const productOf = async (sid: string) =>
  (await world.call('supplier', 'GET', `/import/product/CH/alpenfenster/${sid}`)).json();

/** Waits for the end of a delivery. */
async function ended(id: string): Promise<MediaDeliveryWithItems> {
  return expect
    .poll(() => read(id), { timeout: 20_000, interval: 100 })
    .toMatchObject({ state: expect.stringMatching(/done|stopped/) })
    .then(() => read(id));
}

describe('A zip file of pictures and documents (behaviour B351)', () => {
  it('is matched first, of which nothing is written, then stored in order, told of one by one, and undone as a whole', async () => {
    const before = [await productOf('f1'), await productOf('f2')];
    const zip = await zipOf({
      'Fotos/A-f1_2.jpg': photo('green'),
      'Fotos/A-f1_1.jpg': photo('red'),
      'A-f2/vorne.png': photo('red'),
      'A-f2/Datenblatt_fr.pdf': pdf,
      'A-f1-Datenblatt.pdf': pdf,
      'A-f1_3.jpg': photo('red'),
      'A-f2_defekt.jpg': Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]),
      'unbekannt.jpg': photo('blue'),
      'preise.xlsx': Buffer.from('x'),
      '__MACOSX/._A-f1_1.jpg': Buffer.from('x'),
    });
    const proposed = await propose([await uploadInParts(world.call, 'fotos.zip', zip)]);
    expect([proposed.statusCode, proposed.json().counts, proposed.json().products]).toEqual([
      201,
      expect.objectContaining({ proposed: 6, unmatched: 1, double: 1, left: 1 }),
      2,
    ]);
    const { id } = proposed.json();
    const { items, itemCount, left: leftToday } = await read(id, '&range=[0,3]');
    expect([itemCount, items.map(({ path, state }) => `${path} ${state}`)]).toEqual([
      9,
      [
        'unbekannt.jpg unmatched',
        'A-f1_3.jpg double',
        expect.stringContaining('proposed'),
        expect.stringContaining('proposed'),
      ],
    ]);
    expect(items[0]?.message).toMatch(/Artikelnummer/);
    expect(leftToday.pictures).toBe(budgets.picturesADay);
    expect(await productOf('f1')).toEqual(before[0]);

    expect((await start(id)).json()).toMatchObject({ state: 'running' });
    expect((await start(id)).statusCode).toBe(409);
    const done = await ended(id);
    expect(done.counts).toMatchObject({ failed: 1, waiting: 0, unmatched: 1 });
    expect(done.items[0]).toMatchObject({
      path: 'A-f2_defekt.jpg',
      state: 'failed',
      message: expect.stringMatching(/Bild/),
    });
    const [f1, f2] = [await productOf('f1'), await productOf('f2')];
    expect([f1.productInfo.images.length, f2.productInfo.images.length]).toEqual([2, 1]);
    expect(f1.productInfo.images[0]).toBe(f2.productInfo.images[0]);
    const documents = (await world.call('supplier', 'GET', '/import/document/CH')).json();
    expect(documents).toMatchObject([{ kind: 'dataSheet', products: expect.arrayContaining(['f1', 'f2']) }]);
    await expect
      .poll(async () => (await read(id)).counts, { timeout: 15_000 })
      .toMatchObject({ ready: 5, stored: 0 });
    // Of the zip file nothing is left but what is of no product.
    expect(await world.database.write`select file_name as name from upload`).toEqual([
      { name: 'unbekannt.jpg' },
    ]);
    const store = await openStore(world.config);
    const left: number[] = [];
    for await (const { bytes } of store.list('uploads')) left.push(bytes);
    expect(left).toEqual([photo('blue').length]);

    const report = (await world.call('supplier', 'GET', `/import/report/${id}`)).json();
    expect(report).toMatchObject({
      state: expect.stringMatching(/applied|searchable/),
      changed: 2,
      failed: 1,
      fileName: 'fotos.zip',
    });
    const undone = await world.call('supplier', 'POST', `/import/report/${id}/undo`);
    expect(undone.json()).toMatchObject({ state: 'undone', keptCount: 0 });
    expect((await productOf('f1')).productInfo.images ?? []).toEqual([]);
    expect((await world.call('supplier', 'GET', '/import/document/CH')).json()).toEqual([]);
    expect(await world.database.write`select from image where orga_sid = 'alpenfenster'`).toHaveLength(0);
  });

  it('of which nothing was found is assigned by hand before it goes and after its end, and is undone with it', async () => {
    const { write } = world.database;
    const assign = (id: string, items: number[], productSid: string, who = 'supplier') =>
      world.call(who, 'POST', `/import/media/CH/${id}/assign`, { items, productSid });
    const before = [await productOf('f1'), await productOf('f2')];
    const zip = await zipOf({
      'A-f1_1.jpg': photo('red'),
      'fremd1.jpg': photo('green'),
      'fremd2.jpg': photo('blue'),
    });
    const { id } = (await propose([await uploadInParts(world.call, 'reste.zip', zip)])).json();
    const unmatched = async () => (await read(id, '&state=unmatched')).items.map((item) => item.id);
    const [first = 0, second = 0] = await unmatched();
    expect((await assign(id, [first], 'gibtesnicht')).json().errors[0].path).toBe('productSid');
    expect((await assign(id, [first, 999_999], 'f2')).statusCode).toBe(409);
    expect((await assign(id, [first], 'f2', 'nobody')).statusCode).toBe(403);
    expect((await assign(id, [first], 'f2')).json().counts).toMatchObject({ proposed: 2, unmatched: 1 });
    await start(id);
    expect((await ended(id)).counts).toMatchObject({ unmatched: 1, failed: 0 });
    expect((await productOf('f2')).productInfo.images).toHaveLength(1);

    expect((await assign(id, [second], 'f1')).json()).toMatchObject({ state: 'running' });
    expect((await ended(id)).counts).toMatchObject({ unmatched: 0, failed: 0 });
    expect((await productOf('f1')).productInfo.images).toHaveLength(2);
    expect(
      await write`select from upload u join media_item i on i.upload = u.id where i.delivery = ${id}`,
    ).toHaveLength(0);
    const report = (await world.call('supplier', 'GET', `/import/report/${id}`)).json();
    expect(report).toMatchObject({
      state: expect.stringMatching(/applied|searchable/),
      changed: 2,
      failed: 0,
    });
    const undone = await world.call('supplier', 'POST', `/import/report/${id}/undo`);
    expect(undone.json()).toMatchObject({ state: 'undone', keptCount: 0 });
    for (const [index, sid] of ['f1', 'f2'].entries())
      expect((await productOf(sid)).productInfo.images).toEqual(before[index].productInfo.images);
    expect((await assign(id, [second], 'f1')).json()).toMatchObject({
      status: 409,
      type: '/problems/not-assignable',
    });
  });

  it('sent again, changes nothing', async () => {
    const send = async () => {
      const { id } = (await propose([await uploadInParts(world.call, 'A-f1.jpg', photo('blue'))])).json();
      await start(id);
      return (await ended(id)).id;
    };
    await send();
    const { version } = await productOf('f1');
    await send();
    expect((await productOf('f1')).version).toBe(version);
  });

  it('whose names come twice, or lack zeros of article numbers, is taken, and told (behaviour B405)', async () => {
    const product = {
      orgaInfo: { sid: 'alpenfenster' },
      sid: 'nullen',
      productInfo: { articleNumber: '00577364', title: { de: 'Nullen' } },
      categories: { mainCategory: { sid: 'fenster' } },
    };
    await world.call('supplier', 'PUT', '/import/product/CH/alpenfenster/nullen', product, asNew);
    const zip = await zipOf([
      ['577364.jpg', await colouredPhoto('#0aa')],
      ['577364.jpg', await colouredPhoto('#0bb')],
      ['0577364_2.jpg', await colouredPhoto('#0cc')],
    ]);
    const proposed = (await propose([await uploadInParts(world.call, 'zweimal.zip', zip)])).json();
    expect(proposed.counts).toMatchObject({ proposed: 2, double: 1, unmatched: 0 });
    await start(proposed.id);
    const { items } = await ended(proposed.id);
    expect(items[0]).toMatchObject({ state: 'double', reason: 'same-name', hash: null });
    expect(items[0]?.message).toContain('noch einmal');
    expect((await productOf('nullen')).productInfo.images).toHaveLength(2);
  });

  it('sent again in another zip file, is counted once (behaviour B406)', async () => {
    const used = async () => {
      const [use] = await world.database.write<{ bytes: number; pictures: number }[]>`
        select bytes::int, pictures::int from budget_use`;
      return [use?.bytes ?? 0, use?.pictures ?? 0] as const;
    };
    const again = await colouredPhoto('#5a5', 300);
    const send = async (files: Record<string, Buffer>) => {
      const zip = await zipOf(files);
      const { id } = (await propose([await uploadInParts(world.call, 'wieder.zip', zip)])).json();
      await start(id);
      await ended(id);
      return zip.length;
    };
    const [bytes, pictures] = await used();
    const first = await send({ 'A-f1.jpg': again });
    expect(await used()).toEqual([bytes + first, pictures + 1]);
    await send({ 'Fotos/A-f1_1.jpg': again });
    expect(await used()).toEqual([bytes + first, pictures + 1]);
    const other = await colouredPhoto('#a5a', 300);
    const second = await send({ 'A-f1_1.jpg': again, 'A-f1_2.jpg': other });
    const [bytesNow, picturesNow] = await used();
    expect(picturesNow).toBe(pictures + 2);
    expect(Math.abs(bytesNow - bytes - first - second / 2)).toBeLessThan(20);
  });

  it('is refused where it is a trap, naming the culprit', async () => {
    const bomb = await zipOf({ 'A-f1.jpg': Buffer.alloc(3_000_000) });
    const answer = await propose([await uploadInParts(world.call, 'a.zip', bomb)]);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [
        expect.objectContaining({
          path: 'a.zip',
          code: 'zip-bomb',
          message: expect.stringContaining('A-f1.jpg'),
        }),
      ],
    ]);
    const broken = await propose([await uploadInParts(world.call, 'b.zip', Buffer.from('PK nothing'))]);
    expect(broken.json().errors[0].code).toBe('zip-damaged');
  });

  it('is nobody else’s, needs its uploads whole, and can be dropped before and stopped after its start', async () => {
    const upload = await uploadInParts(world.call, 'A-f1.jpg', photo('blue'));
    expect((await propose([upload], 'admin')).statusCode).toBe(404);
    expect(
      (await world.call('supplier', 'POST', '/import/media/CH', { orgaSid: 'andere', uploads: [upload] }))
        .statusCode,
    ).toBe(403);
    const { id } = (await propose([upload])).json();
    const stop = () => world.call('supplier', 'DELETE', `/import/media/CH/${id}`);
    expect([(await stop()).statusCode, (await stop()).statusCode]).toEqual([204, 404]);
    expect(await world.database.write`select from upload where id = ${upload}`).toHaveLength(0);
    const nothing = await propose([await uploadInParts(world.call, 'fremd.jpg', photo('blue'))]);
    expect((await start(nothing.json().id)).statusCode).toBe(409);
  });

  it('is told before what it may not: more pictures than the company may take in today', async () => {
    const files = { 'A-f2_1.jpg': await colouredPhoto('#123'), 'A-f2_2.jpg': await colouredPhoto('#456') };
    const { id } = (await propose([await uploadInParts(world.call, 'c.zip', await zipOf(files))])).json();
    await world.database.write`update budget_use set pictures = ${budgets.picturesADay - 1}`;
    expect((await start(id)).json()).toMatchObject({ status: 429, type: '/problems/budget-day' });
    expect(await read(id)).toMatchObject({ state: 'proposed', left: { pictures: 1 } });
    await world.database.write`update budget_use set pictures = 0`;
  });
});
