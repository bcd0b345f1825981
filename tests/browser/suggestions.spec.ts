import type { Page } from '@playwright/test';
import type { SuggestAnswer } from '../../resources/calls/suggestAnswer.ts';
import { expect, test } from '../setup/browserTest.ts';
import { leftToBrowser } from '../setup/leftToBrowser.ts';
import { originOf } from '../setup/originOf.ts';

test.use({
  storageState: {
    cookies: [],
    origins: [{ origin: originOf('ch'), localStorage: [{ name: 'consent', value: 'necessary' }] }],
  },
});

const field = (page: Page) => page.getByRole('banner').locator('input[name=text]');
const options = (page: Page) => page.getByRole('option');
const active = (page: Page) => page.getByRole('option', { selected: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/de');
  await field(page).focus();
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

test('The suggestions are used by keyboard alone: arrows, Escape, Enter', async ({ page }) => {
  const combobox = page.getByRole('combobox', { name: 'Katalog durchsuchen' });
  await combobox.pressSequentially('fenst');
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox', { name: 'Vorschläge: Kategorien' })).toBeVisible();
  await expect(active(page)).toHaveCount(0);

  await combobox.press('ArrowDown');
  await expectActive(page, 0);
  await combobox.press('ArrowDown');
  await expectActive(page, 1);
  await combobox.press('ArrowUp');
  await combobox.press('ArrowUp');
  await expect(active(page)).toHaveCount(0);
  await expect(combobox).not.toHaveAttribute('aria-activedescendant');
  await combobox.press('ArrowUp');
  await expectActive(page, (await options(page).count()) - 1);
  await expect(combobox).toBeFocused();

  await combobox.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(combobox).toHaveAttribute('aria-expanded', 'false');
  await expect(combobox).toHaveValue('fenst');

  await combobox.press('e');
  await expectAnswerTo(page, 'fenste');
  await expect(active(page)).toHaveCount(0);
  await combobox.press('ArrowDown');
  const path = (await active(page).getAttribute('href')) ?? '';
  await combobox.press('Enter');
  await expect(page).toHaveURL(path);

  await field(page).fill('fenster');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/de/search?text=fenster');
});

/** The suggestions are those for this text: they mark it. */
async function expectAnswerTo(page: Page, text: string) {
  await expect(options(page).locator('mark').first()).toHaveText(new RegExp(`^${text}$`, 'i'));
}

/** The one active option is the one at this place, and the field says so. */
async function expectActive(page: Page, index: number) {
  await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
  await expect(active(page)).toHaveCount(1);
  const id = (await options(page).nth(index).getAttribute('id')) ?? '';
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', id);
}

test('One kind is shown at a time, the first with hits in front; the others stand beside it with their counts', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/CH/suggest?lang=de&text=gips');
  const given = (await answer.json()) as SuggestAnswer;
  const counts = [
    given.categorySuggestions.length,
    given.productSuggestions.length,
    given.orgaSuggestions.length,
    given.productLineSuggestions.length,
  ];
  expect(Math.min(...counts), 'a word of which every kind has some').toBeGreaterThan(0);

  await field(page).fill('gips');
  const [categories, products, orgas, lines] = counts.map((count) => (count < 12 ? count : '12+'));
  expect(products, 'a word of which there are more than the panel shows').toBe('12+');
  const called = (one: string, others: string, count: string | number | undefined) =>
    `${count === 1 ? one : others} ${count}`;
  await expect(page.getByRole('tab')).toHaveText([
    called('Kategorie', 'Kategorien', categories),
    called('Produkt', 'Produkte', products),
    called('Firma', 'Firmen', orgas),
    called('Produktlinie', 'Produktlinien', lines),
  ]);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Kategorie/);
  await page.getByRole('tab', { name: /^Kategorie/ }).focus();
  for (const [one, kind] of [
    ['Produkt', 'Produkte'],
    ['Firma', 'Firmen'],
    ['Produktlinie', 'Produktlinien'],
  ]) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(`^(${one}|${kind}) `));
    await expect(page.getByRole('listbox')).toHaveCount(1);
    await expect(page.getByRole('listbox', { name: `Vorschläge: ${kind}` })).toBeVisible();
  }
  await expect(options(page).first()).toContainText('Gipsora AG');
  await options(page).first().click();
  await expect(page).toHaveURL('/de/orga/gipsora?line=gipsora');
});

test('Each kind has its least length: nothing at 1 letter, companies from 2, everything from 4, classes from ifc and one more', async ({
  page,
}) => {
  const singular: Record<string, string> = {
    Kategorien: 'Kategorie',
    Produkte: 'Produkt',
    Firmen: 'Firma',
    Produktlinien: 'Produktlinie',
  };
  const expectTabs = (...kinds: string[]) =>
    expect(page.getByRole('tab')).toHaveText(
      kinds.map((kind) => new RegExp(`^(${singular[kind]} 1|${kind} \\d+\\+?)$`)),
    );
  await field(page).fill('gi');
  await expectTabs('Firmen');
  await field(page).fill('g');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await field(page).fill('gip');
  await expectTabs('Firmen');
  await field(page).fill('gips');
  await expectTabs('Kategorien', 'Produkte', 'Firmen', 'Produktlinien');
  await field(page).fill('ifc');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await field(page).fill('ifcw');
  await expectTabs('Kategorien', 'Produkte');
});

