import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { giveFile } from '../setup/giveFile.ts';
import { originOf } from '../setup/originOf.ts';
import { signInAs } from '../setup/signInAs.ts';
import { workbookOf } from '../setup/workbook.ts';

test.describe('axe finds nothing on the storefront', () => {
  // The address that leads nowhere.
  test.use({ allowedConsole: /status of 404/ });

  test('with the consent dialog open, and after it is answered', async ({ page }) => {
    await page.goto('/de');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'consent dialog');
    await answerConsent(page);
    await expectAccessible(page, 'start page');
    await page.getByRole('banner').getByRole('searchbox').click();
    for (const text of ['gips', 'lumena']) {
      await page.getByRole('combobox').fill(text);
      await expect(page.getByRole('option').locator('mark').first()).toHaveText(new RegExp(text, 'i'));
      await expectAccessible(page, `suggestions for ${text}`);
    }
  });

  test('on each kind of page', async ({ page }) => {
    await page.goto('/de/category/fenster');
    await answerConsent(page);
    await expectAccessible(page, 'category');
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-page', 'product');
    await expectAccessible(page, 'product');
    for (const path of [
      'category',
      'orga',
      'orga/alpenfenster?line=lumena',
      'search?text=fenster',
      'search?text=fenster&kind=category',
      'search?text=fenster+lawine',
      'search?text=qqqq',
      'no/such/page',
      'newsletter',
      'shortlist',
      'imprint',
      'holz-metall-fenster-ausschreiben',
    ]) {
      await page.goto(`/de/${path}`);
      await expectAccessible(page, path);
    }
  });

  test('on what opens over a page: an article, a facet, a picture, the shortlist, the comparison', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog').last();
    await page.goto('/de/category/haustueren');
    await dialog.getByRole('link', { name: 'Datenschutz' }).click();
    await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'article over the consent dialog');
    await dialog.getByRole('button', { name: 'Schliessen' }).click();
    await answerConsent(page);

    const card = page.getByRole('main').getByRole('article').first();
    for (const name of [/^Merken:/, /^Vergleichen:/]) await card.getByRole('button', { name }).click();
    await page.getByRole('list', { name: 'Eingrenzen nach' }).locator('summary').first().click();
    await expectAccessible(page, 'open facet, and something to compare');
    for (const [opener, name] of [
      [page.getByRole('banner').getByRole('link', { name: /Merkliste/ }), 'Merkliste'],
      [page.getByRole('button', { name: 'Vergleichen (1)' }), 'Vergleich'],
    ] as const) {
      await opener.click();
      await expect(page.getByRole('dialog', { name }).getByRole('link').first()).toBeVisible();
      await expectAccessible(page, name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await card.getByRole('link').click();
    await page.locator('[data-zoom] a').first().click();
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectAccessible(page, 'zoomed picture');
  });

  test('in the colours of every platform group, and on the login', async ({ page }) => {
    for (const slug of ['rhb', 'mgbahn']) {
      await page.goto(`${originOf(slug)}/de/category/bahn-und-anlagenobjekte`);
      await answerConsent(page);
      await expectAccessible(page, slug);
    }
    await page.goto(`${originOf('zbs')}/de/login?wanted=/de/category`);
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
    await expectAccessible(page, 'login of zbs');
    await signInAs(page, 'supplier-zbs', `${originOf('zbs')}/de/category`);
    await answerConsent(page);
    await expectAccessible(page, 'zbs');
    await page.goto('/fr/login');
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
    await expectAccessible(page, 'login');
  });
});

for (const mode of ['light', 'dark'])
  test(`axe finds nothing on the backoffice in ${mode}: start, lists, forms, import`, async ({ page }) => {
    await signInAs(page, 'admin', '/de/backoffice');
    if (mode === 'dark') {
      await page.getByRole('button', { name: 'Hell oder dunkel' }).click();
      await page.mouse.move(640, 400);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag' })).toBeVisible();
    await expectAccessible(page, 'start');

    for (const path of ['orgas', 'orga/alpenfenster/products', 'categories']) {
      await page.goto(`/de/backoffice/${path}`);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expectAccessible(page, path);
    }
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
    await expectAccessible(page, 'category');

    await page.goto('/de/backoffice/export?company=alpenfenster');
    await expect(page.getByRole('status')).toContainText('Produkte');
    await expectAccessible(page, 'export');

    await page.goto('/de/backoffice/orgas/create');
    await page.getByLabel('Kennung').fill('!');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByLabel('Kennung')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'form with a fault');
    await page.getByLabel('Kennung').fill('');

    const importing = await page.context().newPage();
    await importing.goto('/de/backoffice/import');
    await importing.getByRole('combobox', { name: 'Firma' }).fill('Domotiga');
    await importing.getByRole('option', { name: 'Domotiga' }).click();
    await expectAccessible(importing, 'import');
    const buffer = await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['A', 'B', 'Gibt es nicht']);
    await giveFile(importing, { name: 'a.xlsx', mimeType: 'application/octet-stream', buffer });
    await expect(importing.getByRole('heading', { name: '1 Zeile ist fehlerhaft' })).toBeVisible();
    await expectAccessible(importing, 'report of an import');
  });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`axe finds nothing in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('on the tree of categories and on the rights of people, with their dialogs', async ({ page }) => {
      await signInAs(page, 'admin', '/de/backoffice/categories/root_category');
      await page.getByRole('treeitem', { name: /^Fassade/ }).click();
      await page.keyboard.press('Control+x');
      await expectAccessible(page, 'tree of categories');
      await page.getByRole('button', { name: 'Verschieben nach …' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'move a category');
      await page.keyboard.press('Escape');

      await page.goto('/de/backoffice/users-with-rights');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expectAccessible(page, 'rights');
      await page.getByRole('button', { name: 'Recht vergeben' }).click();
      await expectAccessible(page, 'give a right');
      await page.keyboard.press('Escape');
    });
  });
