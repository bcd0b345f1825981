import { readXlsx } from 'hucre';
import type { Page } from '@playwright/test';
import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';
import { originOf } from '../setup/originOf.ts';
import { signInAs } from '../setup/signInAs.ts';

const list = '/de/category/haustueren';

test('A shortlist survives, and its link shows the same to somebody else, even without script', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(list);
  await answerConsent(page);
  const titles = await choose(page, 'Merken', 2);
  // Typed, in another tab, or by its link: it is the same page.
  await page.goto('/de/shortlist');
  const headings = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(titles);
  await page.goto('/de');
  await page.getByRole('banner').getByRole('link', { name: 'Merkliste' }).click();
  await expect(headings).toHaveText(titles);
  await expect(page.getByRole('button', { name: 'Alle merken' })).toBeHidden();

  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Zwischenablage' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${originOf('ch')}/de/shortlist?product=`);
  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const seen = await stranger.newPage();
  await seen.goto(link);
  await expect(seen.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(titles);
  await seen.goto(`${originOf('ch')}/de/shortlist`);
  await expect(seen.getByText('brauchen JavaScript')).toBeVisible();
  await expect(seen.getByText('Das Lesezeichen')).toBeHidden();
  await stranger.close();

  await page.getByRole('button', { name: `Merken: ${titles[0]}` }).press('Enter');
  await expect(headings).toHaveText(titles.slice(1));
  await expect(page.getByRole('button', { name: `Merken: ${titles[1]}` })).toBeFocused();
  await expect(page).toHaveURL(/shortlist\?product=[^,]+$/);
  await page.getByRole('button', { name: 'Liste leeren' }).click();
  await expect(page.getByText('Noch nichts gemerkt')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(headings).toHaveText(titles.slice(1));
});

test('A shortlist is taken along as a workbook that names every product', async ({ page, request }) => {
  await page.goto(list);
  await answerConsent(page);
  const titles = await choose(page, 'Merken', 3);
  await page.getByRole('banner').getByRole('link', { name: 'Merkliste' }).click();
  const address = await page.getByRole('link', { name: 'Als Excel-Datei' }).getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('spreadsheetml');
  const [sheet] = (await readXlsx(await answer.body())).sheets;
  const [headings, ...rows] = sheet?.rows ?? [];
  const title = headings?.indexOf('Titel') ?? -1;
  expect(rows.map((row) => row[title])).toEqual(titles);
  expect(headings).toContain('Artikelnummer');
});

test('Any number of products is compared by keyboard, what differs first, and the address shows it to others', async ({
  page,
  browser,
}) => {
  await page.goto(list);
  await answerConsent(page);
  const titles = await choose(page, 'Vergleichen', 4);
  await page
    .getByRole('button', { name: /^Vergleichen:/ })
    .nth(3)
    .press('Tab');
  const onward = page.locator('a:focus');
  await expect(onward).toHaveText('Zum Vergleich (4)');
  await expect(onward).toBeInViewport({ ratio: 1 });
  await onward.press('Enter');
  await expect(page).toHaveURL(/\/de\/comparison\?product=/);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(4);
  // What somebody decides by stands before what only tells one from the other (behaviour B719).
  const rows = await page.getByRole('rowheader').allTextContents();
  expect(rows.indexOf('Artikelnummer')).toBeGreaterThan(0);
  const category = page.getByRole('row', { name: /^Kategorie/ });
  await expect(category).toBeVisible();
  const address = page.url();
  await page.getByRole('checkbox', { name: 'Nur Unterschiede zeigen' }).press('Space');
  await expect(category).toBeHidden();
  await page.getByRole('link', { name: `Entfernen: ${titles[0]}` }).press('Enter');
  await expect(columns).toHaveCount(3);
  await expect(category).toBeHidden();
  await page.goto('/de/comparison');
  await expect(columns).toHaveCount(3);
  // Among what is compared the way there says its words; elsewhere it is there by its name, and out of the way.
  const onwardWidth = async (path: string) => {
    await page.goto(path);
    const link = page
      .getByRole('region', { name: 'Ihre Auswahl' })
      .getByRole('link', { name: 'Vergleichen (3)' });
    await expect(link).toBeVisible();
    return (await link.boundingBox())?.width ?? 0;
  };
  expect(await onwardWidth(list)).toBeGreaterThan(150);
  expect(await onwardWidth('/de/category/fenster')).toBeLessThan(90);

  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const seen = await stranger.newPage();
  await seen.goto(address);
  for (const title of titles)
    await expect(
      seen.getByRole('columnheader').getByRole('link', { name: title, exact: true }),
    ).toBeVisible();
  await seen.getByRole('link', { name: `Entfernen: ${titles[0]}` }).click();
  await expect(seen.getByRole('columnheader')).toHaveCount(3);
  await stranger.close();
});

test('Several lists have names, quantities and notes, and the address of each shows them to others, as does its workbook', async ({
  page,
  browser,
  request,
}) => {
  await page.goto(list);
  await answerConsent(page);
  const titles = await choose(page, 'Merken', 2);
  await page.getByRole('banner').getByRole('link', { name: 'Merkliste' }).click();
  const rows = page.getByRole('main').getByRole('article');
  await rows.nth(0).getByLabel('Menge').fill('12.5');
  await rows.nth(1).getByLabel('Bemerkung').fill('Süd <b>|2. OG');
  await page.getByLabel('Name der Liste').fill('Neubau Chur');
  await page.getByLabel('Name der Liste').press('Tab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neubau Chur');
  await expect(page.getByLabel('Liste', { exact: true })).toHaveText('Neubau Chur (2)');
  const address = page.url();

  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await expect(page.getByText('Noch nichts gemerkt')).toBeVisible();
  await page.goto(list);
  await page
    .getByRole('main')
    .getByRole('article')
    .nth(3)
    .getByRole('button', { name: /^Merken:/ })
    .click();
  await page.goto('/de/shortlist');
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Liste', { exact: true }).selectOption('Neubau Chur (2)');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0).getByLabel('Menge')).toHaveValue('12.5');

  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const seen = await stranger.newPage();
  await seen.goto(address);
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Neubau Chur');
  await expect(seen.getByRole('article').nth(0)).toContainText('12.5');
  await expect(seen.getByRole('article').nth(1)).toContainText('Süd <b>/2. OG');
  await stranger.close();

  const workbook = await page.getByRole('link', { name: 'Als Excel-Datei' }).getAttribute('href');
  const [sheet] = (await readXlsx(await (await request.get(workbook ?? '')).body())).sheets;
  expect(sheet?.name).toBe('Neubau Chur');
  const [headings, first, second] = sheet?.rows ?? [];
  expect(headings?.slice(0, 2)).toEqual(['Menge', 'Bemerkung']);
  expect([first?.[0], second?.[1]]).toEqual([12.5, 'Süd <b>/2. OG']);
  expect(first).toContain(titles[0]);

  await page.getByRole('button', { name: 'Liste löschen' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(rows).toHaveCount(2);
});

test('Lists are kept on the account: where two browsers changed one it is asked, and signing out leaves nothing', async ({
  page,
  browser,
}) => {
  const user = 'rights';
  await page.goto(list);
  await answerConsent(page);
  const [mine = ''] = await choose(page, 'Merken', 1);
  await signInAs(page, user, '/de/shortlist');
  await expect(page.getByText('Ihre Listen liegen in Ihrem Konto')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accountLists'))).not.toBeNull();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${originOf('ch')}${list}`);
  await answerConsent(other);
  const card = other.getByRole('main').getByRole('article').nth(1);
  await card.getByRole('button', { name: /^Merken:/ }).click();
  await signInAs(other, user, `${originOf('ch')}/de/shortlist`);
  await other.getByRole('dialog').getByRole('button', { name: 'Beide zusammenlegen' }).click();
  const rows = other.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(mine);
  await rows.nth(0).getByLabel('Menge').fill('7');
  await rows.nth(0).getByLabel('Menge').press('Tab');
  await expect(other).toHaveURL(/quantity=7/);
  await expect
    .poll(() => other.evaluate(() => localStorage.getItem('accountLists')))
    .toContain('"quantity":7');

  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(page.getByLabel('Menge').first()).toHaveValue('7');

  await other.goto(`${originOf('ch')}/de/profile`);
  await other.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await other.waitForURL(/\/de(\/login)?$/);
  const kept = ['keep', 'list', 'lists', 'accountLists'];
  expect(await other.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), kept)).toEqual(
    kept.map(() => null),
  );
  await elsewhere.close();
  const left = page.getByRole('main').getByRole('article');
  for (let count = await left.count(); count > 0; count -= 1) {
    await left
      .first()
      .getByRole('button', { name: /^Merken:/ })
      .click();
    await expect(left).toHaveCount(count - 1);
  }
  await expect(page.getByText('Noch nichts gemerkt')).toBeVisible();
});

test('Products are taken away as quickly as somebody clicks, on the list and in the comparison, before the server answers (behaviour B718)', async ({
  page,
}) => {
  await page.goto(list);
  await answerConsent(page);
  const titles = await choose(page, 'Merken', 4);
  await choose(page, 'Vergleichen', 4);
  for (const { path, shown, button } of [
    {
      path: '/de/shortlist',
      shown: page.getByRole('main').getByRole('heading', { level: 3 }),
      button: page.getByRole('main').locator('.listed [data-list=keep]').first(),
    },
    {
      path: '/de/comparison',
      shown: page.getByRole('columnheader').locator('a:not([data-uncompare])'),
      button: page.locator('[data-uncompare]').first(),
    },
  ]) {
    await page.goto(path);
    await expect(shown).toHaveText(titles);
    const held = Promise.withResolvers<void>();
    const pattern = (url: URL) => url.pathname === path;
    await page.route(pattern, async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    await button.click();
    await button.click();
    await expect(shown).toHaveText(titles.slice(2));
    // The answer comes while the button is held down.
    const place = await button.boundingBox();
    if (!place) throw new Error('The button is gone.');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    await page.mouse.down();
    held.resolve();
    await expect(page).toHaveURL(new RegExp(`${path}\\?product=[^,]+,[^,]+$`));
    await page.mouse.up();
    await expect(shown).toHaveText(titles.slice(3));
    await expect(page).toHaveURL(new RegExp(`${path}\\?product=[^,]+$`));
    await page.unroute(pattern);
  }
});

/** Presses that button of the first cards of a list; returns their titles. */
async function choose(page: Page, name: string, count: number): Promise<string[]> {
  const cards = page.getByRole('main').getByRole('article');
  const titles: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = cards.nth(index);
    await card.getByRole('button', { name: new RegExp(`^${name}:`) }).click();
    titles.push((await card.getByRole('heading').textContent()) ?? '');
  }
  return titles;
}
