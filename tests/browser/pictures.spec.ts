import type { Page } from '@playwright/test';
import type { ProductSuggestion } from '../../resources/calls/suggestAnswer.ts';
import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';
import { signInAs } from '../setup/signInAs.ts';

const company = 'alpenfenster';

/** Are there pictures that show the placeholder, and how many show nothing? */
async function countPictures(page: Page): Promise<{ isReplaced: boolean; broken: number }> {
  return page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    const isReplaced = [...document.images].some(({ src }) => /noPicture|^data:image\/svg/.test(src));
    const broken = [...document.images].filter(({ naturalWidth, src }) => src && naturalWidth === 0).length;
    return { isReplaced, broken };
  });
}

async function expectPlaceholders(page: Page): Promise<void> {
  await expect.poll(() => countPictures(page)).toEqual({ isReplaced: true, broken: 0 });
}

// What this file is about.
test.use({ allowedConsole: /status of 404/ });

test.beforeEach(async ({ page }) => {
  await page.route('**/api/image/**', (route) => route.fulfill({ status: 404, body: '' }));
});

test('A picture that fails to load shows the placeholder on the pages of the storefront and in the suggestions', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/CH/suggest?text=lumena');
  const { productSuggestions } = (await answer.json()) as { productSuggestions: ProductSuggestion[] };
  for (const path of [
    '',
    '/category/fenster',
    `/orga/${company}`,
    `/product/${company}/${productSuggestions[0]?.productSid}`,
  ]) {
    await page.goto(`/de${path}`);
    if (path === '') await answerConsent(page);
    await expectPlaceholders(page);
  }
  await page.goto('/de/imprint');
  await page.getByRole('banner').locator('input[name=text]').fill('lumena');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectPlaceholders(page);
});

test('A picture that fails to load shows the placeholder in the backoffice', async ({ page }) => {
  await signInAs(page, 'admin', `/de/backoffice/orga/${company}/products`);
  await page.locator('a.thing').first().click();
  await expect(page.locator('img').first()).toBeAttached();
  await expectPlaceholders(page);
});
