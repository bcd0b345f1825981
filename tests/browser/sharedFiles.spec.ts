import { expect, test } from '../setup/browserTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { signInAs } from '../setup/signInAs.ts';

test('A table of categories is tried on a screen of its own before it is imported', async ({ page }) => {
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
  await page.getByLabel('Überschrift der Spalte').fill('Worum es geht');
  await page.getByRole('combobox', { name: 'Unser Feld' }).fill('Titel');
  await page.getByRole('option', { name: 'Titel', exact: true }).click();
  await page.getByLabel('Zeilen aus der Tabelle').fill('Artikelnummer\tWorum es geht\nA1\tFenster\n');
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByRole('row', { name: /Worum es geht/ })).toContainText('Titel');
  await expectAccessible(page, 'a mapping on a sample');
});
