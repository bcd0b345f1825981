import type { Page } from '@playwright/test';
import type { GrantedRight } from '../../resources/platform/grantedRight.ts';
import { expect, test } from '../setup/accountTest.ts';
import { goWithin } from '../setup/goWithin.ts';
import { originOf } from '../setup/originOf.ts';
import { addPerson } from '../setup/person.ts';
import { signInAs } from '../setup/signInAs.ts';
import { wholeOrSample } from '../setup/wholeOrSample.ts';

const backoffice = '/de/backoffice';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const product = 'orga/alpenfenster/products/lichtkuppel-444-8674-7';

/** The screens of the backoffice (behaviour B27), each with its title. */
const screens = {
  orgas: 'Firmen',
  'orgas/alpenfenster': 'Alpenfenster AG',
  'orga/alpenfenster/products': 'Alpenfenster AG',
  'orga/alpenfenster/products/create': 'Produkt anlegen',
  [product]: 'Lichtkuppel Lumena, 1000 × 900 mm',
  [`${product}/relations`]: 'Lichtkuppel Lumena, 1000 × 900 mm',
  'orga/alpenfenster/product-lines': 'Alpenfenster AG',
  'orga/alpenfenster/documents': 'Alpenfenster AG',
  'orga/alpenfenster/retailers': 'Alpenfenster AG',
  'orga/alpenfenster/product-order': 'Alpenfenster AG',
  'orga/alpenfenster/statistic': 'Alpenfenster AG',
  'orga/alpenfenster/infos': 'Alpenfenster AG',
  'orga/alpenfenster/connections': 'Alpenfenster AG',
  'orga/alpenfenster/mappings': 'Alpenfenster AG',
  'orga/alpenfenster/budgets': 'Alpenfenster AG',
  'all-products': 'Produkte',
  import: 'Import',
  'import/history': 'Import',
  mappings: 'Zuordnungen',
  templates: 'Importvorlagen',
  export: 'Export',
  'categories/root_category': 'Kategorien',
  categories: 'Kategorien',
  attributes: 'Merkmale',
  articles: 'Artikel',
  'start-page': 'Startseiten',
  advertisements: 'Anzeigen',
  'users-with-rights': 'Benutzerrechte',
  'platform-settings': 'Plattform',
  keys: 'API-Schlüssel',
  webhooks: 'Webhooks',
  operations: 'Betrieb',
} as const;
type Path = keyof typeof screens;

const all = Object.keys(screens) as Path[];
const ofImport: readonly Path[] = ['import', 'import/history', 'mappings', 'templates', 'keys', 'webhooks'];
const ofCompanies = all.filter((path) => /^orgas?\b|^export$|^all-products$/.test(path));

interface Who {
  who: string;
  claim: string;
  /** Of somebody who is no demo user. */
  rights?: GrantedRight[];
  menu: string[];
  opens: readonly Path[];
}

/** Who has which entries in the menu, and opens which screens. */
const people = [
  { who: 'supplier', claim: 'A supplier', menu: ['Firmen', 'Import'], opens: [...ofCompanies, ...ofImport] },
  {
    who: 'edda',
    claim: 'Who edits the products of a company',
    rights: [{ right: 'EDIT_PRODUCTS', orgaCountry: { sid: 'alpenfenster', country: 'CH' } }],
    menu: ['Firmen'],
    opens: ofCompanies.filter((path) => !/(infos|connections|retailers|mappings)$/.test(path)),
  },
  {
    who: 'editor',
    claim: 'An editor',
    menu: ['Kategorien', 'Werbung', 'Artikel'],
    opens: [
      'categories/root_category',
      'categories',
      'attributes',
      'articles',
      'start-page',
      'advertisements',
    ] satisfies Path[],
  },
  {
    who: 'cleo',
    claim: 'Who keeps the articles',
    rights: [{ right: 'CMS' }],
    menu: ['Artikel'],
    opens: ['articles', 'start-page'] satisfies Path[],
  },
  {
    who: 'rights',
    claim: 'Who gives rights',
    menu: ['Benutzerrechte'],
    opens: ['users-with-rights'] satisfies Path[],
  },
  {
    who: 'admin',
    claim: 'An administrator',
    menu: ['Firmen', 'Kategorien', 'Import', 'Werbung', 'Artikel', 'Benutzerrechte'],
    opens: all,
  },
] satisfies readonly Who[];

