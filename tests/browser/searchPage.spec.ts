import type { Page } from '@playwright/test';
import type { SearchPage } from '../../resources/calls/searchPage.ts';
import type { SuggestAnswer } from '../../resources/calls/suggestAnswer.ts';
import { codeList } from '../../resources/limits.ts';
import { expect, test } from '../setup/browserTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { originOf } from '../setup/originOf.ts';

test.use({
  storageState: {
    cookies: [],
    origins: [{ origin: originOf('ch'), localStorage: [{ name: 'consent', value: 'necessary' }] }],
  },
});

const field = (page: Page) => page.getByRole('banner').locator('input[name=text]');
const told = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

test('Lines pasted into the search field stay apart, a column is searched for at once, and what has no room is said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (text: string) => {
    await page.evaluate((given) => navigator.clipboard.writeText(given), text);
    await field(page).press('ControlOrMeta+V');
  };
  await page.goto('/de');
  await field(page).fill('Lumena ');
  await paste('444.1\r\n444.2\n');
  await expect(field(page), 'beside something typed it waits for Enter').toHaveValue('Lumena 444.1, 444.2');

  await field(page).fill('');
  await paste(Array.from({ length: codeList.most + 20 }, (_, line) => `nr-${line}`).join('\n'));
  await expect(page.getByText(`Mehr als die ersten ${codeList.most} Zeilen`)).toBeVisible();
  await expect(field(page)).toHaveValue(new RegExp(`nr-${codeList.most - 1}$`));

  await field(page).fill('Lumena');
  await field(page).press('End');
  await paste('\tArt.-Nr.\tMenge\n1\t444.1\t3');
  await expect(field(page)).toHaveValue('Lumena\tArt.-Nr.\tMenge\u20281\t444.1\t3');

  await field(page).fill('');
  await paste('Art.-Nr.\n444.1;\n\n444.2');
  await expect(page).toHaveURL('/de/search?text=Art.-Nr.%2C+444.1%2C+444.2');
  await expect(field(page)).toHaveValue('Art.-Nr., 444.1, 444.2');
});

test('Keeping all at once says how many are new', async ({ page, request }) => {
  const answer = await request.get('/api/CH/search?lang=de&text=fenster&size=3');
  const { products } = (await answer.json()) as SearchPage;
  const names = products.map(({ orgaSid, productSid }) => `${orgaSid}/${productSid}`);
  await page.goto(`/de/shortlist?product=${names.slice(0, 2).join(',')}`);
  await page.getByRole('button', { name: 'Alle merken' }).click();
  await expect(told(page, /Neu auf der Merkliste: 2\./)).toBeVisible();
  await page.goto(`/de/shortlist?product=${names.join(',')}`);
  await page.getByRole('button', { name: 'Alle merken' }).click();
  await expect(told(page, /Neu auf der Merkliste: 1\./)).toBeVisible();
});

test('A pasted column of numbers becomes a table of found and not found, and what is found is kept all at once', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answer = await request.get('/api/CH/search?lang=de&text=fenster&size=2');
  const { products } = (await answer.json()) as SearchPage;
  await page.goto('/de');
  await page.evaluate(
    (column) => navigator.clipboard.writeText(column),
    ['Art.-Nr.', ...products.map(({ articleNumber }) => articleNumber), '00.000.00'].join('\n'),
  );
  await field(page).press('ControlOrMeta+V');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 Nummern nachgeschlagen');
  await expect(page.getByText('2 von 3 gefunden')).toBeVisible();
  for (const { articleNumber, title } of products) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: articleNumber }) });
    await expect(row.getByRole('link', { name: title.text })).toBeVisible();
  }
  await expect(page.getByRole('row', { name: /^00\.000\.00/ })).toContainText('Nicht gefunden');
  await expectAccessible(page, 'table of numbers');

  await page.getByRole('button', { name: 'Alle merken (2)' }).click();
  await expect(told(page, /Neu auf der Merkliste: 2\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Merken:/, pressed: true })).toHaveCount(2);
});

test('A suggestion whose name does not say it tells by what it is there', async ({ page, request }) => {
  const answer = await request.get('/api/CH/suggest?lang=de&text=gips');
  const given = (await answer.json()) as SuggestAnswer;
  await page.route('**/api/CH/suggest?*', (route) =>
    route.fulfill({
      json: {
        ...given,
        categorySuggestions: given.categorySuggestions.map((category, index) => ({
          ...category,
          why: index === 0 ? { kind: 'synonym', label: 'Rigips' } : null,
        })),
      },
    }),
  );
  await page.goto('/de');
  await field(page).fill('rigips');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'über Rigips' })).toHaveCount(1);
  await expect(page.getByRole('option', { name: /über Rigips/ })).toBeVisible();
  await expectAccessible(page, 'suggestions that say by what they are there');
});

test('Where nothing is suggested the panel leads to the search page, and that says so and leads on', async ({
  page,
}) => {
  await page.goto('/de');
  await field(page).fill('xqzwv');
  await page.getByRole('link', { name: 'Den ganzen Katalog durchsuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nichts gefunden für «xqzwv»');
  await page.getByRole('link', { name: 'Français', exact: true }).last().click();
  await expect(page).toHaveURL('/fr/search?text=xqzwv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aucun résultat pour « xqzwv »');
  await expectAccessible(page, 'nothing found');
});

test.describe('With JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('What was understood stands there piece by piece and can be taken away, and only what fits is counted', async ({
    page,
    request,
  }) => {
    const text = 'boiler 300 l';
    const answer = await request.get(`/api/CH/search?${new URLSearchParams({ lang: 'de', text })}`);
    const { exact, products } = (await answer.json()) as SearchPage;
    expect(exact, 'some of them fit, others come near').toBeGreaterThan(0);
    expect(products.length).toBeGreaterThan(exact);

    await page.goto(`/de/search?${new URLSearchParams({ text, sort: 'newest' })}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: `${exact} Treffer` })).toBeVisible();
    const near = main.getByRole('region', { name: 'Andere Grössen' });
    await expect(near.getByRole('article').first()).toBeVisible();

    const pieces = main.getByRole('list', { name: 'So verstanden' }).getByRole('link');
    await expect(pieces).toHaveText([/Kategorie boiler = Wassererwärmer/, /Grösse 300 l/]);
    await pieces.nth(1).click();
    await expect(page).toHaveURL('/de/search?text=boiler&sort=newest');
    await expect(near).toHaveCount(0);
  });

  test('What was found by the words of another language is marked, and leads to the page in it', async ({
    page,
  }) => {
    await page.goto('/de/search?text=lana+di+roccia');
    await expect(page.getByText('Gefunden auf Italienisch')).toBeVisible();
    await page.getByRole('link', { name: 'Seite auf Italienisch zeigen' }).click();
    await expect(page).toHaveURL('/it/search?text=lana+di+roccia');
    await expect(page.getByText('Trovato in')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
