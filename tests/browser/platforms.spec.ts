import type { Page } from '@playwright/test';
import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';
import { originOf } from '../setup/originOf.ts';
import { signInAs } from '../setup/signInAs.ts';

test.describe('The branded platforms speak German only, in the words of their group', () => {
  for (const slug of ['rhb', 'mgbahn'])
    test(`${slug}: objects of projects, never a Produkt, a Firma or an Artikelnummer`, async ({ page }) => {
      const origin = originOf(slug);
      await page.goto(`${origin}/fr/category?lang=it`);
      await expect(page).toHaveURL(`${origin}/de/category`);
      await expectGermanOnly(page);
      await expectOwnWords(page);
      await answerConsent(page);
      await page.getByRole('main').locator('a[href^="/de/category/"]').first().click();
      await expectOwnWords(page);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page.getByText('Objektnummer', { exact: true })).toBeVisible();
      await expectOwnWords(page);
      await page
        .getByRole('navigation', { name: 'Hauptnavigation' })
        .getByRole('link', { name: 'Projekte' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projekte');
      await expectOwnWords(page);
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expectOwnWords(page);
      await page.goto(`${origin}/de`);
      await expectOwnWords(page);
      await page.getByRole('banner').getByRole('searchbox').click();
      await page.getByRole('combobox').fill('bahn');
      await expect(page.getByRole('tablist')).toBeVisible();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectOwnWords(page);
      }
      await page.getByRole('combobox').fill('qqqq');
      await page.getByRole('combobox').press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nichts gefunden für «qqqq»');
      await expectOwnWords(page);
    });

  test('the backoffice of rhb keeps projects and their objects', async ({ page }) => {
    const backoffice = `${originOf('rhb')}/de/backoffice`;
    await signInAs(page, 'admin', backoffice);
    for (const screen of ['', '/orgas', '/orgas/create', '/orga/depot-crestalda/products', '/import']) {
      await page.goto(backoffice + screen);
      await expectOwnWords(page);
    }
    await expect(page.getByRole('combobox', { name: 'Projekt' })).toBeVisible();
    await page.goto(`${backoffice}/orga/depot-crestalda/products/create`);
    await expect(page.getByLabel('Objektnummer')).toBeVisible();
    await expectOwnWords(page);
  });

  test('rhb and mgbahn have terms of their own', async ({ page }) => {
    for (const [slug, name] of [
      ['rhb', 'RhB'],
      ['mgbahn', 'MGBahn'],
    ] as const)
      for (const path of ['/de/agb', `/de/agb-${slug}`]) {
        await page.goto(originOf(slug) + path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      }
  });

  test('zbs: suppliers of products', async ({ page }) => {
    await page.goto(`${originOf('zbs')}/en/orga`);
    await expect(page).toHaveURL(`${originOf('zbs')}/de/login?wanted=%2Fde%2Forga`);
    await expectGermanOnly(page);
    await signInAs(page, 'supplier-zbs', `${originOf('zbs')}/de/orga`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieferanten');
    await expectGermanOnly(page);
    expect(await everythingReadOn(page)).not.toMatch(/Firm[ae]|Projekt/);
  });
});

async function expectGermanOnly(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('[hreflang]:not([hreflang=de-CH]):not([hreflang=x-default])')).toHaveCount(0);
  await expect(page.locator('summary').filter({ hasText: 'Sprache' })).toHaveCount(0);
}

async function expectOwnWords(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await everythingReadOn(page), page.url()).not.toMatch(/Produkt|Firm[ae]|Artikelnummer/);
}

/** All text of a page, hidden parts and attributes too. */
function everythingReadOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'content'];
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    const texts = [...document.querySelectorAll('title, body *:not(script, style)')].flatMap((element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent),
    );
    return [...attributes, ...texts].join('\n');
  });
}

test.describe('The footer is that of the platform group', () => {
  test('CH leads to DE and AT, to the legal pages, to contact and newsletter, and names the year', async ({
    page,
  }) => {
    await page.goto('/de');
    await answerConsent(page);
    const footer = page.getByRole('contentinfo');
    for (const [country, slug] of [
      ['Deutschland', 'de'],
      ['Österreich', 'at'],
    ] as const)
      await expect(footer.getByRole('link', { name: country })).toHaveAttribute(
        'href',
        `${originOf(slug)}/de`,
      );
    await expect(footer.getByRole('link', { name: 'Schweiz' })).toHaveCount(0);
    await expectLegalLinks(page);
    await expect(footer.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', /^mailto:/);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Baustein`);
    await footer.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('leserin@example.com');
    await footer.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('status')).toContainText('Fast geschafft');
  });

  test('rhb and mgbahn show legal and contact links only, zbs adds the copyright line', async ({ page }) => {
    for (const slug of ['rhb', 'mgbahn']) {
      await page.goto(`${originOf(slug)}/de`);
      await expectLegalLinks(page);
      await expect(page.getByRole('contentinfo').getByText('Kontakt')).toHaveAttribute('href', /^mailto:/);
      await expect(page.getByRole('contentinfo')).not.toContainText(/©|Newsletter|Weitere Länder/);
    }
    await signInAs(page, 'nobody', `${originOf('zbs')}/de`);
    await expectLegalLinks(page);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} ZBS`);
    await expect(page.getByRole('contentinfo')).not.toContainText(/Kontakt|Newsletter|Weitere Länder/);
  });
});

async function expectLegalLinks(page: Page) {
  const hrefs = page.getByRole('contentinfo').locator('a[href^="/de/"]');
  for (const url of ['agb', 'agb_datenlieferanten', 'disclaimer', 'privacypolicy', 'imprint'])
    await expect(hrefs.and(page.locator(`[href="/de/${url}"]`))).toHaveCount(1);
}
