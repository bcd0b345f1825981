import type { ProductSuggestion } from '../../resources/calls/suggestAnswer.ts';
import { expect, test } from '../setup/browserTest.ts';
import { colouredPhoto, zipOf } from '../setup/sendMedia.ts';
import { signInAs } from '../setup/signInAs.ts';

const company = 'alpenfenster';

// The connection is cut by the test.
test.use({ allowedConsole: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

test('A zip file of pictures is matched, by hand where need be, goes on after a cut, is stored, and stands in the library (behaviour B351, B375)', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/CH/suggest?text=lumena');
  const { productSuggestions } = (await answer.json()) as { productSuggestions: ProductSuggestion[] };
  const { productSid: sid = '', title = '' } =
    productSuggestions.find(({ orgaSid }) => orgaSid === company) ?? {};
  const buffer = await zipOf({
    [`Fotos/${sid}_1.jpg`]: await colouredPhoto('#c30', 640),
    'niemand.jpg': await colouredPhoto('#03c', 640),
  });
  await signInAs(page, 'supplier', `/de/backoffice/orga/${company}/media`);
  let cuts = 0;
  await page.route('**/api/import/upload/CH/*', async (route) => {
    if (route.request().method() === 'PATCH' && cuts++ === 0) await route.abort();
    else await route.continue();
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'fotos.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByText('1 Datei passt, zu 1 Einträgen')).toBeVisible();
  expect(cuts).toBeGreaterThan(1);
  await expect(page.getByRole('row', { name: /niemand\.jpg.*Artikelnummer/ })).toBeVisible();
  await page.getByRole('button', { name: 'Zuordnen: niemand.jpg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wohin gehört die Datei?' });
  await dialog.getByRole('combobox').fill(title);
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Zuordnen' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: '2 Dateien übernehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Übernommen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /(gespeichert|fertig): 2/ })).toBeVisible();
  await page.getByRole('button', { name: 'Weitere Dateien' }).click();
  const newest = page.getByRole('listitem').filter({ hasText: 'Produktbild' }).first();
  await expect(newest.getByRole('link')).toHaveText(new RegExp(sid));
});
