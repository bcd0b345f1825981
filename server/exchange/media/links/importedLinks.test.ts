import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partMediaType } from '../../../../resources/calls/tus.ts';
import { importApp, type ImportApp } from '../../../../tests/setup/importApp.ts';
import { importDone } from '../../../../tests/setup/importDone.ts';
import { colouredPhoto } from '../../../../tests/setup/sendMedia.ts';
import { sweepDeliveries } from '../delivery/sweepDeliveries.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';

let world: ImportApp;
let pictures: Server;
let at: string;
const asked: string[] = [];
const served = new Map<string, Buffer>();

beforeAll(async () => {
  world = await importApp({ settings: { FETCH_ALLOWED: '127.0.0.1' } });
  for (const [name, colour] of Object.entries({ '/red.jpg': '#f00', '/green.jpg': '#0f0' }))
    served.set(name, await colouredPhoto(colour));
  served.set('/blatt.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'));
  pictures = createServer((request, response) => {
    asked.push(request.url ?? '');
    const body = served.get(request.url ?? '');
    const status = request.url === '/spaeter.jpg' ? 503 : body ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body);
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  at = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(() => pictures.close());

const headings = ['Artikelnummer', 'Titel', 'Kategorie', 'Produktbilder'];
const bring = async (...rows: string[][]) =>
  world.reportOf(await world.send({ body: await workbookOf(headings, ...rows) }));
const delivered = async (id: string) => (await world.call('GET', `media/CH/${id}?lang=de`)).json();
const ended = async (id: string) => {
  await expect.poll(() => delivered(id), { timeout: 20_000 }).toMatchObject({ state: 'done' });
  return delivered(id);
};
const imagesOf = async (articleNumber: string) =>
  (await world.productsOf()).find((row) => row.articleNumber === articleNumber)?.images;

describe('Pictures that the file of an import names (behaviour B353)', () => {
  it('by address are fetched after it, shown in their order, and gone when it is undone, with the product that it made', async () => {
    const report = await bring(
      ['X-1', 'Eins', 'fenster', `${at}/red.jpg, ${at}/green.jpg\n${at}/blatt.pdf`],
      ['X-2', 'Zwei', 'fenster', `${at}/weg.jpg`],
    );
    expect(report).toMatchObject({ state: importDone, created: 2 });
    const done = await ended(report.id);
    expect(done).toMatchObject({ origin: 'import', counts: { failed: 1, waiting: 0 } });
    expect(done.items[0]).toMatchObject({
      path: `${at}/weg.jpg`,
      state: 'failed',
      message: expect.stringContaining('404'),
    });
    expect(await imagesOf('X-1')).toHaveLength(2);
    expect((await world.call('GET', 'document/CH')).json()).toHaveLength(1);
    const again = await bring(['X-1', 'Eins', 'fenster', `${at}/red.jpg, ${at}/green.jpg`]);
    expect(again).toMatchObject({ unchanged: 1 });
    expect((await world.call('GET', `media/CH/${again.id}`)).statusCode).toBe(404);
    const undone = await world.call('POST', `report/${report.id}/undo`);
    expect(undone.json()).toMatchObject({ state: 'undone', kept: [], keptCount: 0 });
    expect(await imagesOf('X-1')).toBeUndefined();
    expect(await world.database.write`select from image where orga_sid = 'alpenfenster'`).toHaveLength(0);
    expect((await world.call('GET', 'document/CH')).json()).toHaveLength(0);
  });

  it('by address in a list of JSON are fetched as well, and sent again change nothing (behaviour B649)', async () => {
    const element = (images: string[]) => ({
      productInfo: { articleNumber: 'J-1', title: { de: 'Eins' }, images },
      categories: { mainCategory: { sid: 'fenster' } },
    });
    const push = async (images: string[]) =>
      world.reportOf(await world.send({ format: 'json', body: JSON.stringify([element(images)]) }));
    const addresses = [`${at}/red.jpg`, `${at}/green.jpg`];
    const report = await push(addresses);
    expect(report).toMatchObject({ state: importDone, created: 1, issues: [] });
    await ended(report.id);
    expect(await imagesOf('J-1')).toHaveLength(2);
    expect(await push(addresses)).toMatchObject({ unchanged: 1 });
    const stored = (await imagesOf('J-1')) as string[];
    expect(await push(stored.toReversed())).toMatchObject({ changed: 1 });
    const wrong = await push(['no picture']);
    expect(wrong).toMatchObject({ state: 'refused' });
    expect(await imagesOf('J-1')).toEqual(stored.toReversed());
  });

  it('by the name of one file twice, in other letters, are no fault', async () => {
    const report = await bring(['X-7', 'Sieben', 'fenster', 'Leuchte.JPG, leuchte.jpg']);
    expect(report).toMatchObject({ state: importDone, created: 1 });
    const { write } = world.database;
    expect(await write`select name, number from media_name where product_sid = 'x-7'`).toMatchObject([
      { name: 'leuchte.jpg', number: expect.anything() },
    ]);
  });

  it('in a column that was kept as nobody knew what it is, are fetched once somebody says so', async () => {
    const { write } = world.database;
    await write`
      insert into mapping (platform, orga_sid, sid, name, headings, translations)
      values ('CH', 'alpenfenster', 'ablage', 'Ablage', '[{"heading": "Ablageort", "field": "raw"}]', '[]')`;
    const body = await workbookOf(
      ['Artikelnummer', 'Titel', 'Kategorie', 'Ablageort'],
      ['R-1', 'Eins', 'fenster', `${at}/red.jpg;${at}/green.jpg`],
      ['R-2', 'Zwei', 'fenster', `${at}/green.jpg`],
    );
    const brought = world.reportOf(await world.send({ body }));
    expect((await world.call('GET', `media/CH/${brought.id}`)).statusCode).toBe(404);
    const meant = { columns: [{ heading: 'Ablageort', field: 'productInfo.images' }] };
    const read = await world.call('POST', 'raw-column/CH/alpenfenster', 'supplier', {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(meant),
    });
    const { id } = world.reportOf(read);
    expect((await ended(id)).counts).toMatchObject({ failed: 0, waiting: 0 });
    expect(await imagesOf('R-1')).toHaveLength(2);
    expect(await imagesOf('R-2')).toHaveLength(1);
    expect((await world.call('GET', 'raw-column/CH/alpenfenster')).json()).toEqual([]);
    expect((await world.call('POST', `report/${id}/undo`)).json()).toMatchObject({
      state: 'undone',
      keptCount: 0,
    });
    expect(await imagesOf('R-1')).toEqual([]);
    expect((await world.call('GET', 'raw-column/CH/alpenfenster')).json()).toMatchObject([{ products: 2 }]);
    await write`delete from mapping where sid = 'ablage'`;
  });

  it('are fetched by no dry run, and never from where nobody outside may ask', async () => {
    asked.length = 0;
    const body = await workbookOf(headings, ['X-3', 'Drei', 'fenster', `${at}/red.jpg`]);
    world.reportOf(await world.send({ body, query: { dryRun: 'true' } }));
    expect(await world.database.write`select from media_item where state = 'waiting'`).toHaveLength(0);
    const { id } = await bring([
      'X-3',
      'Drei',
      'fenster',
      `http://169.254.169.254/a.jpg;http://[::1]:1/a.jpg`,
    ]);
    const { items } = await ended(id);
    expect(items.map(({ reason }: { reason: string }) => reason)).toEqual([
      'address-not-public',
      'address-not-public',
    ]);
    expect(asked).toEqual([]);
  });

  it('are tried again later where a server is out of order, until somebody stops it', async () => {
    const { id } = await bring(['X-5', 'Fünf', 'fenster', `${at}/spaeter.jpg`]);
    await expect
      .poll(async () => (await delivered(id)).items, { timeout: 20_000 })
      .toMatchObject([{ state: 'waiting', reason: 'fetch-refused' }]);
    expect((await world.call('DELETE', `media/CH/${id}`)).statusCode).toBe(204);
    expect(await delivered(id)).toMatchObject({ state: 'stopped', counts: { stopped: 1, waiting: 0 } });
    await world.database.write`update media_delivery set created_at = now() - interval '40 days'`;
    await sweepDeliveries(world.database.write);
    expect((await world.call('GET', `media/CH/${id}`)).statusCode).toBe(404);
  });

  it('by the name of a file are told apart from those, and found when the file comes', async () => {
    expect(await bring(['X-4', 'Vier', 'fenster', 'aussen vorne.jpg'])).toMatchObject({ state: importDone });
    const photo = await colouredPhoto('#ff0');
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const tus = { 'tus-resumable': '1.0.0' };
    const metadata = `filename ${base64('Fotos/Aussen vorne.JPG')},orgaSid ${base64('alpenfenster')}`;
    const headers = { ...tus, 'upload-length': String(photo.length), 'upload-metadata': metadata };
    const begun = await world.call('POST', 'upload/CH', 'supplier', { headers });
    const url = String(begun.headers.location).slice('/api/import/'.length);
    const part = { ...tus, 'upload-offset': '0', 'content-type': partMediaType };
    await world.call('PATCH', url, 'supplier', { headers: part, payload: photo });
    const payload = { orgaSid: 'alpenfenster', uploads: [url.split('/').at(-1)] };
    const { id, counts } = (await world.call('POST', 'media/CH', 'supplier', { payload })).json();
    expect(counts).toMatchObject({ proposed: 1 });
    const { items } = await delivered(id);
    expect(items).toMatchObject([{ productSid: 'x-4', matchedBy: 'fileName' }]);
  });
});
