import type { Page } from '@playwright/test';
import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';

const main = (page: Page) => page.getByRole('main');
const filters = (page: Page) => page.getByRole('list', { name: 'Eingrenzen nach' });
const chosen = (page: Page) => page.getByRole('list', { name: 'Gewählt' });

test.describe('With JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a category is narrowed by values and by ends of one’s own, each leaving what it said, and widened again', async ({
    page,
  }) => {
    await page.goto('/de/category/fenster');
    await expect(main(page)).toContainText('166 Produkte');
    await page.getByRole('link', { name: /^Alle Filter/ }).click();
    await page.locator('.all-filters summary', { hasText: 'Farbe' }).click();
    const colours = page.getByRole('group', { name: 'Farbe' });
    const white = colours.locator('label', { hasText: 'weiss' });
    const count = (await white.locator('.count').textContent()) ?? '';
    await white.getByRole('checkbox').check();
    await colours.getByRole('button', { name: 'Anwenden' }).click();
    await expect(page).toHaveURL('/de/category/fenster?attributes=farbe*weiss');
    await expect(main(page)).toContainText(`${count} Produkte`);
    await page.getByRole('link', { name: /^Alle Filter/ }).click();
    const range = page.getByRole('group', { name: 'Breite' });
    await page.locator('.all-filters summary', { hasText: 'Breite' }).click();
    await range.getByLabel('von', { exact: true }).fill('700');
    await range.getByLabel('bis', { exact: true }).fill('950');
    await range.getByRole('button', { name: 'Anwenden' }).click();
    await expect(page).toHaveURL('/de/category/fenster?attributes=breite*700..950**farbe*weiss');
    await expect(chosen(page).getByRole('link')).toContainText(['700 bis 950 mm', 'weiss', 'Auswahl']);
    await chosen(page).getByRole('link', { name: /weiss/ }).click();
    await expect(page).toHaveURL('/de/category/fenster?attributes=breite*700..950');
    await chosen(page).getByRole('link', { name: 'Auswahl aufheben' }).click();
    await expect(main(page)).toContainText('166 Produkte');
  });

  test('the hits of a search are narrowed by category, company and values, and put in order', async ({
    page,
  }) => {
    await page.goto('/de/search?text=fenster');
    const near = page.getByRole('list', { name: 'In diesen Kategorien' });
    const count = await near.locator('li', { hasText: 'Dachfenster' }).locator('.count').textContent();
    await near.getByRole('link', { name: 'Dachfenster' }).click();
    await expect(main(page)).toContainText(`${count} Treffer`);
    await filters(page).locator('summary').first().click();
    const panel = filters(page).locator('details[open]');
    const value = panel.locator('label', { has: page.getByRole('checkbox') }).first();
    const left = (await value.locator('.count').textContent()) ?? '';
    await value.getByRole('checkbox').check();
    await panel.getByRole('button', { name: 'Anwenden' }).click();
    await expect(main(page)).toContainText(`${left} Treffer`);
    await page.getByLabel('Ordnen nach').selectOption('Titel');
    await page.locator('.toolbar').getByRole('button', { name: 'Anwenden' }).click();
    await expect(page).toHaveURL(/category=dachfenster/);
    await expect(page).toHaveURL(/attributes=/);
    await expect(page).toHaveURL(/sort=title/);
    const titles = await main(page).getByRole('article').getByRole('heading').allTextContents();
    expect(titles.length).toBeGreaterThan(1);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'de', { numeric: false })));
  });

  test('a text that nothing has entirely shows what comes nearest, and one that nothing has shows where else to look', async ({
    page,
  }) => {
    await page.goto('/de/search?text=fenster+qqqq');
    await expect(page.getByText('Das kommt am nächsten')).toBeVisible();
    await expect(main(page).getByRole('article').first()).toContainText(/fenster/i);
    await page
      .getByRole('region', { name: 'Weniger verlangen' })
      .getByRole('link', { name: 'fenster' })
      .click();
    await expect(page).toHaveURL('/de/search?text=fenster');

    await page.goto('/de/search?text=qqqq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nichts gefunden für «qqqq»');
    await page
      .getByRole('region', { name: 'Kategorien' })
      .getByRole('link', { name: 'Fenster, Türen, Tore' })
      .click();
    await expect(page).toHaveURL('/de/category/fenster-tueren-tore');
  });

  test('the newsletter is signed up for by its form', async ({ page }) => {
    await page.goto('/de/newsletter');
    const form = main(page).locator('form');
    await form.getByLabel('E-Mail-Adresse').fill(`reader-${Date.now()}@person.example`);
    await form.getByRole('button', { name: 'Anmelden' }).click();
    await expect(main(page)).toContainText('Fast geschafft');
  });
});

