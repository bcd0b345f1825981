import type { Page } from '@playwright/test';
import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { signInAs } from '../setup/signInAs.ts';

const picture = 'demo/pictures/backstein.webp';
const field = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();

test('A long form is gone around at its side, where its faults are counted (behaviour B526)', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/de/backoffice/orga/alpenfenster/products/create');
  const around = page.getByRole('navigation', { name: 'Abschnitte' });
  await field(page, 'title').getByLabel('Deutsch').fill('Luke');
  await page.keyboard.press('Control+s');
  await expect(around.getByRole('link', { name: 'Kennzeichnung 2 Fehler' })).toBeVisible();
  await around.getByRole('link', { name: 'Merkmale' }).click();
  await expect(page).toHaveURL(/#section-attributes$/);
  await expect(around.locator('[aria-current]')).toHaveText('Merkmale');
  await expect(page.locator('#section-attributes')).toBeFocused();
  await expectAccessible(page, 'a long form with faults');
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a long form is gone around by a choice above it, which stays in sight and counts too', async ({
    page,
  }) => {
    await signInAs(page, 'admin', '/de/backoffice/orga/alpenfenster/products/create');
    await field(page, 'title').getByLabel('Deutsch').fill('Luke');
    await save(page);
    const around = page.getByRole('combobox', { name: 'Abschnitte' });
    await expect(around).toBeInViewport();
    await around.click();
    await page.getByRole('option', { name: 'Merkmale' }).click();
    await expect(page.locator('#section-attributes')).toBeInViewport();
    await expect(around).toHaveText('Merkmale');
    await expect(around).toBeInViewport();
    await around.click();
    await expect(page.getByRole('option', { name: 'Kennzeichnung (2 Fehler)' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'a long form on a phone');
  });
});

test('Texts stand in the languages one chose, side by side; the others are folded and say what is missing (behaviour B527)', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/de/backoffice/orga/alpenfenster/product-lines/create');
  const title = field(page, 'title');
  await title.getByLabel('Deutsch').fill('Föhn');
  await expect(title.getByRole('textbox')).toHaveCount(2);
  await title.getByRole('button', { name: 'Italiano · fehlt' }).click();
  await page.keyboard.type('Favonio');
  await expect(title.getByLabel('Italiano')).toHaveValue('Favonio');

  const languages = page.getByRole('group', { name: 'Texte in' });
  await languages.getByRole('button', { name: 'EN 1 Text fehlt' }).click();
  await languages.getByRole('button', { name: 'FR 1 Text fehlt' }).click();
  await title.getByLabel('Italiano').fill('');
  await page.reload();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(title.getByRole('textbox')).toHaveCount(2);
  await expect(title.getByLabel('English')).toBeVisible();
});

test.describe('A new record', () => {
  test.use({ allowedConsole: /status of 409/ });

  test('is identified by its name until somebody types, also when another is made of that name meanwhile, and has its pictures from the start (behaviour B528)', async ({
    page,
    request,
  }) => {
    const name = `Größe & Co ${Date.now()}`;
    const sid = `groesse-co-${name.split(' ').at(-1)}`;
    await signInAs(page, 'admin', '/de/backoffice/orga/alpenfenster/product-lines/create');
    const title = field(page, 'title').getByLabel('Deutsch');
    await title.fill('Eins');
    await page.getByLabel('Kennung').fill('eigene');
    await title.fill(name);
    await expect(page.getByLabel('Kennung')).toHaveValue('eigene');
    await page.getByLabel('Kennung').fill('');
    await title.fill('Lumena');
    await expect(page.getByLabel('Kennung')).toHaveValue('lumena-2');
    // Others of that name are looked for once it stands still: the one below is made behind that.
    const lookedFor = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes(sid));
    await title.fill(name);
    await expect(page.getByLabel('Kennung')).toHaveValue(sid);
    await lookedFor;

    const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
    const other = { orgaSid: 'alpenfenster', sid, title: { de: name } };
    const made = await request.post('/api/import/product-line/CH', { headers, data: other });
    expect(made.status()).toBe(201);
    await save(page);
    await expect(page.getByLabel('Kennung')).toHaveValue(`${sid}-2`);
    await save(page);
    await expect(page).toHaveURL(new RegExp(`/product-lines/${sid}-2$`));

    await page.goto('/de/backoffice/orgas/create');
    await field(page, 'name').getByRole('textbox').fill(name);
    await page.getByRole('combobox', { name: /^Art/ }).click();
    await page.getByRole('option', { name: 'Hersteller' }).click();
    await field(page, 'logo').locator('input[type=file]').setInputFiles(picture);
    await expect(field(page, 'logo').getByRole('img')).toBeVisible();
    // It waits in this tab alone, which is said before somebody leaves it.
    await page.getByRole('menuitem', { name: 'Import' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Gewählte Bilder werden erst mit dem Eintrag gespeichert',
    );
    await page.getByRole('button', { name: 'Bleiben' }).click();
    await save(page);
    await expect(page).toHaveURL(new RegExp(`/orgas/${sid}$`));
    await expect(field(page, 'logo').getByRole('img')).toHaveAttribute('src', /\/api\/image\/logo\//);
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  });
});

test('The address of the page of a video becomes that of its player, which is said; ? lists what keys do (behaviour B529, B530)', async ({
  page,
}) => {
  await signInAs(page, 'editor', '/de/backoffice/articles/create');
  await page.getByRole('button', { name: 'Video', exact: true }).click();
  const address = page.getByRole('region', { name: '1. Video' }).getByLabel('Deutsch');
  await address.fill('https://youtu.be/dQw4w9WgXcQ?t=42');
  await expect(address).toHaveValue('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42');
  await expect(page.getByRole('status').getByText(/^Verstanden: Aus https:\/\/youtu\.be/)).toBeVisible();
  await address.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await address.fill('');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Tastenkürzel' });
  for (const group of ['Überall', 'Im Formular', 'Bei den Blöcken'])
    await expect(list.getByRole('region', { name: group })).toBeVisible();
  await expectAccessible(page, 'the list of shortcuts');
});
