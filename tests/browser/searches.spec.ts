import type { Page } from '@playwright/test';
import { expect, test } from '../setup/browserTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { signInAs } from '../setup/signInAs.ts';

/** Says of a text that was searched in vain as what it is meant; what is searched is written down a moment later. */
async function means(page: Page, text: string, what: string) {
  const button = page.getByRole('button', { name: `${text}: Bedeutet ${what}` });
  await expect(async () => {
    await page.reload();
    await expect(button).toBeVisible({ timeout: 4000 });
  }).toPass();
  await button.click();
  return page.getByRole('dialog', { name: `Was bedeutet «${text}»?` });
}

test('What was searched in vain means a category after three clicks, and is found from then on', async ({
  page,
}) => {
  await page.goto('/de/search?text=glotzkasten');
  await signInAs(page, 'editor', '/de/backoffice/searches');
  const dialog = await means(page, 'glotzkasten', 'eine Kategorie');
  await dialog.getByRole('combobox', { name: 'Kategorie' }).fill('Dachfenster');
  await page.getByRole('option', { name: 'Dachfenster dachfenster' }).click();
  await expect(dialog.getByRole('region', { name: 'Heute' })).toContainText('Nichts');
  await expect(dialog.getByRole('region', { name: 'Danach' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'what a text means');
  await dialog.getByRole('button', { name: 'So merken' }).click();
  await expect(page.getByText('«glotzkasten» bedeutet jetzt Dachfenster.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^glotzkasten:/ })).toHaveCount(0);
  await page.goto('/de/search?text=glotzkasten');
  await expect(page.getByRole('main')).toContainText('Dachfenster');
});

test('What means one product becomes its keyword, and leads to it', async ({ page, request }) => {
  await page.goto('/de/search?text=ochsenaugenluke');
  await signInAs(page, 'admin', '/de/backoffice/searches');
  const dialog = await means(page, 'ochsenaugenluke', 'ein Produkt');
  await dialog.getByRole('combobox', { name: 'Produkt' }).fill('Dachfenster Panorama');
  await page
    .getByRole('option', { name: /^Dachfenster Panorama/ })
    .first()
    .click();
  await expect(dialog.getByRole('region', { name: 'Danach' }).getByRole('listitem').first()).toContainText(
    'Dachfenster Panorama',
  );
  await dialog.getByRole('button', { name: 'So merken' }).click();
  await expect(page.getByText(/«ochsenaugenluke» bedeutet jetzt Dachfenster Panorama/)).toBeVisible();
  await expect
    .poll(async () => (await request.get('/api/CH/search?text=ochsenaugenluke&lang=de')).json())
    .toMatchObject({ totals: { product: 1 } });
});
