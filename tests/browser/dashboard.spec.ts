import { expect, test } from '../setup/browserTest.ts';
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
