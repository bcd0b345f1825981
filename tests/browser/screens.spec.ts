import type { Page } from '@playwright/test';
import { expect, test } from '../setup/browserTest.ts';
import { originOf } from '../setup/originOf.ts';
import { signInAs } from '../setup/signInAs.ts';

const backoffice = '/de/backoffice';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The screens of the backoffice (specification section 2, and those beside them), each with its title. */
const screens = {
  orgas: 'Firmen',
  'orga/alpenfenster/products': 'Alpenfenster AG',
  'orga/alpenfenster/product-order': 'Alpenfenster AG',
  'orga/alpenfenster/statistic': 'Alpenfenster AG',
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
} as const;
type Path = keyof typeof screens;

const ofCompanies: readonly Path[] = [
  'orgas',
  'orga/alpenfenster/products',
  'orga/alpenfenster/product-order',
  'orga/alpenfenster/statistic',
  'import',
  'import/history',
  'mappings',
  'templates',
  'export',
];

/** Who has which entries in the menu, and opens which screens. */
const people = [
  { who: 'supplier', claim: 'A supplier', menu: ['Firmen', 'Import'], opens: ofCompanies },
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
    who: 'rights',
    claim: 'Who gives rights',
    menu: ['Benutzerrechte'],
    opens: ['users-with-rights'] satisfies Path[],
  },
  {
    who: 'admin',
    claim: 'An administrator',
    menu: ['Firmen', 'Kategorien', 'Import', 'Werbung', 'Artikel', 'Benutzerrechte'],
    opens: Object.keys(screens) as Path[],
  },
] as const;

for (const { who, claim, menu, opens } of people)
  test(`${claim} has the menu and the screens of the own rights, and is refused all others by address`, async ({
    page,
  }) => {
    await signInAs(page, who, backoffice);
    await expect(entries(page)).toHaveText(['Start', ...menu]);
    for (const path of Object.keys(screens) as Path[]) {
      await goWithin(page, path);
      if ((opens as readonly Path[]).includes(path)) {
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
    await goWithin(page, '');
    await expect(heading(page)).toHaveText('Guten Tag');
  }
});

test('What is not there yet holds its place and says so, and nothing is called by its key meanwhile', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await signInAs(page, 'supplier', backoffice);
  await page.route(/\/api\/import\//, async (route) => {
    await released;
    await route.continue();
  });
  await goWithin(page, 'orga/alpenfenster/statistic');
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('alpenfenster');
  release();
  await expect(heading(page)).toHaveText('Alpenfenster AG');
  await expect(page.getByRole('img', { name: /Seitenaufrufe/ })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

function entries(page: Page) {
  return page.getByRole('menu').first().getByRole('menuitem');
}

/** To a screen by its address, as going forth in the history does it: nothing is loaded anew. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (address) => {
      // The router counts its entries.
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    path ? `${backoffice}/${path}` : backoffice,
  );
}
