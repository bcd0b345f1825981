import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { signInAs } from '../setup/signInAs.ts';

// A row of which somebody else has written is refused at first, and so is what is no number.
test.use({ allowedConsole: /status of 4(12|22)/ });

const products = 30;

/** A company for one test, with products that are 501 mm wide and more, and what reads and writes one of them. */
async function makeCompany(request: APIRequestContext) {
  const orgaSid = `viele-${Date.now()}-${Math.trunc(Math.random() * 1000)}`;
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
  const orga = { sid: orgaSid, orgaDetails: { name: 'Viele AG', kind: 'manufacturer' } };
  await request.post('/api/import/orga/CH', { headers, data: orga });
  const url = (number: number) => `/api/import/product/CH/${orgaSid}/p${number}`;
  for (let number = 1; number <= products; number += 1)
    await request.put(url(number), {
      headers: { ...headers, 'if-none-match': '*' },
      data: {
        orgaInfo: { sid: orgaSid },
        sid: `p${number}`,
        productInfo: { articleNumber: `V-${100 + number}`, title: { de: `Platte ${number}` } },
        categories: { mainCategory: { sid: 'dachfenster' } },
        attributes: { breite: 500 + number },
      },
    });
  const read = async (number: number) => (await request.get(url(number), { headers })).json();
  const list = async () => {
    const filter = JSON.stringify({ 'orgaInfo.sid': orgaSid });
    const answer = await request.get(
      `/api/import/product/CH?sort=["productInfo.articleNumber","ASC"]&range=[0,99]&filter=${filter}`,
      { headers },
    );
    return (await answer.json()) as { attributes: { breite: number }; productInfo: { title: object } }[];
  };
  return {
    path: `/de/backoffice/orga/${orgaSid}/products?perPage=25&sort=articleNumber&order=ASC`,
    widths: async () => (await list()).map(({ attributes }) => attributes.breite),
    change: async (number: number, part: object) =>
      request.put(url(number), { headers, data: { ...(await read(number)), ...part } }),
    read,
  };
}

const from = (first: number) => Array.from({ length: products }, (_, index) => first + index);

async function column(page: Page, name: string): Promise<number> {
  const headings = await page.getByRole('grid').getByRole('columnheader').allTextContents();
  return headings.findIndex((heading) => heading.includes(name)) - 1;
}

