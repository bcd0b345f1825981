import { expect, test } from '../setup/browserTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { signInAs } from '../setup/signInAs.ts';

test('A table of categories is tried, imported and taken back on one screen', async ({ page }) => {
  await signInAs(page, 'editor', '/de/backoffice/category-import');
  await expect(page.getByRole('heading', { name: 'Kategorien importieren' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'kategorien.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Kennung,Oberkategorie,Name,Begriffe\nprobe-oben,,Probe oben,Versuch\nprobe-unten,probe-oben,Probe unten,\n',
    ),
  });
  await expect(page.getByRole('main')).toContainText('2');
  await expectAccessible(page, 'a tried table of categories');
});

test('A mapping is made with pickers and tried on pasted rows before it is saved', async ({ page }) => {
  await signInAs(page, 'supplier', '/de/backoffice/orga/alpenfenster/mappings/create');
  await page.getByLabel('Kennung').fill('probe');
  await page.getByLabel('Name').fill('Probe');
  await page.getByRole('button', { name: 'Hinzufügen' }).first().click();
  await page.waitForTimeout(4000);
  await page.screenshot({ path: '/tmp/h8/m.png', fullPage: true });
  await page.getByLabel('Überschrift der Spalte').fill('Worum es geht');
  await page.getByRole('combobox', { name: 'Unser Feld' }).fill('Titel');
  await page.getByRole('option', { name: 'Titel', exact: true }).click();
  await page.getByLabel('Zeilen aus der Tabelle').fill('Artikelnummer\tWorum es geht\nA1\tFenster\n');
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByRole('row', { name: /Worum es geht/ })).toContainText('Titel');
  await expectAccessible(page, 'a mapping on a sample');
});

test('A product says where each of its values comes from', async ({ page }) => {
  await signInAs(page, 'supplier', '/de/backoffice/orga/alpenfenster/products');
  await page.getByRole('main').locator('tbody tr').first().click();
  await page.waitForTimeout(3000);
  await page.screenshot({ path: '/tmp/h8/p.png', fullPage: true });
  const title = page.getByRole('textbox', { name: /^Untertitel/ }).first();
  await title.fill('Von Hand');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: 'Herkunft' }).click();
  await expect(page.locator('[data-place="subTitle"]').getByRole('listitem')).toContainText('supplier');
});