test('A list changes under the open panel: scroll and focus stay, address and back button are right, other values count what remains', async ({
  page,
}) => {
  await page.goto('/de/category/fenster');
  await answerConsent(page);
  await page.evaluate(() => scrollTo(0, 580));
  const open = filters(page).locator('details[open]');
  await filters(page).locator('summary', { hasText: 'Verglasung' }).click();
  await open.getByRole('checkbox', { name: /^3-fach/ }).check();
  await expect(page).toHaveURL('/de/category/fenster?attributes=verglasung*3-fach-verglast');
  await expect(page.getByRole('status').first()).toHaveText(/^84 Produkte/);
  await expect(open.getByRole('checkbox', { name: /^3-fach/ })).toBeFocused();
  // What is chosen takes a row; the products that were in sight stay there.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(580);
  await expect(
    main(page)
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Merken/ }),
  ).toBeAttached();
  await open.getByRole('checkbox', { name: /^2-fach/ }).check();
  await expect(page.getByRole('status').first()).toHaveText(/^166 Produkte/);
  await page.keyboard.press('Escape');
  await chosen(page)
    .getByRole('link', { name: /2-fach/ })
    .click();
  await expect(page.getByRole('status').first()).toHaveText(/^84 Produkte/);
  await expect(chosen(page).getByRole('link').first()).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('status').first()).toHaveText(/^166 Produkte/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/de/category/fenster');
  await expect(chosen(page)).toHaveCount(0);
});

test.describe('A list in another view', () => {
  // A page is made for everybody in pictures; what it loads ahead of the first card a remembered table does without.
  test.use({ allowedConsole: /was preloaded using link preload but not used/ });

  test('A table has twelve rows on the first screen and a head in sight, is put in order by it, and is remembered', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/de/category/fenster');
    await answerConsent(page);
    await page.getByRole('list', { name: 'Ansicht' }).getByRole('link', { name: 'Tabelle' }).click();
    await expect(page).toHaveURL('/de/category/fenster?view=table');
    const rows = page.getByRole('table').locator('tbody tr');
    // One for each group of variants.
    await expect(rows).toHaveCount(12);
    const whole = await rows.evaluateAll(
      (found) => found.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    );
    expect(whole).toBeGreaterThanOrEqual(12);
    const head = page.getByRole('columnheader', { name: /^U-Wert/ });
    for (const direction of ['ascending', 'descending']) {
      await head.getByRole('link').click();
      await expect(head).toHaveAttribute('aria-sort', direction);
      // Of the first column beside the product.
      const values = await rows.evaluateAll((found) =>
        found.map((row) => Number(row.children[1]?.textContent)),
      );
      const rising = values.toSorted((a, b) => a - b);
      expect(values).toEqual(direction === 'ascending' ? rising : rising.toReversed());
    }
    await page.evaluate(() => scrollTo(0, 700));
    await expect(head).toBeInViewport();
    await expectAccessible(page, 'table');
    await page.goto('/de/category/brandschutztueren');
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('list', { name: 'Ansicht' }).getByRole('link', { name: 'Liste' }).click();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await expectAccessible(page, 'list');
    await page.getByRole('link', { name: /^Alle Filter/ }).click();
    await expect(page.getByRole('dialog', { name: 'Alle Filter' })).toBeVisible();
    await expectAccessible(page, 'all filters');
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a list is a table too, in which the product stays beside its values (behaviour B720)', async ({
    page,
  }) => {
    await page.goto('/de/category/fenster');
    await answerConsent(page);
    await page.getByRole('list', { name: 'Ansicht' }).getByRole('link', { name: 'Tabelle' }).click();
    const product = page.getByRole('rowheader').first();
    await expect(product).toBeInViewport();
    const before = await product.boundingBox();
    const last = page.getByRole('columnheader').last();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect((await product.boundingBox())?.x).toBe(before?.x);
    await expect(product.getByRole('link')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, 'table on a phone');
  });

  test('the values of what tells variants apart begin on the first screen of a product (behaviour B721)', async ({
    page,
  }) => {
    await page.goto('/de/category/brandschutztueren');
    await answerConsent(page);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    const chooser = page.getByRole('region', { name: /Varianten$/ });
    await expect(chooser.getByRole('term').nth(1)).toBeInViewport({ ratio: 1 });
    await expect(chooser.getByRole('link').nth(3)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'product on a phone');
  });

  test('all filters are a sheet that is searched, says how many products it shows, and is closed by going back', async ({
    page,
  }) => {
    await page.goto('/de/category/fenster');
    await answerConsent(page);
    await page.getByRole('link', { name: /^Alle Filter/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Alle Filter' });
    await sheet.getByRole('searchbox').fill('weiss');
    await expect(sheet.locator('fieldset:visible')).toHaveCount(1);
    await sheet.getByRole('checkbox', { name: /^weiss/ }).check();
    await expect(sheet.getByRole('button')).toHaveText('66 Produkte zeigen');
    await sheet.getByRole('button').click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL('/de/category/fenster?attributes=farbe*weiss');
    await page.getByRole('link', { name: /^Alle Filter/ }).click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('status').first()).toHaveText(/^66 Produkte/);
  });

  test('a whole product stands on the first screen, and on a laptop four, above any advertisement', async ({
    page,
  }) => {
    await page.goto('/de/category/fenster');
    await answerConsent(page);
    expect(await page.evaluate(wholeCards)).toBeGreaterThanOrEqual(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.evaluate(wholeCards)).toBeGreaterThanOrEqual(4);
    const advertised = page.getByRole('complementary', { name: 'Anzeigen' });
    const above = await advertised.evaluateAll((found) =>
      found.filter((one) => {
        const first = document.querySelector('main article');
        return first && one.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
      }),
    );
    expect(above).toEqual([]);
  });
});

/** How many products stand on the screen from top to bottom. */
function wholeCards(): number {
  return [...document.querySelectorAll('main article')].filter(
    (card) => card.getBoundingClientRect().bottom <= innerHeight,
  ).length;
}
