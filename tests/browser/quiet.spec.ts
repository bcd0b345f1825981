import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { answerConsent } from '../setup/answerConsent.ts';
import { quietConsoleEvent } from '../../ui/quietConsole.ts';
import { expect, test } from '../setup/browserTest.ts';
import { hostOf, originOf } from '../setup/originOf.ts';
import { giveFile } from '../setup/giveFile.ts';
import { signInAs } from '../setup/signInAs.ts';

/** Names that the builds of these libraries cannot lose: of their parts, of the service they call. */
const workshop = /RaLayout|Mui[A-Z]\w+-root|cognito|react-admin/;

interface Heard {
  /** Everything written to a console, also by workers and by frames. */
  words: string[];
  hosts: Set<string>;
  /** Paths of the scripts that were loaded. */
  scripts: Set<string>;
}

/** Listens to all pages of the visit. */
function listenTo(page: Page): Heard {
  const heard: Heard = { words: [], hosts: new Set(), scripts: new Set() };
  const context = page.context();
  context.on('console', (message) => heard.words.push(`${message.type()}: ${message.text()}`));
  context.on('request', (request) => {
    const { protocol, host, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) heard.hosts.add(host);
    if (request.resourceType() === 'script') heard.scripts.add(pathname);
  });
  return heard;
}

async function isOfWorkshop(request: APIRequestContext, script: string): Promise<boolean> {
  return workshop.test(await (await request.get(script)).text());
}

test('A visit of the storefront writes nothing to the console, asks nobody else, and loads nothing of the backoffice', async ({
  page,
  request,
}) => {
  const heard = listenTo(page);
  await page.goto('/de');
  await answerConsent(page, 'Zustimmen');
  await page.getByRole('banner').getByRole('searchbox').click();
  await page.getByRole('combobox').fill('lumena');
  await page.getByRole('tab', { name: 'Produktlinie' }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL('/de/orga/alpenfenster?line=lumena');
  await page.getByLabel('Ordnen nach').selectOption('Titel');
  await expect(page).toHaveURL(/sort=title/);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'product');
  await page.locator('[data-zoom] a').first().click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/product\//);
  await page.goBack();
  for (const path of ['/de/category', '/de/search?text=holz', '/de/newsletter', '/de/privacypolicy'])
    await page.goto(path);

  expect(heard.words).toEqual([]);
  expect([...heard.hosts]).toEqual([hostOf('ch')]);
  expect(heard.scripts.size).toBeGreaterThan(1);
  for (const script of heard.scripts) expect(await isOfWorkshop(request, script), script).toBe(false);
});

test('A working day in the backoffice writes nothing to the console and asks nobody else', async ({
  page,
  request,
}) => {
  const heard = listenTo(page);
  await signInAs(page, 'supplier-de', `${originOf('de')}/de/backoffice`);
  await page.getByRole('menuitem', { name: 'Firmen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Firmen' })).toBeVisible();
  await page.getByRole('link', { name: 'Rheintal Dämmstoffe GmbH' }).click();
  await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Weil am Rhein');
  await page.getByRole('tab', { name: 'Produkte' }).click();
  await page.getByRole('row').nth(1).getByRole('link').click();
  const articleNumber = page.getByRole('textbox', { name: 'Artikelnummer', exact: true });
  await expect(articleNumber).toHaveValue(/^RD-/);
  await articleNumber.fill(`RD-${Date.now()}`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hell oder dunkel' }).click();
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('menuitem', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(/\/it\/backoffice\//);
  await page.goto(`${originOf('de')}/de/backoffice/import`);
  await giveFile(page, join(import.meta.dirname, 'files/sortiment.xlsx'));
  await expect(page.getByRole('heading', { name: 'Alles in Ordnung' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Konto' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login/);

  expect(heard.words).toEqual([]);
  expect([...heard.hosts]).toEqual([hostOf('de')]);
  // What the storefront must not load is recognised where it is.
  const scripts = [...heard.scripts];
  const are = await Promise.all(scripts.map((script) => isOfWorkshop(request, script)));
  expect(are).toContain(true);
});

test('No script that browsers load names the console, those of libraries neither', () => {
  const folder = join(import.meta.dirname, '../../dist');
  const scripts = globSync('{client,workshop}/assets/*.js', { cwd: folder });
  expect(scripts.length).toBeGreaterThan(20);
  const calls = scripts.flatMap((script) =>
    // In a sentence there is a space behind it.
    [...readFileSync(join(folder, script), 'utf8').matchAll(/.{0,40}[^$\w]console\b(?!:| \w).{0,20}/g)].map(
      ([call]) => `${script}: ${call}`,
    ),
  );
  expect(calls).toEqual([]);
});

test.describe('Where something goes wrong', () => {
  test.use({ allowedConsole: /./ });

  test('libraries write nothing to the console either; whoever listens is told', async ({ browser }) => {
    // What the browser tests hear otherwise is written by themselves.
    const context = await browser.newContext();
    const page = await context.newPage();
    const heard = listenTo(page);
    await page.addInitScript((event) => {
      addEventListener(event, () => {
        document.documentElement.dataset.told = 'yes';
      });
    }, quietConsoleEvent);
    await signInAs(page, 'admin', '/de/backoffice');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/assets/RightsScreen-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('menuitem', { name: 'Benutzerrechte' }).click();
    await expect(page.getByRole('heading', { name: 'Das liess sich nicht laden' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-told', 'yes');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('menuitem', { name: 'Kategorien' }).click();
    await expect(page.getByText(/^Keine Verbindung/).first()).toBeVisible();
    // Of an answer that did not come the browser itself complains.
    expect(heard.words.filter((words) => !words.startsWith('error: Failed to load resource'))).toEqual([]);
    await context.close();
  });
});
