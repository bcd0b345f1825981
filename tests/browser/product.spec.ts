import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';
import type { ProductPage, CategoryPage } from '../../resources/calls/storefrontPages.ts';
import type { APIRequestContext } from '@playwright/test';

async function doorOf(request: APIRequestContext): Promise<ProductPage> {
  const list = await request.get('/api/CH/category/haustueren?lang=de');
  const [card] = ((await list.json()) as CategoryPage).products.items;
  const answer = await request.get(`/api/CH/product/${card?.orgaSid}/${card?.productSid}?lang=de`);
  return (await answer.json()) as ProductPage;
}

test('A product page brings what a planner needs: documents, retailers, accessories, and its tender text to copy', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await doorOf(request);
  await page.goto(`/de/product/${product.orgaSid}/${product.productSid}`);
  await answerConsent(page);
  const documents = page.getByRole('region', { name: 'Dokumente' });
  await expect(documents.getByRole('listitem').first()).toContainText('Deutsch');
  await expect(documents.getByRole('listitem').first().getByRole('time').first()).toHaveText(
    /^\d{2}\.\d{2}\.\d{4}$/,
  );
  const file = await documents.getByRole('link').first().getAttribute('href');
  expect((await request.get(file ?? '')).headers()['content-type']).toBe('application/pdf');
  await expect(page.getByRole('region', { name: 'Bezugsquellen' })).toContainText('CHF');
  await expect(
    page.getByRole('region', { name: 'Passendes Zubehör' }).getByRole('article').first(),
  ).toBeVisible();

  await page.getByRole('region', { name: 'Technische Daten' }).evaluate((data) => data.scrollIntoView());
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();

  await page.getByText('Ausschreibungstext').click();
  await page.getByRole('button', { name: 'Text kopieren' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Zwischenablage' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [product.title.text, product.articleNumber, 'oder gleichwertig'])
    expect(copied).toContain(part);
});

test('The code on a data sheet leads back to the product by its GTIN, in the language of the reader', async ({
  request,
}) => {
  const { gtins, orgaSid, productSid } = await doorOf(request);
  const follow = (gtin: string) =>
    request.get(`/01/${gtin}`, { maxRedirects: 0, headers: { 'accept-language': 'fr' } });
  const answer = await follow(gtins[0] ?? '');
  expect(answer.status()).toBe(307);
  expect(new URL(answer.headers()['location'] ?? '').pathname).toBe(`/fr/product/${orgaSid}/${productSid}`);
  expect((await follow('00012345678905')).status()).toBe(404);
  expect((await follow('nonsense')).status()).toBe(400);
});

test('On paper a product page is its data sheet, a list its products: what is folded stands there, what is to be clicked does not', async ({
  page,
  request,
}) => {
  const { orgaSid, productSid } = await doorOf(request);
  await page.goto(`/de/product/${orgaSid}/${productSid}`);
  await answerConsent(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'QR-Code dieser Seite' })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Verwandte Produkte' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Datenblatt drucken' })).toBeHidden();

  await page.goto('/de/category/haustueren');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Eingrenzen nach' })).toBeHidden();
  await expect(page.locator('details[data-menu][open]')).toHaveCount(0);
});
