import type { Page } from '@playwright/test';
import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies und Statistik' });

test('On the first visit the consent dialog stands before the page until one of its two buttons is pressed', async ({
  page,
}) => {
  await page.goto('/de');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();

  // Two rounds with the tab key: whatever gets the focus belongs to the dialog.
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('#consent') !== null,
    );
    expect(place, `after ${step + 1} steps`).toBe(true);
  }
  await dialog(page).getByRole('button', { name: 'Zustimmen' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('The dialog speaks the language chosen in it, and shows privacy policy and imprint over itself', async ({
  page,
}) => {
  await page.goto('/fr/orga?text=A');
  await page.getByRole('dialog').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/orga?text=A');
  for (const title of ['Datenschutz', 'Impressum']) {
    const link = dialog(page).getByRole('link', { name: title });
    await link.click();
    const article = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title));
    await article.getByRole('button', { name: 'Schliessen' }).click();
    await expect(article).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();
    await expect(link).toBeFocused();
  }
  await expect(page).toHaveURL('/de/orga?text=A');
});

test('The language chosen in the dialog is remembered once the visitor agrees, not before', async ({
  page,
  context,
}) => {
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'language')?.value;
  await page.goto('/de');
  await page.getByRole('dialog').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr');
  expect(await kept()).toBeUndefined();
  await answerConsent(page, 'Accepter');
  expect(await kept()).toBe('fr');
});

test('Withdrawn consent takes the kept language back, here and where it was withdrawn before', async ({
  page,
  context,
}) => {
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'language')?.value;
  await page.goto('/de');
  await answerConsent(page, 'Zustimmen');
  await page.goto('/fr');
  await expect.poll(kept).toBe('fr');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Réglages des cookies' }).click();
  await answerConsent(page, 'Nécessaires seulement');
  expect(await kept()).toBeUndefined();
  await page.goto('/');
  await expect(page).toHaveURL('/de');

  await page.evaluate(() => (document.cookie = 'language=it; path=/'));
  await page.goto('/de/orga');
  await expect.poll(kept).toBeUndefined();
});

test('Nothing is counted before "Agree", at once after it, and never after "Only necessary"', async ({
  page,
}) => {
  const counted: { event: string | null; path: string | null }[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/pixel.gif')
      counted.push({ event: searchParams.get('event'), path: searchParams.get('path') });
  });
  // An advertisement that was long enough in view counts too.
  const pages = () => counted.filter(({ event }) => event === 'page').map(({ path }) => path);
  await page.goto('/de/orga');
  await answerConsent(page);
  await page.goto('/de/category');
  expect(counted).toEqual([]);

  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' });
  await opener.click();
  await answerConsent(page, 'Zustimmen');
  await expect(opener).toBeFocused();
  await expect.poll(pages).toEqual(['/de/category']);
  await page.goto('/de/category/fenster');
  await expect.poll(pages).toEqual(['/de/category', '/de/category/fenster']);

  await opener.click();
  await answerConsent(page);
  await page.goto('/de/orga');
  await page.goto('/de/newsletter');
  const later = counted.filter(({ path }) => path === '/de/orga' || path === '/de/newsletter');
  expect(later).toEqual([]);
});

test('Suggestions of every kind are counted as seen and as chosen, after consent only', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const event = searchParams.get('event') ?? '';
    if (pathname === '/api/pixel.gif' && ['suggestion', 'click'].includes(event))
      counted.push(searchParams.has('orga') ? `${event} of a company` : event);
  });
  const field = page.getByRole('banner').locator('input[name=text]');
  const option = page.getByRole('option').first();
  const seeAndChoose = async (kind: RegExp) => {
    await page.goto('/de/newsletter');
    await field.fill('gips');
    await page.getByRole('tab', { name: kind }).click();
    // What is looked at for a second counts as seen: nothing on the page tells of it.
    await page.waitForTimeout(1500);
    await option.click();
    await page.waitForURL((url) => url.pathname !== '/de/newsletter');
  };
  await page.goto('/de/newsletter');
  await answerConsent(page);
  await seeAndChoose(/^Produkte/);
  expect(counted).toEqual([]);

  await page.goto('/de/newsletter');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await answerConsent(page, 'Zustimmen');
  await seeAndChoose(/^Produkte/);
  await expect.poll(() => counted).toContain('suggestion of a company');
  await expect.poll(() => counted).toContain('click of a company');
  counted.length = 0;
  await seeAndChoose(/^Kategorien/);
  await expect.poll(() => counted).toContain('suggestion');
  await expect.poll(() => counted).toContain('click');
});

test('An advertisement is counted as seen and as chosen after consent only', async ({ page }) => {
  const counted: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const event = searchParams.get('event');
    if (pathname === '/api/pixel.gif' && event?.startsWith('advertisement'))
      counted.push(`${event} ${searchParams.get('advertisement')}`);
  });
  const card = page.locator('[data-advertisement]').first();
  await page.clock.install();
  await page.goto('/de/category/fenster');
  await answerConsent(page);
  const sid = await card.getAttribute('data-advertisement');
  await card.scrollIntoViewIfNeeded();
  await page.clock.runFor(5000);
  await card.click();
  await page.waitForURL('/de/orga/**');
  expect(counted).toEqual([]);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await answerConsent(page, 'Zustimmen');
  await page.goto('/de/category/fenster');
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return counted;
    })
    .toContain(`advertisement ${sid}`);
  await card.click();
  await expect.poll(() => counted).toContain(`advertisementClick ${sid}`);
});
