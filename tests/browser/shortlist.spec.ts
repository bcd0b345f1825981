import { readXlsx } from 'hucre';
import type { Page } from '@playwright/test';
import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';
import { originOf } from '../setup/originOf.ts';

const list = '/de/category/haustueren';

test('A shortlist survives, and its link shows the same to somebody else, even without script', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(list);
  await answerConsent(page);
  const titles = await choose(page, 'Merken', 2);
  await page.goto('/de');
  await page.getByRole('banner').getByRole('link', { name: 'Merkliste' }).click();
  const kept = page.getByRole('dialog', { name: 'Merkliste' });
  for (const title of titles)
    await expect(kept.getByRole('link', { name: title, exact: true })).toBeVisible();

  await kept.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Zwischenablage' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${originOf('ch')}/de/shortlist?product=`);
  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const seen = await stranger.newPage();
  await seen.goto(link);
  await expect(seen.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(titles);
  await seen.goto(`${originOf('ch')}/de/shortlist`);
  await expect(seen.getByText('Merken braucht JavaScript')).toBeVisible();
  await expect(seen.getByText('Das Lesezeichen')).toBeHidden();
  await stranger.close();
});

test('A shortlist is taken along as a workbook that names every product', async ({ page, request }) => {
  await page.goto(list);
  await answerConsent(page);
  const titles = await choose(page, 'Merken', 3);
  await page.getByRole('banner').getByRole('link', { name: 'Merkliste' }).click();
  const address = await page.getByRole('link', { name: 'Als Excel-Datei' }).getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('spreadsheetml');
  const [sheet] = (await readXlsx(await answer.body())).sheets;
  const [headings, ...rows] = sheet?.rows ?? [];
  const title = headings?.indexOf('Titel') ?? -1;
  expect(rows.map((row) => row[title])).toEqual(titles);
  expect(headings).toContain('Artikelnummer');
});

test('Up to four products are compared by keyboard, and rows in which all say the same can be hidden', async ({
  page,
}) => {
  await page.goto(list);
  await answerConsent(page);
  await choose(page, 'Vergleichen', 4);
  await page
    .getByRole('button', { name: /^Vergleichen:/ })
    .nth(4)
    .click();
  await expect(page.getByText('höchstens 4')).toBeVisible();

  await page
    .getByRole('button', { name: /^Vergleichen:/ })
    .nth(3)
    .press('Tab');
  const onward = page.locator('button:focus');
  await expect(onward).toHaveText('Zum Vergleich (4)');
  await expect(onward).toBeInViewport({ ratio: 1 });
  await onward.press('Enter');
  const comparison = page.getByRole('dialog', { name: 'Vergleich' });
  await expect(comparison.getByRole('columnheader')).toHaveCount(4);
  const category = comparison.getByRole('row', { name: /^Kategorie/ });
  await expect(category).toBeVisible();
  await comparison.getByRole('checkbox', { name: 'Nur Unterschiede zeigen' }).press('Space');
  await expect(category).toHaveCount(0);
  await expect(comparison.getByRole('row', { name: /^Artikelnummer/ })).toBeVisible();
  await comparison
    .getByRole('button', { name: /^Entfernen/ })
    .first()
    .press('Enter');
  await expect(comparison.getByRole('columnheader')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(comparison).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Vergleichen (3)' })).toBeVisible();
});

/** Presses that button of the first cards of a list; returns their titles. */
async function choose(page: Page, name: string, count: number): Promise<string[]> {
  const cards = page.getByRole('main').getByRole('article');
  const titles: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = cards.nth(index);
    await card.getByRole('button', { name: new RegExp(`^${name}:`) }).click();
    titles.push((await card.getByRole('heading').textContent()) ?? '');
  }
  return titles;
}
