import { expect, test } from '../setup/browserTest.ts';
import { signInAs } from '../setup/signInAs.ts';

/** Forms of new things, and the fields that each asks for. */
const asked: Record<string, readonly string[]> = {
  orgas: ['Kennung', 'Name', 'Art'],
  'orga/alpenfenster/products': ['Kennung', 'Artikelnummer', 'Kategorie'],
  'orga/alpenfenster/product-lines': ['Kennung'],
  'orga/alpenfenster/documents': ['Kennung', 'Art', 'Sprache'],
  'orga/alpenfenster/mappings': ['Kennung', 'Name'],
  attributes: ['Kennung', 'Art', 'Gruppe'],
  advertisements: ['Kennung', 'Link'],
};

test('Every form says at the field what is missing or wrong before anything is sent', async ({ page }) => {
  test.slow();
  let signedIn = false;
  for (const [path, fields] of Object.entries(asked)) {
    const address = `/de/backoffice/${path}/create`;
    if (signedIn) await page.goto(address);
    else await signInAs(page, 'admin', address);
    signedIn = true;
    const main = page.getByRole('main');
    const first = main.getByLabel(fields[0] ?? '').first();
    await first.fill('x y');
    await page.getByRole('button', { name: 'Speichern' }).click();
    for (const field of fields)
      await expect
        .soft(main.getByLabel(field).first(), `${path}: ${field}`)
        .toHaveAttribute('aria-invalid', 'true');
    await first.fill('');
  }
});

/** Forms that begin with something else than a key: what is typed where, and the fields that each asks for. */
const askedToo: Record<string, { at: string; typed: string; fields: readonly string[] }> = {
  orgas: { at: 'E-Mail', typed: 'x y', fields: ['Kennung', 'Name', 'Art'] },
  'orga/alpenfenster/infos': { at: 'Telefon', typed: '0'.repeat(41), fields: ['Sprache', 'Überschrift'] },
  'orga/alpenfenster/connections': { at: 'Link', typed: 'x y', fields: ['Verbunden mit', 'Rolle'] },
  'orga/alpenfenster/retailers': { at: 'Link', typed: 'x y', fields: ['Hersteller', 'Produkt'] },
  'orga/alpenfenster/products/lichtkuppel-444-8674-7/relations': {
    at: 'Reihenfolge',
    typed: '-1',
    fields: ['Art', 'Anderes Produkt'],
  },
  articles: { at: 'Adresse', typed: 'x y', fields: [] },
  templates: { at: 'Kennung', typed: 'x y', fields: [] },
};

test('So does every form of what refers to others, and one that wants a list says when it is empty', async ({
  page,
}) => {
  test.slow();
  let signedIn = false;
  for (const [path, { at, typed, fields }] of Object.entries(askedToo)) {
    const address = `/de/backoffice/${path}/create`;
    if (signedIn) await page.goto(address);
    else await signInAs(page, 'admin', address);
    signedIn = true;
    const main = page.getByRole('main');
    await main.getByLabel(at).fill(typed);
    await page.getByRole('button', { name: 'Speichern' }).click();
    for (const field of [at, ...fields])
      await expect
        .soft(main.getByLabel(field).first(), `${path}: ${field}`)
        .toHaveAttribute('aria-invalid', 'true');
    if (path === 'templates') await expect(main.getByText('Diese Angabe fehlt.')).toHaveCount(2);
    await main.getByLabel(at).fill('');
  }
});

test.describe('What only the server knows', () => {
  test.use({ allowedConsole: /status of (409|422)/ });

  test('stands at its field: a key that is taken', async ({ page }) => {
    await signInAs(page, 'admin', '/de/backoffice/orga/alpenfenster/product-lines/create');
    await page.getByLabel('Kennung').fill('lumena');
    await page.getByRole('group', { name: 'Titel' }).getByLabel('Deutsch').fill('Noch eine');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Das ist schon vergeben.')).toBeVisible();
    await expect(page.getByLabel('Kennung')).toHaveAttribute('aria-invalid', 'true');
  });
});
