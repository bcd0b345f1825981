import { expect, test } from '../setup/browserTest.ts';
import { signInAs } from '../setup/signInAs.ts';

test('An editor plans an advertisement, sees how it will look, and in the list that it waits and what is not translated', async ({
  page,
}) => {
  const sid = `probe-${Date.now()}`;
  await signInAs(page, 'editor', '/de/backoffice/advertisements/create');
  await page.getByRole('combobox', { name: /^Firma\W*$/ }).fill('Alpen');
  await page.getByRole('option', { name: /Alpenfenster AG/ }).click();
  await page.getByLabel('Kennung').fill(sid);
  const title = page.getByRole('group', { name: 'Titel' });
  await title.getByLabel('Deutsch').fill('Fenster im Winter');
  await title.getByRole('button', { name: 'Aus DE übernehmen (FR)' }).click();
  await page.locator('input[type=file]').setInputFiles('demo/pictures/backstein.webp');
  await page.getByLabel('Link').fill('/de/orga/alpenfenster');
  await page.getByLabel('Von').fill('2999-01-01');
  const preview = page.frameLocator('iframe[title="Vorschau"]').getByRole('link');
  await expect(preview).toHaveText('Anzeige · Alpenfenster AGFenster im Winter');
  await expect(preview.locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fenster im Winter');

  await page.goto('/de/backoffice/advertisements');
  const row = page.getByRole('row').filter({ hasText: sid });
  await expect(row).toContainText('Alpenfenster AG');
  await expect(row).toContainText('geplant');
  await expect(row).toContainText('fehlt: EN, IT');
  await expect(page.getByRole('row').filter({ hasText: 'thermalpin' })).toContainText(/läuft.*100.%/);
});
