import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { readXlsx } from 'hucre';
import sharp from 'sharp';
import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { signInAs } from '../setup/signInAs.ts';

/** A company that is there for one test, with as many products. */
async function makeCompany(request: APIRequestContext, products: number): Promise<string> {
  const orgaSid = `lager-${Date.now()}-${Math.trunc(Math.random() * 1000)}`;
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
  const orga = { sid: orgaSid, orgaDetails: { name: 'Lager AG', kind: 'manufacturer' } };
  await request.post('/api/import/orga/CH', { headers, data: orga });
  for (const sid of ['serie-a', 'serie-b'])
    await request.post('/api/import/product-line/CH', {
      headers,
      data: { orgaSid, sid, title: { de: sid === 'serie-a' ? 'Serie A' : 'Serie B' } },
    });
  for (let number = 1; number <= products; number += 1)
    await request.put(`/api/import/product/CH/${orgaSid}/p${number}`, {
      headers: { ...headers, 'if-none-match': '*' },
      data: {
        orgaInfo: { sid: orgaSid },
        sid: `p${number}`,
        productInfo: {
          articleNumber: `L-${number}`,
          title: { de: `Platte ${number}` },
          productLine: 'serie-a',
        },
        categories: { mainCategory: { sid: 'dachfenster' } },
      },
    });
  return orgaSid;
}

const products = (orgaSid: string) => `/de/backoffice/orga/${orgaSid}/products`;

/** The products of a company as stored: each with the line that it belongs to. */
async function stored(request: APIRequestContext, orgaSid: string): Promise<Record<string, string>> {
  const query = `sort=["productInfo.articleNumber","ASC"]&range=[0,9]&filter=${JSON.stringify({ 'orgaInfo.sid': orgaSid })}`;
  const answer = await request.get(`/api/import/product/CH?${query}`, {
    headers: { authorization: `Bearer ${await demoIdToken(request, 'admin')}` },
  });
  const rows = (await answer.json()) as { sid: string; productInfo: { productLine: string } }[];
  return Object.fromEntries(rows.map(({ sid, productInfo }) => [sid, productInfo.productLine]));
}

/** Ticks the first rows of a list. */
async function choose(page: Page, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1)
    await page.getByRole('row').nth(index).getByRole('checkbox').check();
  await expect(page.getByText(`${count} ausgewählt`)).toBeVisible();
}

/** Looks at what becomes what, and has it done. */
async function changeAll(page: Page, count: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  await dialog.getByRole('button', { name: `${count} Einträge ändern` }).click();
}

/** Takes back what was told last: a message goes by itself, and stays among those that have passed. */
async function takeBackPassed(page: Page): Promise<void> {
  const passed = page.locator('baustein-notifications').getByRole('group');
  const summary = passed.getByText('Frühere Meldungen');
  await summary.click();
  await passed.getByRole('button', { name: 'Rückgängig' }).first().click();
  await summary.click();
}

