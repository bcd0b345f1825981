import type { Page } from '@playwright/test';
import { expect, test } from '../setup/browserTest.ts';

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
    await filters(page).locator('summary', { hasText: 'Farbe' }).click();
    const white = filters(page).getByRole('link', { name: /^weiss/i });
    const count = (await white.locator('.count').textContent()) ?? '';
    await white.click();
    await expect(main(page)).toContainText(`${count} Produkte`);
    await filters(page).locator('summary', { hasText: 'Breite' }).click();
    const range = page.getByRole('form', { name: 'Breite' });
    await range.getByLabel('von').fill('700');
    await range.getByLabel('bis').fill('950');
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
    const value = filters(page).locator('details[open]').getByRole('link').first();
    const left = (await value.locator('.count').textContent()) ?? '';
    await value.click();
    await expect(main(page)).toContainText(`${left} Treffer`);
    await page.getByLabel('Ordnen nach').selectOption('Titel');
    await page.getByRole('button', { name: 'Anwenden' }).last().click();
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
    await page.getByLabel('Ordnen nach').selectOption('Neuheit');
    await page.getByRole('button', { name: 'Anwenden' }).last().click();
    await expect(page).toHaveURL(/sort=newest/);
    await expect(page.getByText('Das kommt am nächsten')).toBeVisible();
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