for (const { who, claim, rights, menu, opens } of people as readonly Who[])
  test(`${claim} has the menu and the screens of the own rights, and is refused all others by address`, async ({
    page,
    accounts,
  }, { repeatEachIndex }) => {
    const username = rights ? `${who}-${repeatEachIndex}` : who;
    if (rights) await addPerson(accounts.database, username, rights);
    await signInAs(page, username, backoffice);
    await expect(entries(page)).toHaveText(['Start', ...menu]);
    await expect(further(page)).toHaveText([
      ...furtherOf(opens),
      'Aktivität',
      ...(opens.includes('keys') ? ['API-Schlüssel', 'Webhooks'] : []),
      ...(opens.includes('operations') ? ['Betrieb'] : []),
    ]);
    // What is behind a screen that opens for everybody with a right is seen with all of them by the administrator.
    for (const path of opens.length === all.length ? all : wholeOrSample(all)) {
      await goWithin(page, path);
      if (opens.includes(path)) {
        await expect(heading(page), path).toHaveText(screens[path]);
        await expect(page.getByText('Kein Zugang'), path).toHaveCount(0);
      } else await expect(page.getByText('Kein Zugang'), path).toBeVisible();
      await goWithin(page, '');
      await expect(heading(page)).toHaveText('Guten Tag');
    }
  });

test('The menu is that of the platform group, and what a group lacks is not found there', async ({
  page,
}) => {
  for (const [slug, menu, lacking] of [
    ['rhb', ['Projekte', 'Kategorien', 'Import', 'Artikel', 'Benutzerrechte'], ['advertisements']],
    ['mgbahn', ['Projekte', 'Kategorien', 'Import', 'Artikel', 'Benutzerrechte'], ['advertisements']],
    [
      'zbs',
      ['Lieferanten', 'Kategorien', 'Import', 'Export', 'Benutzerrechte'],
      ['advertisements', 'articles'],
    ],
  ] as const) {
    await signInAs(page, 'admin', originOf(slug) + backoffice);
    await expect(entries(page)).toHaveText(['Start', ...menu]);
    for (const path of lacking) {
      await goWithin(page, path);
      await expect(page.getByText('Nicht gefunden'), `${slug} ${path}`).toBeVisible();
      await goWithin(page, '');
      await expect(heading(page)).toHaveText('Guten Tag');
    }
  }
});

test('An address below a screen that is none is not found', async ({ page }) => {
  await signInAs(page, 'admin', backoffice);
  for (const path of [
    'articles/abc/nonsense/deep',
    'articles/create/more',
    'advertisements/alpenfenster',
    'orga/alpenfenster/products/a/b/c/d',
    'products/abc',
    'users-with-rights/somebody',
  ]) {
    await goWithin(page, path);
    await expect(heading(page), path).toHaveText('Nicht gefunden');
    await expect(page, path).toHaveTitle(/^Nicht gefunden/);
    await goWithin(page, '');
    await expect(heading(page)).toHaveText('Guten Tag');
  }
});

test.describe('What is named by an address and is not there', () => {
  // The browser notes what the server does not find.
  test.use({ allowedConsole: /status of 404/ });

  test('leads to its list where only the thing is missing; within a company that is none nothing is found', async ({
    page,
  }) => {
    await signInAs(page, 'admin', backoffice);
    await goWithin(page, 'orga/alpenfenster/products/nothing');
    await expect(page).toHaveURL(`${backoffice}/orga/alpenfenster/products`);
    await expect(heading(page)).toHaveText('Alpenfenster AG');
    for (const path of ['products', 'products/nothing', 'product-order', 'statistic']) {
      await goWithin(page, `orga/nobody/${path}`);
      await expect(heading(page), path).toHaveText('Nicht gefunden');
    }
  });
});

test('What is not there yet holds its place and says so, and nothing is called by its key meanwhile', async ({
  page,
}) => {
  await signInAs(page, 'supplier', backoffice);
  let release = await holdBack(page, /\/api\/import\//);
  await goWithin(page, 'orga/alpenfenster/statistic');
  await expect(page.getByRole('tab', { name: 'Statistik' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('alpenfenster');
  release();
  await expect(heading(page)).toHaveText('Alpenfenster AG');
  await expect(page.getByRole('img', { name: /Seitenaufrufe/ })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

  release = await holdBack(page, /\/api\/import\/product-line\//);
  await goWithin(page, product);
  const line = page.getByRole('combobox', { name: 'Produktlinie' });
  await expect(line).toHaveValue('…');
  release();
  await expect(line).toHaveValue('Lumena');
});

/** Keeps those requests waiting until the returned function is called. */
async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The second section of the menu, by what is opened. */
function furtherOf(opens: readonly Path[]): string[] {
  return [
    ...(opens.includes('all-products') ? ['Produkte'] : []),
    ...(opens.includes('categories') ? ['Begriffe'] : []),
    ...(opens.includes('all-products') ? ['Bilder'] : []),
  ];
}

function further(page: Page) {
  return page.getByRole('menu', { name: 'Weitere Bereiche' }).getByRole('menuitem');
}

function entries(page: Page) {
  return page.getByRole('menu').first().getByRole('menuitem');
}
