import type { Page } from '@playwright/test';
import type { ProductSuggestion } from '../../resources/calls/suggestAnswer.ts';
import { languages } from '../../resources/language/languages.ts';
import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';
import { originOf } from '../setup/originOf.ts';

const company = 'alpenfenster';

test.describe('Every screen of the storefront answers in four languages, and tells search engines so', () => {
  const screens = [
    '',
    '/category',
    '/category/fenster',
    '/orga',
    `/orga/${company}`,
    '/newsletter',
    '/accessibility',
    '/class/ifc',
    '/agb',
    '/agb_datenlieferanten',
    '/disclaimer',
    '/privacypolicy',
    '/imprint',
  ];

  for (const screen of screens)
    test(`/{lang}${screen}`, async ({ page }) => {
      await expectPageInFourLanguages(page, screen);
    });

  test('/{lang}/product/{orgaSid}/{productSid}', async ({ page, request }) => {
    const answer = await request.get('/api/CH/suggest?text=lumena');
    const { productSuggestions } = (await answer.json()) as { productSuggestions: ProductSuggestion[] };
    await expectPageInFourLanguages(page, `/product/${company}/${productSuggestions[0]?.productSid}`);
  });

  test('/{lang}/search', async ({ page }) => {
    await expectPageInFourLanguages(page, '/search?text=fenster', false);
  });

  test('/{lang}/login and /{lang}/backoffice, which search engines pass over', async ({ page }) => {
    const titles = new Set<string>();
    for (const language of languages) {
      await page.goto(`/${language}/backoffice`);
      await page.waitForURL(`/${language}/login`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      titles.add(await page.title());
    }
    expect(titles.size).toBe(languages.length);
  });
});

async function expectPageInFourLanguages(page: Page, screen: string, isIndexed = true) {
  const descriptions = new Set<string>();
  for (const language of languages) {
    const address = `${originOf('ch')}/${language}${screen}`;
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.title()).toMatch(/^\S.+ – Baustein$/);
    descriptions.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[name=robots]')).toHaveCount(isIndexed ? 0 : 1);
    for (const other of languages) {
      const alternate = page.locator(`link[rel=alternate][hreflang="${other}-CH"]`);
      await expect(alternate).toHaveAttribute('href', `${originOf('ch')}/${other}${screen}`);
    }
  }
  expect(descriptions, 'a description of its own in each language').not.toContain('');
  expect(descriptions.size).toBe(languages.length);
}

test.describe('What is not there', () => {
  // The browser notes the status of the page itself.
  test.use({ allowedConsole: /status of 404/ });

  test('is not found, in the language of the address, and shows ways on', async ({ page }) => {
    for (const path of [
      '/fr/no/such/page',
      '/fr/category/nothing',
      '/fr/product/a/b',
      '/fr/orga/a',
      '/fr/nothing',
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
    await answerConsent(page, 'Nécessaires seulement');
    await page.getByRole('main').getByRole('searchbox').fill('fenêtre');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/fr\/search\?text=fen/);
  });

  test('is a single segment of a product, a company or a category, and a language that we do not speak', async ({
    page,
  }) => {
    for (const path of ['/product', '/category', '/orga', '/es', '/es/category/fenster', '/de/newsletter/x'])
      expect((await page.goto(path))?.status(), path).toBe(404);
  });
});

test('An address without language is led to its page, its query kept', async ({ request }) => {
  const ledTo = async (path: string, languagesOfBrowser: string) => {
    const headers = { 'accept-language': languagesOfBrowser };
    const answer = await request.get(path, { maxRedirects: 0, headers });
    return `${answer.status()} ${answer.headers()['location']}`;
  };
  expect(await ledTo('/?a=1', 'fr-CH,fr;q=0.9,de;q=0.8')).toBe('302 /fr?a=1');
  expect(await ledTo('/', 'es')).toBe('302 /en');
  expect(await ledTo('/', '')).toBe('302 /de');
  expect(await ledTo('/category/fenster?orga=alpenfenster&page=2', 'it')).toBe(
    '302 /it/category/fenster?orga=alpenfenster&page=2',
  );
  expect(await ledTo('/orga/alpenfenster?line=lumena', 'de')).toBe('302 /de/orga/alpenfenster?line=lumena');
  expect(await ledTo('/product/a/b', 'en')).toBe('302 /en/product/a/b');
  expect(await ledTo('/search?text=holz&lang=it', 'en')).toBe('302 /it/search?text=holz');
  expect(await ledTo('/de/orga?lang=fr&text=A', 'de')).toBe('302 /fr/orga?text=A');
  expect(await ledTo('/de/orga?lang=es', 'fr')).toBe('302 /de/orga');
});

test('A change of language keeps path and query, ends the state of the visit, and is remembered only after consent', async ({
  page,
  context,
}) => {
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'language')?.value;
  const choose = async (name: string) => {
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('link', { name, exact: true }).click();
  };
  await page.goto('/de/category/fenster?orga=alpenfenster&page=2&size=1');
  await answerConsent(page);
  await page.evaluate(() => sessionStorage.setItem('left:/de', 'x'));
  await choose('Français');
  await expect(page).toHaveURL('/fr/category/fenster?page=2&size=1&orga=alpenfenster');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => sessionStorage.getItem('left:/de'))).toBeNull();
  expect(await kept()).toBeUndefined();

  await page.getByRole('contentinfo').getByRole('button', { name: 'Réglages des cookies' }).click();
  await answerConsent(page, 'Accepter');
  await choose('Italiano');
  await expect(page).toHaveURL('/it/category/fenster?page=2&size=1&orga=alpenfenster');
  await expect.poll(kept).toBe('it');
  await page.goto('/');
  await expect(page).toHaveURL('/it');

  await page.evaluate(() => sessionStorage.setItem('left:/it', 'x'));
  await page.goto('/it/orga?lang=en');
  await expect(page).toHaveURL('/en/orga');
  await expect.poll(kept).toBe('en');
  expect(await page.evaluate(() => sessionStorage.getItem('left:/it'))).toBeNull();
});

