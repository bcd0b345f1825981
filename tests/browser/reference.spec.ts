import { reference } from '../../resources/texts/de/contract/reference.ts';
import { expect, test } from '../setup/browserTest.ts';

test('The reference speaks German, also where Swagger UI has no words but English, and what is tried in it is answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/api/docs/reference?lang=de#/orga/getPublicOrga');
  const call = page.locator('#operations-orga-getPublicOrga');
  await expect(call).toContainText('Die Firmen');
  await call.getByRole('button', { name: 'Ausprobieren' }).click();
  await expect(call).toContainText('Die Plattform: ein Land oder eine Bahn');
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