test('The chosen products of a list are given another line at once and back again, and downloaded alone', async ({
  page,
  request,
}) => {
  const orgaSid = await makeCompany(request, 3);
  await signInAs(page, 'admin', products(orgaSid));
  await choose(page, 2);
  await page.getByRole('button', { name: 'Ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Feld').click();
  await page.getByRole('option', { name: 'Produktlinie' }).click();
  await dialog.getByRole('combobox', { name: 'Produktlinie' }).last().fill('Serie B');
  await page.getByRole('option', { name: 'Serie B' }).click();
  await changeAll(page, 2);
  await expect.poll(() => stored(request, orgaSid)).toEqual({ p1: 'serie-b', p2: 'serie-b', p3: 'serie-a' });
  await takeBackPassed(page);
  await expect.poll(() => stored(request, orgaSid)).toEqual({ p1: 'serie-a', p2: 'serie-a', p3: 'serie-a' });

  await choose(page, 2);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const { sheets } = await readXlsx(await readFile(await (await downloaded).path()));
  const numbers = JSON.stringify(sheets).match(/\bL-\d\b/g);
  expect(numbers?.toSorted()).toEqual(['L-1', 'L-2']);
});

test('A list is narrowed by one language and one attribute, in its address, and a bulk edit of one leaves the others alone', async ({
  page,
  request,
}) => {
  const orgaSid = await makeCompany(request, 3);
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
  const url = (sid: string) => `/api/import/product/CH/${orgaSid}/${sid}`;
  const read = async (sid: string) => (await request.get(url(sid), { headers })).json();
  const change = async (sid: string, part: object) =>
    request.put(url(sid), { headers, data: { ...(await read(sid)), ...part } });
  await change('p1', { attributes: { breite: 600, hoehe: 1350 } });
  await change('p2', { attributes: { breite: 900 } });
  await signInAs(page, 'admin', products(orgaSid));

  const dialog = page.getByRole('dialog');
  const pick = async (name: string) => {
    await dialog.getByLabel('Feld').fill(name);
    await page.getByRole('option', { name, exact: false }).first().click();
  };
  const rows = page.getByRole('row');
  await page.getByRole('button', { name: 'Weiterer Filter' }).click();
  await pick('Breite');
  await dialog.getByLabel('Bedingung').click();
  await page.getByRole('option', { name: 'liegt zwischen' }).click();
  await dialog.getByLabel('bis').fill('700');
  await dialog.getByRole('button', { name: 'Filtern' }).click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Breite: höchstens 700' }).press('Delete');
  await page.getByRole('button', { name: 'Weiterer Filter' }).click();
  await pick('Titel (Français)');
  await dialog.getByRole('button', { name: 'Filtern' }).click();
  await expect(page.getByRole('button', { name: 'Titel (Français): fehlt' })).toBeVisible();
  await expect(rows).toHaveCount(4);

  await choose(page, 2);
  await page.getByRole('button', { name: 'Ändern' }).click();
  await pick('Breite');
  await dialog.getByRole('textbox', { name: 'Breite' }).fill('1200');
  await changeAll(page, 2);
  const valuesOf = async () => [(await read('p1')).attributes, (await read('p2')).attributes];
  await expect.poll(valuesOf).toEqual([{ breite: 1200, hoehe: 1350 }, { breite: 1200 }]);
  await change('p1', { attributes: { breite: 1200, hoehe: 1400 } });
  await takeBackPassed(page);
  await expect.poll(valuesOf).toEqual([{ breite: 600, hoehe: 1400 }, { breite: 900 }]);
});

test('Products deleted together come back together, and the columns of their list are those somebody chose', async ({
  page,
  request,
}) => {
  const orgaSid = await makeCompany(request, 3);
  await signInAs(page, 'admin', products(orgaSid));
  await choose(page, 2);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(async () => Object.keys(await stored(request, orgaSid))).toEqual(['p3']);
  await expect(page.getByRole('row')).toHaveCount(2);
  await takeBackPassed(page);
  await expect.poll(async () => Object.keys(await stored(request, orgaSid))).toEqual(['p1', 'p2', 'p3']);
  await expect(page.getByRole('row')).toHaveCount(4);

  const column = page.getByRole('columnheader', { name: 'Produktlinie' });
  await expect(column).toHaveCount(0);
  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('switch', { name: 'Produktlinie' }).check();
  await page.reload();
  await expect(column).toBeVisible();
});

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

test('Pictures of a product are dropped in, put in order with the keyboard and described for the catalogue', async ({
  page,
  request,
}) => {
  const orgaSid = await makeCompany(request, 1);
  await signInAs(page, 'admin', `/de/backoffice/orga/${orgaSid}/products/p1`);
  const [red, green] = [await picture('#c33'), await picture('#393')];
  await page.getByLabel('Bilder', { exact: true }).setInputFiles([
    { name: 'rot.png', mimeType: 'image/png', buffer: red },
    { name: 'gruen.png', mimeType: 'image/png', buffer: green },
  ]);
  const missing = page.getByRole('button', { name: /^Beschreibung fehlt \(Bilder/ });
  await expect(missing).toHaveCount(2);
  const pictures = page.getByRole('img', { name: /^Bilder \d$/ });
  const second = (await pictures.nth(1).getAttribute('src')) ?? '';
  await page.getByRole('button', { name: 'Bild nach vorne (Bilder 2)' }).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(pictures.nth(0)).toHaveAttribute('src', second);

  await missing.first().click();
  const dialog = page.getByRole('dialog', { name: /^Bildbeschreibung/ });
  await dialog.getByLabel('Deutsch').fill('Eine grüne Platte');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('button', { name: 'Beschreibung fehlt: EN, FR, IT (Bilder 1)' })).toBeVisible();
  const shown = page.getByLabel('Bilder im Einsatz', { exact: true });
  await shown.setInputFiles({ name: 'dach.png', mimeType: 'image/png', buffer: red });
  await expect(page.getByRole('img', { name: 'Bilder im Einsatz 1' })).toBeVisible();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/import/product/'),
  );
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await saved).status()).toBe(200);

  await page.goto(`/de/product/${orgaSid}/p1`);
  await expect(page.getByRole('img', { name: 'Eine grüne Platte' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Im Einsatz' }).getByRole('img')).toHaveAttribute(
    'alt',
    'Platte 1, Im Einsatz',
  );
});

test('A company without products is led to its import', async ({ page, request }) => {
  const orgaSid = await makeCompany(request, 0);
  await signInAs(page, 'admin', `/de/backoffice/orga/${orgaSid}/products`);
  await page.getByRole('link', { name: 'Zum Import' }).click();
  await expect(page).toHaveURL(`/de/backoffice/import?company=${orgaSid}`);
});
