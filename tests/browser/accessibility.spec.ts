import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { connectDatabase } from '../../server/base/database/connect.ts';
import { taggedDatabase } from '../setup/tagged.ts';
import { startEmbedded } from '../../server/base/database/embedded/embedded.ts';
import { answerConsent } from '../setup/answerConsent.ts';
import { brightness } from '../setup/brightness.ts';
import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { freePort } from '../../server/base/freePort.ts';
import { giveFile } from '../setup/giveFile.ts';
import { goWithin } from '../setup/goWithin.ts';
import { originOf } from '../setup/originOf.ts';
import { signInAs } from '../setup/signInAs.ts';
import { startProduct } from '../setup/startProduct.ts';
import { wholeOrSample } from '../setup/wholeOrSample.ts';
import { workbookOf } from '../setup/workbook.ts';

test.describe('axe finds nothing on the storefront', () => {
  // The address that leads nowhere.
  test.use({ allowedConsole: /status of 404/ });

  test('with the consent dialog open, and after it is answered', async ({ page }) => {
    await page.goto('/de');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'consent dialog');
    await answerConsent(page);
    await expectAccessible(page, 'start page');
    await page.getByRole('banner').getByRole('searchbox').click();
    for (const text of ['gips', 'lumena']) {
      await page.getByRole('combobox').fill(text);
      await expect(page.getByRole('option').locator('mark').first()).toHaveText(new RegExp(text, 'i'));
      await expectAccessible(page, `suggestions for ${text}`);
    }
  });

  test('on each kind of page', async ({ page }) => {
    await page.goto('/de/category/fenster');
    await answerConsent(page);
    await expectAccessible(page, 'category');
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-page', 'product');
    await expectAccessible(page, 'product');
    for (const path of [
      'category',
      'category/brandschutztueren?view=table',
      'category/brandschutztueren?view=list&filters=all',
      'class/ifc/IfcWindow',
      'class/etim',
      'accessibility',
      'orga',
      'orga/alpenfenster?line=lumena',
      'search?text=fenster',
      'search?text=fenster&kind=category',
      'search?text=fenster+lawine',
      'search?text=t%C3%BCr',
      'search?text=qqqq',
      'no/such/page',
      'newsletter',
      'shortlist',
      'comparison',
      'imprint',
      'holz-metall-fenster-ausschreiben',
    ]) {
      await page.goto(`/de/${path}`);
      await expectAccessible(page, path);
    }
  });

  test('on what opens over a page: an article, a facet, a picture; on the shortlist and the comparison', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog').last();
    await page.goto('/de/category/haustueren');
    await dialog.getByRole('link', { name: 'Datenschutz' }).click();
    await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'article over the consent dialog');
    await dialog.getByRole('button', { name: 'Schliessen' }).click();
    await answerConsent(page);

    const card = page.getByRole('main').getByRole('article').first();
    for (const name of [/^Merken:/, /^Vergleichen:/]) await card.getByRole('button', { name }).click();
    await page.getByRole('list', { name: 'Eingrenzen nach' }).locator('summary').first().click();
    await expectAccessible(page, 'open facet, and something to compare');
    for (const [opener, name] of [
      [page.getByRole('link', { name: 'Vergleichen (1)' }), 'Vergleich'],
      [page.getByRole('banner').getByRole('link', { name: /Merkliste/ }), 'Merkliste'],
    ] as const) {
      await opener.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectAccessible(page, name);
    }
    await card.getByRole('heading').getByRole('link').click();
    await page.locator('[data-zoom] a').first().click();
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectAccessible(page, 'zoomed picture');
  });

  test('on a category without products, and on all retailers of a product that has many', async ({
    page,
    request,
  }) => {
    const sid = `axe-${Date.now()}`;
    const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
    const create = async (path: string, data: object) =>
      expect((await request.post(`/api/import/${path}`, { headers, data })).status(), path).toBe(201);
    await create('category', { sid, name: { de: 'Lehmbau' } });
    await create('category-relation', { platform: 'CH', childSid: sid, parentSid: 'rohbau-und-tragwerk' });
    await page.goto(`/de/category/${sid}`);
    await answerConsent(page);
    await expect(page.getByText('In dieser Kategorie stehen noch keine Produkte.')).toBeVisible();
    await expectAccessible(page, 'category without products');

    await create('orga/CH', { sid, orgaDetails: { name: 'Lehmwerk AG', kind: 'manufacturer' } });
    for (const connectedSid of Array.from({ length: 7 }, (_, index) => `${sid}-${index}`)) {
      await create('orga/CH', { sid: connectedSid, orgaDetails: { name: connectedSid, kind: 'retailer' } });
      await create('orga-connection/CH', { orgaSid: sid, connectedSid, role: 'retailer' });
    }
    const product = {
      orgaInfo: { sid },
      sid: 'stein',
      productInfo: { articleNumber: 'L 1', title: { de: 'Lehmstein' } },
      categories: { mainCategory: { sid } },
    };
    await request.put(`/api/import/product/CH/${sid}/stein`, {
      headers: { ...headers, 'if-none-match': '*' },
      data: product,
    });
    await page.goto(`/de/product/${sid}/stein`);
    await page.getByText('2 weitere').click();
    await expect(page.getByRole('link', { name: `${sid}-6` })).toBeVisible();
    await expectAccessible(page, 'all retailers of a product');
  });

  test('in the colours of every platform group, and on the login', async ({ page }) => {
    for (const slug of ['rhb', 'mgbahn']) {
      await page.goto(`${originOf(slug)}/de/category/bahn-und-anlagenobjekte`);
      await answerConsent(page);
      await expectAccessible(page, slug);
    }
    await page.goto(`${originOf('zbs')}/de/login?wanted=/de/category`);
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
    await expectAccessible(page, 'login of zbs');
    await signInAs(page, 'supplier-zbs', `${originOf('zbs')}/de/category`);
    await answerConsent(page);
    await expectAccessible(page, 'zbs');
    await page.goto('/fr/login');
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
    await expectAccessible(page, 'login');
  });
});

