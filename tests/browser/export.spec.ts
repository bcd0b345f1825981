import { readFile } from 'node:fs/promises';
import { expect, test } from '../setup/browserTest.ts';
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

test('Only the suppliers’ catalogue has the export in its menu', async ({ page }) => {
  await signInAs(page, 'supplier-zbs', `${originOf('zbs')}/de/backoffice`);
  await page.getByRole('menuitem', { name: 'Export' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Export' })).toBeVisible();
});