test('All that a list shows are made wider at once, seen before, and narrower again in one step but for what somebody changed', async ({
  page,
  request,
}) => {
  const company = await makeCompany(request);
  await signInAs(page, 'admin', company.path);
  const head = page.getByRole('row').first().getByRole('checkbox');
  await expect(page.getByRole('row')).toHaveCount(26);
  await head.check();
  // What can be done to them does not lie on what takes the choice back.
  await head.uncheck();
  await head.check();
  await page.getByRole('button', { name: 'Alle 30 auswählen' }).click();
  await expect(page.getByText('Alle 30 ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Feld').fill('Breite');
  await page
    .getByRole('option', { name: /^Breite/ })
    .first()
    .click();
  await dialog.getByLabel('Was geschieht').click();
  await page.getByRole('option', { name: 'um einen Betrag ändern' }).click();
  await dialog.getByRole('textbox', { name: 'Um' }).fill('10');
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  await expect(dialog.getByRole('row', { name: /Platte 1\b.*501.*511/ })).toBeVisible();
  await expectAccessible(page, 'preview');
  expect(await company.widths()).toEqual(from(501));
  await dialog.getByRole('button', { name: '30 Einträge ändern' }).click();
  await expect.poll(company.widths).toEqual(from(511));
  await company.change(3, { attributes: { breite: 999 } });
  const told = page.locator('baustein-notifications');
  await told.getByText('Frühere Meldungen').click();
  await told.getByRole('button', { name: 'Rückgängig' }).first().click();
  await expect.poll(company.widths).toEqual(from(501).map((width) => (width === 503 ? 999 : width)));
  await expect(told.getByText(/Platte 3: Das hat inzwischen jemand geändert/).first()).toBeAttached();
});

test('What is asked of many says in words which field is wrong, outlives a window made narrow, and closes with Escape where nothing would change (behaviours B671, B672)', async ({
  page,
  request,
}) => {
  const company = await makeCompany(request);
  await signInAs(page, 'admin', company.path);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Feld').fill('Breite');
  await page
    .getByRole('option', { name: /^Breite/ })
    .first()
    .click();
  await dialog.getByLabel('Was geschieht').click();
  await page.getByRole('option', { name: 'um einen Betrag ändern' }).click();
  await dialog.getByRole('textbox', { name: 'Um' }).fill('breit');
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Breite: Das ist keine Zahl\. Schreiben Sie eine/);
  await dialog.getByRole('textbox', { name: 'Um' }).fill('0');
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  await expect(dialog.getByRole('status')).toContainText('0 Einträge ändern sich');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('row')).toHaveCount(0);
  await expect(dialog.getByRole('status')).toContainText('0 Einträge ändern sich');
  await expectAccessible(page, 'dialog on a phone');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('A list is written as a table: a column pasted from a spreadsheet, filled down, refused in its cell, and theirs beside mine', async ({
  page,
  browser,
  request,
  context,
}) => {
  const company = await makeCompany(request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'admin', company.path);
  await page.getByRole('button', { name: 'Tabelle bearbeiten' }).click();
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell', { name: '501' })).toBeVisible();
  await expectAccessible(page, 'table');
  const width = await column(page, 'Breite');
  const cell = (row: number) => grid.getByRole('row').nth(row).getByRole('gridcell').nth(width);
  await cell(1).click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${from(701).join('\r\n')}\r\n`);
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(company.widths).toEqual(from(701));
  await expect(page.getByText('Alles gespeichert.')).toBeVisible();

  // Somebody else writes the same cell of one row, and another one of the next.
  await company.change(1, { attributes: { breite: 42 } });
  await company.change(2, { attributes: { breite: 702, hoehe: 7 } });
  await cell(1).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ControlOrMeta+d');
  await expect.poll(async () => (await company.widths()).slice(0, 3)).toEqual([42, 701, 701]);
  expect((await company.read(2)).attributes).toEqual({ breite: 701, hoehe: 7 });

  await cell(1).click();
  await page.keyboard.type('43');
  await page.keyboard.press('Enter');
  await expect(cell(1)).toContainText('42');
  await cell(1).click();
  await expect(page.getByText(/Inzwischen von jemand anderem geändert: Breite/).last()).toBeVisible();
  expect((await company.widths())[0]).toBe(42);
  await page.getByRole('button', { name: '«43» übernehmen' }).click();
  await expect.poll(async () => (await company.widths())[0]).toBe(43);

  await cell(3).click();
  await page.keyboard.type('breit');
  await page.keyboard.press('Enter');
  await expect(cell(3)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('1 Zeile ist nicht gespeichert.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Alles gespeichert.')).toBeVisible();

  // Whoever opens its address sees the same table.
  const colleague = await browser.newPage();
  await signInAs(colleague, 'admin', page.url());
  await expect(colleague.getByRole('gridcell', { name: '704' })).toBeVisible();
  await colleague.close();
});

test('In a table what a product refers to stands by its name, is chosen while one types, pasted by name, and refused where nobody is called so', async ({
  page,
  request,
  context,
}) => {
  const company = await makeCompany(request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'admin', company.path);
  await page.getByRole('button', { name: 'Tabelle bearbeiten' }).click();
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('columnheader', { name: 'Kategorie' })).toBeVisible();
  const category = await column(page, 'Kategorie');
  const cell = (row: number) => grid.getByRole('row').nth(row).getByRole('gridcell').nth(category);
  const kept = async (number: number) => (await company.read(number)).categories.mainCategory.sid;
  await expect(cell(1)).toHaveText('Dachfenster');

  await cell(1).click();
  await page.keyboard.type('Brandschutzt');
  const field = grid.getByRole('combobox', { name: 'Kategorie' });
  await expect(page.getByRole('option', { name: /^Brandschutztüren/ })).toBeVisible();
  await expectAccessible(page, 'suggestions');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(cell(1)).toHaveText('Brandschutztüren');
  await expect.poll(async () => kept(1)).not.toBe('dachfenster');
  const other = await kept(1);

  // Enter went on to the next row.
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `brandschutztüren\r\n${other}\r\nGibt es nicht\r\n`,
  );
  await page.keyboard.press('ControlOrMeta+v');
  await expect
    .poll(async () => [await kept(2), await kept(3), await kept(4)])
    .toEqual([other, other, 'dachfenster']);
  await expect(cell(3)).toHaveText('Brandschutztüren');
  await expect(cell(4)).toHaveAttribute('aria-invalid', 'true');
  await cell(4).click();
  await expect(page.getByText('«Gibt es nicht» gibt es hier nicht.').last()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => [await kept(2), await kept(3)]).toEqual(['dachfenster', 'dachfenster']);
  await expect(page.getByText('Alles gespeichert.')).toBeVisible();
});

test('A duplicate says all that its original does but for its number, and stands beside it once saved', async ({
  page,
  request,
}) => {
  const company = await makeCompany(request);
  await signInAs(page, 'admin', company.path.replace(/\?.*/, '/p1'));
  await page.getByRole('link', { name: 'Duplizieren' }).click();
  await expect(page.getByLabel(/^Artikelnummer/)).toHaveValue('');
  await expect(page.getByRole('textbox', { name: /^Breite/ })).toHaveValue('501');
});
