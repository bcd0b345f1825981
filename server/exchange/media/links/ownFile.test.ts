import { expect, it } from 'vitest';
import { importApp } from '../../../../tests/setup/importApp.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';

const world = await importApp();
const { write } = world.database;
const hash = 'f'.repeat(64);

it('A document of the company that a file names by its address becomes one of the product; nothing is fetched (behaviour B381)', async () => {
  const product = {
    productInfo: { articleNumber: 'A-1', title: { de: 'Anderes' } },
    categories: { mainCategory: { sid: 'fenster' } },
  };
  await world.send({ format: 'json', body: JSON.stringify([{ sid: 'anderes', ...product }]) });
  await write`insert into file (platform, orga_sid, hash, bytes) values ('CH', 'alpenfenster', ${hash}, 9)`;
  await write`
    insert into document (platform, orga_sid, sid, title, kind, language, file, products)
    values ('CH', 'alpenfenster', 'blatt', '{"de": "Blatt"}', 'dataSheet', 'de', ${hash}, '{anderes}')`;
  // From where nobody may fetch anything.
  const address = `http://127.0.0.1:9/api/file/${hash}`;
  const bring = async () =>
    world.reportOf(
      await world.send({
        body: await workbookOf(
          ['Artikelnummer', 'Titel', 'Kategorie', 'Dokumente'],
          ['E-1', 'Eins', 'fenster', address],
        ),
      }),
    );
  const { id } = await bring();
  const delivered = async () => (await world.call('GET', `media/CH/${id}?lang=de`)).json();
  await expect.poll(delivered, { timeout: 20_000 }).toMatchObject({ state: 'done', counts: { failed: 0 } });
  expect(await write`select sid, products from document`).toEqual([
    { sid: 'blatt', products: ['anderes', 'e-1'] },
  ]);
  const again = await bring();
  expect(again).toMatchObject({ unchanged: 1 });
  expect((await world.call('GET', `media/CH/${again.id}`)).statusCode).toBe(404);
});

it('A picture at an address like ours that the company does not have is fetched like any other', async () => {
  const address = `http://127.0.0.1:9/api/image/productMedia/${'9'.repeat(64)}/full?type=jpeg`;
  const { id, issues } = world.reportOf(
    await world.send({
      body: await workbookOf(
        ['Artikelnummer', 'Titel', 'Kategorie', 'Bilder'],
        ['E-2', 'Zwei', 'fenster', address],
      ),
    }),
  );
  expect(issues).toEqual([]);
  const items = await write`select path, place from media_item where delivery = ${id}`;
  expect(items).toEqual([{ path: address, place: 'media' }]);
});
