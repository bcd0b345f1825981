import { expectAccessible } from '../setup/expectAccessible.ts';
import { expect, test } from '../setup/browserTest.ts';
import { signInAs } from '../setup/signInAs.ts';

test('Ctrl+K finds a product by its number in any spelling, opens it, and has it in front the next time', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/de/backoffice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag');
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Suchen' });
  await page.keyboard.press('Control+k');
  await field.fill('4440180');
  await expect(page.getByRole('option', { name: /444\.0180\.5/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'what is found');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'what is found, in the dark', ['color-contrast']);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/orga\/alpenfenster\/products\//);
  await expect(page.getByRole('textbox', { name: 'Artikelnummer', exact: true })).toHaveValue('444.0180.5');
  const title = await page.getByRole('heading', { level: 1 }).textContent();

  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Zuletzt geöffnet' }).getByRole('option');
  await expect(recent.first()).toHaveText(title ?? '');
  await field.fill('artikel anlegen');
  await expect(page.getByRole('option')).toHaveText(['Artikel anlegen']);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/articles\/create$/);
  await page.keyboard.press('Control+k');
  await field.fill('neuer artikel');
  await expect(page.getByRole('option', { name: 'Artikel anlegen' })).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveCount(0);
});

test('A list of all companies is looked through, and its view is the same for whoever opens it by name or address', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin', '/de/backoffice/all-products');
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('lichtkuppel');
  await expect(page).toHaveURL(/lichtkuppel/);
  await expect(page.getByRole('row').nth(1)).toContainText('Lichtkuppel');
  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('switch', { name: 'Beliebtheit' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Beliebtheit' })).toHaveCount(0);
  await expect(page).toHaveURL(/layout=/);

  const views = page.getByRole('button', { name: 'Ansichten' });
  await views.click();
  await page.getByRole('menuitem', { name: 'Diese Ansicht speichern' }).click();
  await page.getByLabel('Name der Ansicht').fill('Kuppeln');
  await page.getByRole('combobox', { name: 'Für wen' }).click();
  await page.getByRole('option', { name: 'Für alle' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Ansicht «Kuppeln» ist gespeichert.')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signInAs(other, 'supplier', '/de/backoffice/all-products');
  await other.getByRole('button', { name: 'Ansichten' }).click();
  await expectAccessible(other, 'the views of a list', [
    'nested-interactive',
    'aria-required-children',
    'button-name',
  ]);
  await other.getByRole('menuitem', { name: /^Kuppeln/ }).click();
  await expect(other.getByRole('columnheader', { name: 'Beliebtheit' })).toHaveCount(0);
  await expect(other.getByRole('searchbox', { name: 'Suchen' })).toHaveValue('lichtkuppel');
  const address = other.url();
  await other.evaluate(() => localStorage.removeItem('RaStoreCH'));
  await other.goto(address);
  await expect(other.getByRole('columnheader', { name: 'Titel' })).toBeVisible();
  await expect(other.getByRole('columnheader', { name: 'Beliebtheit' })).toHaveCount(0);
  await other.context().close();
});
