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

test('A column pasted into the search field keeps its lines apart, and what is longer than the field is said to be', async ({
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
