import type { Page } from '@playwright/test';
import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { signInAs } from '../setup/signInAs.ts';

test('A supplier’s start says how complete the company is and what to complete first, and leads there', async ({
  page,
}) => {
  await signInAs(page, 'supplier', '/de/backoffice');
  const companies = page.getByRole('region', { name: 'Firmen' });
  await expect(companies.getByRole('listitem')).toHaveCount(1);
  await expect(companies.getByText(/\d+ %/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Aufrufe' }).getByRole('img')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plattformen' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Entwürfe' })).toHaveCount(0);
  const first = page.getByRole('region', { name: 'Zuerst ergänzen' }).getByRole('listitem').first();
  await expect(first).toContainText(/\d Produkte/);
  const count = /(\d+) Produkte/.exec(await first.innerText())?.[1] ?? '';
  const gap = await first.getByRole('link').innerText();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/orga\/alpenfenster\/products\?/);
  await expect(page.getByRole('combobox', { name: 'Fehlt' })).toHaveText(gap);
  await expect(page.getByText(new RegExp(`von ${count}$`))).toBeVisible();
});

test('Each number of a supplier’s start leads to a list of as many (behaviour B537)', async ({ page }) => {
  await signInAs(page, 'supplier', '/de/backoffice');
  const lines = ['Firmen', 'Zuerst ergänzen', 'Papiere mit Ablauf'].map((name) =>
    page.getByRole('region', { name }).getByRole('listitem'),
  );
  const gaps = page.getByRole('region', { name: 'Zuerst ergänzen' }).getByRole('listitem');
  await expect(gaps.first()).toContainText(/\d Produkt/);
  const told: { href: string; count: string }[] = [];
  for (const line of (await Promise.all(lines.map((each) => each.all()))).flat()) {
    const href = await line.getByRole('link').getAttribute('href');
    const [, count = ''] = /(\d+) (?:Produkt|Dokument)/.exec(await line.innerText()) ?? [];
    told.push({ href: href ?? '', count });
  }
  expect(told.length).toBeGreaterThan(3);
  for (const { href, count } of told) {
    await page.goto(href);
    await expect(page.getByText(new RegExp(`von ${count}$`))).toBeVisible();
  }
});

/** How many rows a list or a history has in all. */
async function total(page: Page): Promise<number> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const pages = page.getByText(/^\d+[–-]\d+ (?:von|\/) [\d’']+$/);
  const none = page.getByText(/Es gibt keine solchen Importe|Keine Treffer/);
  const entries = page.getByRole('link', { name: 'Bericht ansehen' });
  await expect(pages.or(none).or(entries.first()).first()).toBeVisible();
  if (await none.isVisible()) return 0;
  if ((await pages.count()) === 0) return entries.count();
  return Number((await pages.innerText()).replace(/^.*(?:von|\/)/, '').replaceAll(/\D/g, ''));
}

test('Each number of an administrator’s start leads to a list of as many, of this platform and of another (behaviours B597, B629)', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/de/backoffice');
  const row = page.getByRole('region', { name: 'Plattformen' }).getByRole('row').filter({ hasText: /^CH/ });
  for (let place = 0; place < 5; place += 1)
    // Others at work in the same catalogue add to it meanwhile.
    await expect(async () => {
      await page.goto('/de/backoffice');
      const figure = row.first().getByRole('cell').nth(place).getByRole('link');
      const told = Number((await figure.innerText()).replaceAll(/\D/g, ''));
      await figure.click();
      expect(await total(page)).toBe(told);
    }).toPass();
});

test('The history of imports shows what a figure counted, and what besides once a filter is taken back', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'supplier')}` };
  const send = (name: string, dryRun: boolean) =>
    request.post(`/api/import/product/CH?orgaSid=alpenfenster&dryRun=${dryRun}`, {
      headers,
      multipart: { file: { name, mimeType: 'text/csv', buffer: Buffer.from('Ohne;Sinn\n1;2\n') } },
    });
  const [checked, refused] = [`nur-geprueft-${Date.now()}.csv`, `abgelehnt-${Date.now()}.csv`];
  await send(checked, true);
  expect((await send(refused, false)).status()).toBe(422);
  await signInAs(page, 'admin', '/de/backoffice');
  const figures = page
    .getByRole('region', { name: 'Plattformen' })
    .getByRole('row')
    .filter({ hasText: /^CH/ });
  await figures.first().getByRole('link').last().click();
  await expect(page).toHaveURL(/written=1&since=\d{4}-\d{2}-\d{2}&failed=1/);
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.filter({ hasText: refused })).toHaveCount(1);
  await expect(entries.filter({ hasText: checked })).toHaveCount(0);
  await page.getByRole('button', { name: 'ohne Prüfungen' }).press('Delete');
  await expect(page).not.toHaveURL(/written/);
  await expect(entries.filter({ hasText: checked })).toHaveCount(1);
  await entries.filter({ hasText: refused }).getByRole('link', { name: 'Bericht ansehen' }).click();
  await expect(page.getByText(refused)).toBeVisible();
});

test('An administrator sees the platforms and what visitors searched for in vain', async ({ page }) => {
  await page.goto('/de/search?text=schneckenquastel');
  await signInAs(page, 'admin', '/de/backoffice');
  const platforms = page.getByRole('region', { name: 'Plattformen' });
  await expect(platforms.getByRole('row').filter({ hasText: /^CH[^_]/ })).toHaveCount(1);
  await expect(platforms.getByRole('row')).toHaveCount(13);
  await expect(page.getByRole('region', { name: 'Vergeblich gesucht' })).toContainText('schneckenquastel');
});

test('An editor sees drafts and advertisements, not the products of companies', async ({ page }) => {
  await signInAs(page, 'editor', '/de/backoffice');
  await expect(page.getByRole('region', { name: 'Entwürfe' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Werbung, die bald endet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Firmen' })).toHaveCount(0);
});