test('Up to six products stand in a grid, more in a list', async ({ page, request }) => {
  const answer = await request.get('/api/CH/suggest?lang=de&text=lumena');
  const given = (await answer.json()) as SuggestAnswer;
  await page.route('**/api/CH/suggest?*', async (route) => {
    const most = route.request().url().endsWith('=lumena') ? 6 : 7;
    await route.fulfill({ json: { ...given, productSuggestions: given.productSuggestions.slice(0, most) } });
  });
  await field(page).fill('lumena');
  await expect(options(page)).toHaveCount(6);
  await expect.poll(() => optionsBesideTheFirst(page)).toBeGreaterThan(0);
  await field(page).fill('lumen');
  await expect(options(page)).toHaveCount(7);
  await expect.poll(() => optionsBesideTheFirst(page)).toBe(0);
});

/** How many other options stand in the row of the first. */
async function optionsBesideTheFirst(page: Page): Promise<number> {
  const [first, ...others] = await options(page).evaluateAll((all) =>
    all.map((option) => option.getBoundingClientRect().top),
  );
  return others.filter((top) => top === first).length;
}

test('A typed GTIN or article number leads to its product and is marked there, however it is spaced', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/CH/suggest?lang=de&text=lumena');
  const [product] = ((await answer.json()) as SuggestAnswer).productSuggestions;
  // As it stands on the package.
  const gtin = product?.gtin[0]?.slice(1) ?? '';
  const articleNumber = product?.articleNumber ?? '';

  await field(page).fill(`${gtin.slice(0, 4)} ${gtin.slice(4)}`);
  const option = options(page).filter({ hasText: product?.title ?? '' });
  await expect(option).toContainText(`GTIN ${gtin}`);
  await expect(option.locator('mark')).toHaveText([gtin]);

  await field(page).fill(articleNumber.replaceAll('.', ' '));
  await expect(option).toContainText(`Artikelnummer ${articleNumber}`);
  await expect(option.locator('mark')).toHaveText([articleNumber]);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Produkt 1');
});

test('Where nothing is found the panel says so, once every kind was asked for', async ({ page }) => {
  const none = page.locator('.suggestions').getByText('Keine Vorschläge');
  await field(page).fill('xqz');
  await page.waitForResponse(/suggest\?.*text=xqz$/);
  await expect(none).toHaveCount(0);
  await field(page).fill('xqzwv');
  await expect(none).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Keine Vorschläge' })).toHaveCount(1);
  await field(page).press('Escape');
  await expect(none).toHaveCount(0);
});

test('Ctrl opens a suggestion, by key too, and the way to all of them in a tab of its own', async ({
  page,
}) => {
  const opensTab = (act: () => Promise<unknown>) => leftToBrowser(page, act);
  const { href } = new URL(page.url());
  await field(page).fill('gipsora');
  await page.getByRole('tab', { name: /^Firm(a|en)/ }).click();
  await expect(options(page).first()).toContainText('Gipsora AG');
  await field(page).press('ArrowDown');
  expect(await opensTab(() => field(page).press('Control+Enter'))).toBe('/de/orga/gipsora');
  expect(
    await opensTab(() =>
      options(page)
        .first()
        .click({ modifiers: ['Control'] }),
    ),
  ).toBe('/de/orga/gipsora');
  const all = page.getByRole('link', { name: 'Alle Treffer zeigen' });
  expect(await opensTab(() => all.click({ modifiers: ['Control'] }))).toBe('/de/search?text=gipsora');
  expect(page.url()).toBe(href);
});

test('An answer to what was typed before is dropped when it comes late', async ({ page, request }) => {
  const answer = await request.get('/api/CH/suggest?lang=de&text=fenster');
  const json: unknown = await answer.json();
  const late = Promise.withResolvers<void>();
  const isAnswered = Promise.withResolvers<void>();
  await page.route('**/api/CH/suggest?*text=fenster*', async (route) => {
    await late.promise;
    // Nobody waits for it any more where the browser has cancelled it.
    await route.fulfill({ json }).catch(() => {});
    isAnswered.resolve();
  });
  const asked = page.waitForRequest(/text=fenster/);
  await field(page).fill('fenster');
  await asked;
  await field(page).fill('gips');
  await expect(options(page).first()).toContainText('Gips');
  const shown = await options(page).allTextContents();
  late.resolve();
  await isAnswered.promise;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await options(page).allTextContents()).toEqual(shown);
});

test.describe('On a phone of 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('the suggestions stay within the screen and lead on at a tap', async ({ page }) => {
    for (const typed of ['gips', 'lumena', 'alpe']) {
      await field(page).fill(typed);
      await expectAnswerTo(page, typed);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.tap();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        for (const option of [options(page).first(), options(page).last()]) {
          const box = await option.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        }
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await options(page).first().tap();
    await expect(page).toHaveURL('/de/orga/alpenfenster');
  });
});
