import { readFile } from 'node:fs/promises';
import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { originOf } from '../setup/originOf.ts';
import { signInAs } from '../setup/signInAs.ts';

test('A supplier downloads the products of a line, and keeps the choice for the next time', async ({
  page,
}) => {
  await signInAs(page, 'supplier', '/de/backoffice/orga/alpenfenster/products');
  await page.getByRole('link', { name: 'Export' }).click();
  const count = page.getByRole('status').filter({ hasText: 'Produkt' });
  const all = await count.textContent();
  await page.getByLabel('JSON').check();
  await page.getByRole('combobox', { name: 'Produktlinien' }).fill('Lumena');
  await page.getByRole('option', { name: 'Lumena' }).click();
  await expect(count).not.toHaveText(all ?? '');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  const products = JSON.parse(await readFile(await (await downloaded).path(), 'utf8')) as {
    productInfo: { productLine: string };
  }[];
  await expect(page.getByText(/\d kB geladen$/)).toBeVisible();
  expect(new Set(products.map(({ productInfo }) => productInfo.productLine))).toEqual(new Set(['lumena']));
  await expect(count).toHaveText(`${products.length} Produkte`);

  await page.getByLabel('Name').fill('Nur Lumena');
  await page.getByRole('button', { name: 'Als Profil behalten' }).click();
  await expect(page.getByRole('button', { name: /^Nur Lumena/ })).toBeVisible();
  await page.reload();
  await expect(count).toHaveText(all ?? '');
  await page.getByRole('button', { name: /^Nur Lumena/ }).click();
  await expect(count).toHaveText(`${products.length} Produkte`);
  await expect(page.getByLabel('JSON')).toBeChecked();
});

test('Columns that a profile keeps are exported again, and read back with another title they change nothing but that', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
  const orgaSid = `spalten-${Date.now()}`;
  const orga = { sid: orgaSid, orgaDetails: { name: 'Spalten AG', kind: 'manufacturer' } };
  await request.post('/api/import/orga/CH', { headers, data: orga });
  const url = (number: number) => `/api/import/product/CH/${orgaSid}/p${number}`;
  for (const number of [1, 2])
    await request.put(url(number), {
      headers: { ...headers, 'if-none-match': '*' },
      data: {
        orgaInfo: { sid: orgaSid },
        sid: `p${number}`,
        productInfo: {
          articleNumber: `S;${number}`,
          title: { de: `Platte ${number}`, fr: `Plaque ${number}` },
          keywords: { de: 'Holz' },
        },
        categories: { mainCategory: { sid: 'dachfenster' } },
        attributes: { breite: 500 + number },
      },
    });
  const read = async (number: number) => {
    const { version: _, updatedAt: __, ...rest } = await (await request.get(url(number), { headers })).json();
    return rest;
  };
  const before = [await read(1), await read(2)];

  await signInAs(page, 'admin', `/de/backoffice/export?company=${orgaSid}`);
  await page.getByLabel('CSV').check();
  await page.getByLabel('Gewählte Spalten').check();
  const columns = page.getByRole('group', { name: 'Gewählte Spalten' });
  await columns.getByLabel('Kennung', { exact: true }).uncheck();
  await page.getByLabel('Spalte suchen').fill('Titel (DE)');
  await columns.getByLabel('Titel (DE)', { exact: true }).check();
  await page.getByLabel('Name').fill('Titel');
  await page.getByRole('button', { name: 'Als Profil behalten' }).click();
  await expect(page.getByRole('button', { name: /^Titel/ })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Titel/ }).click();
  await expect(page.getByLabel('Gewählte Spalten').first()).toBeChecked();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  const file = await readFile(await (await downloaded).path(), 'utf8');
  expect(file.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Artikelnummer,Titel (DE)',
    '"S;1",Platte 1',
    '"S;2",Platte 2',
    '',
  ]);

  const buffer = Buffer.from(file.replace('Platte 2', 'Platte zwei'));
  const sent = await request.post(`/api/import/product/CH?orgaSid=${orgaSid}`, {
    headers,
    multipart: { file: { name: 'titel.csv', mimeType: 'text/csv', buffer } },
  });
  const { id } = await sent.json();
  const state = async () => (await (await request.get(`/api/import/report/${id}`, { headers })).json()).state;
  await expect.poll(state).toMatch(/applied|searchable/);
  const [first, second] = before;
  const { productInfo } = second;
  expect(await read(1)).toEqual(first);
  expect(await read(2)).toEqual({
    ...second,
    productInfo: { ...productInfo, title: { ...productInfo.title, de: 'Platte zwei' } },
  });
});

test('Only the suppliers’ catalogue has the export in its menu', async ({ page }) => {
  await signInAs(page, 'supplier-zbs', `${originOf('zbs')}/de/backoffice`);
  await page.getByRole('menuitem', { name: 'Export' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Export' })).toBeVisible();
});
