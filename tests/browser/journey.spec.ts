import type { Page } from '@playwright/test';
import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';

const main = (page: Page) => page.getByRole('main');

/** Presses a key until that is in focus; fails when it never gets there. */
async function reach(page: Page, target: ReturnType<Page['locator']>, key = 'Tab') {
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('With the keyboard alone: from the start over a suggestion to a category, a facet, a product, the shortlist and the comparison', async ({
  page,
}) => {
  await page.goto('/de');
  await expect(page.getByRole('dialog')).toBeVisible();
  await reach(page, page.getByRole('dialog').getByRole('button', { name: 'Nur notwendige' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await reach(page, page.getByRole('banner').locator('input[name=text]'));
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('fenster');
  await expect(page.getByRole('option', { name: /^Fenster/ }).first()).toBeVisible();
  // An answer to a part of the word is followed by that to all of it.
  await expect(page.getByRole('option').locator('mark').first()).toHaveText(/^fenster$/i);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/category\//);

  const facet = main(page).getByRole('list', { name: 'Eingrenzen nach' });
  await expect(facet).toBeVisible();
  await reach(page, facet.locator('summary').first());
  await page.keyboard.press('Enter');
  const value = facet.locator('details[open]').getByRole('checkbox').first();
  await reach(page, value);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/attributes=/);
  await expect(main(page).getByRole('list', { name: 'Gewählt' })).toBeVisible();

  const card = main(page).getByRole('article').first();
  await reach(page, card.getByRole('button', { name: /^Vergleichen:/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Vergleichen (1)' })).toBeVisible();
  await reach(page, card.getByRole('heading').getByRole('link'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/product\//);

  const keep = page.locator('.product-head').getByRole('button', { name: /Merken/ });
  await expect(keep).toBeVisible();
  await reach(page, keep);
  await page.keyboard.press('Enter');
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await reach(page, page.getByRole('link', { name: 'Vergleichen (1)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Vergleich' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await reach(page, page.getByRole('banner').getByRole('link', { name: /Merkliste/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(1);
});

test.describe('Where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    await page.goto('/de/category/fenster');
    await answerConsent(page);
    await page.getByRole('list', { name: 'Eingrenzen nach' }).locator('summary').first().click();
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
          return (
            Number.parseFloat(transitionDuration) > 0 ||
            animationName !== 'none' ||
            scrollBehavior === 'smooth'
          );
        })
        .map(({ tagName, className }) => `${tagName} ${String(className)}`),
    );
    expect(moving).toEqual([]);
  });
});

test.describe('Enlarged four times', () => {
  // A window of 1280 px, seen so, is as wide as this (WCAG 2.2, 1.4.10).
  test.use({ viewport: { width: 320, height: 256 } });

  test('every kind of page stays within the window, in the language with the longest words', async ({
    page,
  }) => {
    for (const path of [
      '',
      '/category/fenster',
      '/orga/alpenfenster',
      '/search?text=fen',
      '/privacypolicy',
    ]) {
      await page.goto(`/it${path}`);
      expect(await page.evaluate(outsideOfWindow), path).toEqual([]);
    }
  });
});

/** What reaches beyond the right edge, unless it can be scrolled to or is a picture that bleeds off the page. */
function outsideOfWindow(): string[] {
  const isScrolled = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
  return [...document.querySelectorAll('header *, main *, footer *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => !element.matches('.hero-picture, .hidden') && !isScrolled(element.parentElement))
    .map(({ tagName, className }) => `${tagName} ${String(className)}`);
}