test('A company’s page shows the products of one line on ?line=, and the whole range again', async ({
  page,
}) => {
  await page.goto(`/de/orga/${company}`);
  await answerConsent(page);
  await page.getByRole('region', { name: 'Produktlinien' }).getByRole('link', { name: 'Lumena' }).click();
  await expect(page).toHaveURL(`/de/orga/${company}?line=lumena`);
  await expect(page).toHaveTitle('Lumena, Alpenfenster AG – Baustein');
  const products = page.getByRole('region', { name: 'Lumena', exact: true });
  await expect(products).toContainText('36 Produkte');
  for (const title of await products.getByRole('heading', { level: 3 }).allTextContents())
    expect(title).toContain('Lumena');
  await products.getByRole('link', { name: 'Ganzes Sortiment' }).click();
  await expect(page.getByRole('region', { name: 'Produkte' })).toContainText(/\d{3} Produkte/);
});

test('No page is wider than the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of [
    '',
    '/category',
    '/category/fenster',
    '/orga',
    '/orga/alpenfenster',
    '/search?text=tür',
  ])
    for (const language of ['fr', 'de']) {
      await page.goto(`/${language}${path}`);
      expect(await width(), `/${language}${path}`).toBe(320);
    }
  await answerConsent(page);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'product');
  expect(await width(), 'product').toBe(320);
});

test.describe('With JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, filters, sorts, turns pages, reads a product and changes the language', async ({
    page,
  }) => {
    await page.goto('/de');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('banner').getByRole('searchbox').fill('fenster');
    await page.getByRole('banner').getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche nach «fenster»');
    await page
      .getByRole('navigation', { name: 'Treffer nach Art' })
      .getByRole('link', { name: 'Kategorien' })
      .click();
    await page.getByRole('main').getByRole('link', { name: 'Fenster', exact: true }).first().click();
    await expect(page).toHaveURL('/de/category/fenster');
    await page.getByLabel('Firma').selectOption({ label: 'Alpenfenster AG (123)' });
    await page.getByLabel('Ordnen nach').selectOption('Titel');
    await page.getByRole('button', { name: 'Anwenden' }).click();
    const products = page.getByRole('main').getByRole('article');
    await expect(page.getByRole('main')).toContainText('123 Produkte');
    // Variants share a card.
    await expect(products).toHaveCount(6);
    await page.goto('/de/category/fenster-tueren-tore?sort=title');
    await expect(products).toHaveCount(24);
    const [first = ''] = await products.getByRole('heading').allTextContents();
    await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page).toHaveURL(/sort=title/);
    await expect(products.getByRole('heading').first()).not.toHaveText(first);
    const title = (await products.getByRole('link').first().textContent()) ?? '';
    await products.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('table').or(page.locator('dl')).first()).toBeVisible();
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/product\//);
  });
});