test.describe('A product at fault', () => {
  test.use({ allowedConsole: /status of 500/ });

  test('axe finds nothing on the page that says that none can be made', async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'baustein-at-fault-'));
    await chmod(folder, 0o755);
    const port = String(await freePort());
    const stop = await startProduct({ PORT: port, DATA_DIR: folder, SEED: 'none' });
    const embedded = await startEmbedded(folder);
    const database = taggedDatabase(
      await connectDatabase({ databaseUrl: embedded.url, databaseReadUrl: undefined }),
    );
    try {
      await database.write`alter table category rename to lost`;
      const answer = await page.goto(`http://ch.localhost:${port}/de/category`);
      expect(answer?.status()).toBe(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/lässt sich gerade nicht zeigen/);
      await answerConsent(page);
      await expectAccessible(page, 'page that cannot be made');
    } finally {
      await database.close();
      await embedded.stop();
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

const backoffice = '/de/backoffice';
const alpenfenster = 'orga/alpenfenster';
const row = (page: Page) => page.getByRole('row').nth(1);
const saveButton = (page: Page) => page.getByRole('button', { name: 'Speichern' });
const nothing = (page: Page) => page.getByText('Noch nichts da');
const dialog = (page: Page) => page.getByRole('dialog');

type Screens = Readonly<Record<string, (page: Page) => Locator>>;

/** The screens of the backoffice by their address, each with what shows that it is there, by who works on them. */
const screens: Readonly<Record<string, Readonly<Record<string, Screens>>>> = {
  supplier: {
    'the start and the company': {
      '': (page) => page.getByRole('region', { name: 'Zuerst ergänzen' }).getByRole('listitem').first(),
      'orgas/alpenfenster': saveButton,
      [`${alpenfenster}/statistic`]: (page) => page.getByRole('img', { name: /Seitenaufrufe/ }),
      [`${alpenfenster}/infos`]: row,
    },
    'what belongs to a company': {
      [`${alpenfenster}/product-lines`]: row,
      [`${alpenfenster}/connections`]: nothing,
      [`${alpenfenster}/documents`]: row,
      [`${alpenfenster}/retailers`]: nothing,
      [`${alpenfenster}/mappings`]: nothing,
    },
    'import and products': {
      'import/history': (page) => page.getByRole('tab', { name: 'Verlauf', selected: true }),
      mappings: nothing,
      templates: (page) => page.getByRole('tab', { name: 'Importvorlagen', selected: true }),
      [`${alpenfenster}/product-order`]: (page) => page.getByRole('main').getByRole('listitem').first(),
      [`${alpenfenster}/products/create`]: saveButton,
    },
  },
  editor: {
    'the start and articles': {
      '': (page) => page.getByRole('region', { name: 'Entwürfe' }),
      articles: row,
      'articles/holz-metall-fenster-ausschreiben': saveButton,
      'start-page': (page) => page.getByRole('tab', { name: 'Startseite', selected: true }),
      'start-page/create': saveButton,
    },
    'advertisements and categories': {
      advertisements: row,
      'advertisements/create': saveButton,
      categories: row,
      'categories/fenster': saveButton,
      attributes: row,
    },
  },
  admin: {
    'the start, companies and products': {
      '': (page) => page.getByRole('region', { name: 'Plattformen' }).getByRole('row').nth(1),
      orgas: row,
      [`${alpenfenster}/products`]: row,
      'export?company=alpenfenster': (page) => page.getByRole('status').filter({ hasText: 'Produkte' }),
      activity: (page) => page.getByRole('list', { name: 'Aktivität' }),
      keys: (page) => page.getByRole('button', { name: 'Schlüssel anlegen' }),
      webhooks: (page) => page.getByRole('button', { name: 'Webhook anlegen' }),
      'no/such/screen': (page) => page.getByText('Nicht gefunden'),
    },
  },
};

for (const [who, groups] of Object.entries(screens))
  for (const [what, group] of Object.entries(groups))
    test(`axe finds nothing on the backoffice of ${who}, light and dark: ${what}`, async ({ page }) => {
      for (const [index, [path, shown]] of Object.entries(group).entries()) {
        const address = `${backoffice}/${path}`;
        if (index === 0) await signInAs(page, who, address);
        else await goWithin(page, path);
        await expect(shown(page)).toBeVisible();
        const isInBoth = wholeOrSample(Object.keys(group)).includes(path);
        await (isInBoth ? expectAccessibleInBoth : expectAccessible)(page, path);
      }
    });

test('axe finds nothing where something is wrong: in a form, in a file, in what is saved too late', async ({
  page,
}) => {
  await signInAs(page, 'admin', `${backoffice}/orgas/create`);
  await page.getByLabel('Kennung').fill('!');
  await saveButton(page).click();
  await expect(page.getByLabel('Kennung')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBoth(page, 'form with a fault');
  await page.getByLabel('Kennung').fill('');

  await page.goto(`${backoffice}/import`);
  await page.getByRole('combobox', { name: 'Firma' }).fill('Domotiga');
  await page.getByRole('option', { name: 'Domotiga' }).click();
  await expectAccessibleInBoth(page, 'import');
  const buffer = await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['A', 'B', 'Gibt es nicht']);
  await giveFile(page, { name: 'a.xlsx', mimeType: 'application/octet-stream', buffer });
  const steps = page.getByRole('navigation', { name: 'Schritte' });
  for (const step of ['Spalten', 'Werte', 'Fehler', 'Einspielen']) {
    await steps.getByRole('button', { name: step }).click();
    await expect(steps.getByRole('button', { name: step })).toHaveAttribute('aria-current', 'step');
    await page.mouse.move(0, 0);
    await expectAccessibleInBoth(page, `step ${step} of an import`);
  }
});

test.describe('Two versions', () => {
  test.use({ allowedConsole: /status of 412/ });

  test('axe finds nothing in the choice between two versions, and in what was notified', async ({
    page,
    request,
  }) => {
    const sid = `axe-${Date.now()}`;
    const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
    const orga = (city: string) => ({
      sid,
      orgaDetails: { name: 'Achse AG', kind: 'manufacturer', headOffice: { address: { city } } },
    });
    await request.post('/api/import/orga/CH', { headers, data: orga('Chur') });
    await signInAs(page, 'admin', `${backoffice}/orgas/${sid}`);
    await page.getByLabel('Ort').fill('Ilanz');
    await request.put(`/api/import/orga/CH/${sid}`, { headers, data: orga('Thusis') });
    await saveButton(page).click();
    await expect(dialog(page).getByRole('radiogroup', { name: 'Ort' })).toBeVisible();
    await expectAccessibleInBoth(page, 'choice between two versions');
    await dialog(page).getByRole('button', { name: 'So speichern' }).click();
    const passed = page.locator('baustein-notifications').getByRole('group');
    await passed.click();
    await expect(passed.getByText('Gespeichert')).toBeVisible();
    await expectAccessibleInBoth(page, 'passed notifications');
    await page.getByRole('button', { name: 'Verlauf' }).click();
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    await expectAccessibleInBoth(page, 'history of a company');
  });
});

test('axe finds nothing on the tree of categories and on the rights of people, with their dialogs', async ({
  page,
}) => {
  await signInAs(page, 'admin', `${backoffice}/categories/root_category`);
  await page.getByRole('treeitem', { name: /^Fassade/ }).click();
  await page.keyboard.press('Control+x');
  await expectAccessibleInBoth(page, 'tree of categories');
  for (const button of ['Verschieben nach …', 'Entfernen', 'Neu']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessibleInBoth(page, button);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.goto(`${backoffice}/users-with-rights`);
  await expect(row(page)).toBeVisible();
  await expectAccessibleInBoth(page, 'rights');
  await page.getByRole('button', { name: 'Recht vergeben' }).click();
  await expectAccessibleInBoth(page, 'give a right');
});

/** What the dark changes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** In light by all rules, and by those of colour in dark as a browser asks for it. */
async function expectAccessibleInBoth(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => brightness(page)).toBeLessThan(60);
  await expectAccessible(page, `${what} in the dark`, rulesOfColour);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => brightness(page)).toBeGreaterThan(200);
}
