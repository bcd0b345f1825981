import { reference } from '../../resources/texts/de/contract/reference.ts';
import { expect, test } from '../setup/browserTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { keyMadeBy } from '../setup/keyMadeBy.ts';

test('The reference speaks German, also where Swagger UI has no words but English, and what is tried in it is answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/api/docs/reference?lang=de#/orga/getPublicOrga');
  const call = page.locator('#operations-orga-getPublicOrga');
  // It reads the whole contract first, which a crowded machine takes long for.
  await expect(call).toContainText('Die Firmen', { timeout: 60_000 });
  await call.getByRole('button', { name: 'Ausprobieren' }).click();
  await expect(call).toContainText('Die Plattform: ein Land oder eine Bahn');
  await expect(call.getByRole('combobox', { name: 'platform' })).toBeVisible();
  await expectAccessible(page, 'a call that is tried');
  await call.getByRole('button', { name: 'Senden' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('Inhalt der Antwort');
  await expect(call.locator('.live-responses-table .response-col_status').last()).toContainText('200');
  const shown = await page
    .locator('#reference *')
    .evaluateAll((elements) =>
      elements.flatMap((element) => [
        element.getAttribute('aria-label'),
        element.getAttribute('placeholder'),
        ...[...element.childNodes].map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : null)),
      ]),
    );
  const english = shown.filter((text) => text !== null && Object.hasOwn(reference, text.trim()));
  expect(english).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'en', exact: true }).click();
  await expect(page.getByText('The catalogue of construction products.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeVisible();
});

test('axe finds nothing on the guides and the pages of problems, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const address of [
    '/api/docs',
    '/api/docs/import',
    '/api/docs/reading',
    '/problems',
    '/problems/conflict',
  ]) {
    await page.goto(`${address}?lang=de`);
    await expectAccessible(page, address);
  }
});

test.describe('With a key', () => {
  // Chromium says so of every answer that refuses.
  test.use({ allowedConsole: /401 \(Unauthorized\)/ });

  test('What is tried in the reference with a key of one’s own is answered as it is to a program, and refused without', async ({
    page,
  }) => {
    const secret = await keyMadeBy(page, 'supplier', `Reference ${Date.now()}`);
    await page.goto('/api/docs/reference?lang=en#/product/listProduct');
    const call = page.locator('#operations-product-listProduct');
    const status = call.locator('.live-responses-table .response-col_status').last();
    await call.getByRole('button', { name: 'Try it out' }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    await expect(status).toContainText('401');
    await page.getByRole('button', { name: 'Authorize', exact: true }).click();
    const dialog = page.locator('.dialog-ux');
    const byKey = dialog.locator('.auth-container').filter({ hasText: 'bsk_' });
    await byKey.locator('input').fill(secret);
    await byKey.getByRole('button', { name: 'Authorize' }).click();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await call.getByRole('button', { name: 'Execute' }).click();
    await expect(status).toContainText('200');
    await expect(call.locator('.live-responses-table')).toContainText('alpenfenster');
  });
});
