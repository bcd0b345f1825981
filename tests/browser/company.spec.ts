import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { signInAs } from '../setup/signInAs.ts';

test('A supplier has every screen of the own company as a tab, its views as a chart and as numbers, and none of another’s', async ({
  page,
}) => {
  await signInAs(page, 'supplier', '/de/backoffice/orgas/alpenfenster');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([
    'Firma',
    'Produkte',
    'Produktlinien',
    'Firmenvorstellungen',
    'Firmenverbindungen',
    'Dokumente',
    'Händlerangebote',
    'Zuordnungen',
    'Statistik',
    'Bilder',
    'Kontingente',
  ]);
  await tabs.filter({ hasText: 'Statistik' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alpenfenster AG');
  await page.getByRole('button', { name: '12 Monate' }).click();
  await expect(page.getByRole('row')).toHaveCount(1 + monthsOfYear());
  await expect(page.getByRole('img', { name: /Seitenaufrufe: [1-9].*Klicks: [1-9]/ })).toBeVisible();

  for (const path of ['statistic', 'products']) {
    await page.goto(`/de/backoffice/orga/gipsora/${path}`);
    await expect(page.getByText('Kein Zugang')).toBeVisible();
  }
});

test('A middle click opens a row in a new tab, on its link and beside it, and the list stays', async ({
  page,
}) => {
  const list = '/de/backoffice/orga/lumetta-licht/products';
  await signInAs(page, 'admin', list);
  const row = page.getByRole('row').nth(1);
  for (const hit of [row.getByRole('link').first(), row.getByRole('cell').last()]) {
    const opening = page.context().waitForEvent('page');
    await hit.click({ button: 'middle' });
    const opened = await opening;
    // Where it leads, not that it is all there: a tab in the background takes its time.
    await expect.poll(() => opened.url()).toMatch(/\/de\/backoffice\/orga\/lumetta-licht\/products\/./);
    await opened.close();
  }
  const box = row.getByRole('checkbox');
  await box.click({ modifiers: ['ControlOrMeta'] });
  await expect(box).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`${list}(\\?|$)`));
  expect(page.context().pages()).toHaveLength(1);
});

test('Products are put in order with the keyboard alone and by dragging; one opens in a new tab on ctrl click', async ({
  page,
  request,
}) => {
  const stored = async () => {
    const query = `sort=["position","ASC"]&range=[0,3]&filter={"orgaInfo.sid":"lumetta-licht"}`;
    const answer = await request.get(`/api/import/product/CH?${query}`, {
      headers: { authorization: `Bearer ${await demoIdToken(request, 'admin')}` },
    });
    return ((await answer.json()) as { sid: string }[]).map(({ sid }) => sid);
  };
  const [first = '', second = '', third = ''] = await stored();
  await signInAs(page, 'admin', '/de/backoffice/orga/lumetta-licht/products');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .last()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL(/\/de\/backoffice\/orga\/lumetta-licht\/products\/./);
  await opened.close();

  await page.getByRole('link', { name: 'Reihenfolge' }).click();
  const items = page.getByRole('main').getByRole('listitem');
  await items
    .nth(1)
    .getByRole('button', { name: /^Nach oben/ })
    .focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await stored()).slice(0, 2)).toEqual([second, first]);
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await stored()).slice(0, 2)).toEqual([first, second]);
  await items.nth(2).dragTo(items.nth(0));
  await expect.poll(async () => (await stored()).slice(0, 3)).toEqual([third, first, second]);
});

test('A list that finds nothing lets go of its filters with a click', async ({ page }) => {
  await signInAs(page, 'admin', '/de/backoffice/orgas');
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Gibt es nicht');
  await expect(page.getByRole('heading', { name: 'Nichts passt zu diesen Filtern.' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter entfernen' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Suchen' })).toHaveValue('');
});

test.describe('A list that cannot be read', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('says so instead of being empty, and is asked again with a click', async ({ page }) => {
    await signInAs(page, 'admin', '/de/backoffice');
    const list = '**/api/import/orga/CH?**';
    await page.route(list, (route) => route.abort());
    await page.getByRole('menuitem', { name: 'Firmen' }).click();
    await expect(page.getByRole('heading', { name: 'Etwas ging schief' })).toBeVisible();
    await page.unroute(list);
    await page.getByRole('main').getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});

/** In how many months the last 365 days are: twelve on the last day of a month. */
function monthsOfYear(): number {
  const [end, start] = [new Date(), new Date(Date.now() - 364 * 86_400_000)];
  return 12 * (end.getUTCFullYear() - start.getUTCFullYear()) + end.getUTCMonth() - start.getUTCMonth() + 1;
}
