import type { Page } from '@playwright/test';
import type { OrgaPage } from '../../resources/calls/storefrontPages.ts';
import { slug } from '../../resources/address/slug.ts';
import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { hostOf, originOf } from '../setup/originOf.ts';
import { giveFile } from '../setup/giveFile.ts';
import { signInAs } from '../setup/signInAs.ts';
import { workbookOf } from '../setup/workbook.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const headings = ['Artikelnummer', 'Titel', 'Kategorie', 'GTIN'];

/** Companies of the demo world are named by a slug without their legal form. */
function addressFor(company: string): string {
  return `/de/backoffice/import?company=${slug(company.replace(/ \w+$/, ''))}`;
}

/** The import screen for a company; every test has its own, as imports of one company wait for each other. */
async function openImportFor(page: Page, company: string) {
  // Where an address names a company, nobody is led to what they have running for another one.
  await signInAs(page, 'admin', addressFor(company));
}

async function chooseCompany(page: Page, company: string) {
  await page.getByRole('combobox', { name: 'Firma' }).fill(company);
  await page.getByRole('option', { name: company }).click();
}

async function openStep(page: Page, step: string) {
  await page.getByRole('navigation', { name: 'Schritte' }).getByRole('button', { name: step }).click();
}

async function give(page: Page, name: string, rows: readonly (readonly string[])[], named = headings) {
  const buffer = await workbookOf(named, ...rows);
  await giveFile(page, { name, mimeType, buffer });
}

test('A faulty file is explained by sheet, row and column, and writes nothing', async ({ page, request }) => {
  const productsOf = async () => {
    const answer = await request.get('/api/CH/orga/gipsora?size=1');
    return ((await answer.json()) as OrgaPage).products.total;
  };
  const before = await productsOf();
  await openImportFor(page, 'Gipsora AG');
  await give(page, 'fehler.xlsx', [
    ['NEU-1', 'Gipskartonplatte', 'Gipskartonplatten', ''],
    ['NEU-2', 'Gipskartonplatte', 'Gipskartonplatten', '4006381333932'],
    ['NEU-3', 'Gipskartonplatte', 'Gipskartonplatten', '40063'],
  ]);
  await openStep(page, 'Fehler');
  for (const [fault, row, value] of [
    [/Prüfziffer/, '3', /^4006381333932/],
    [/Eine GTIN hat/, '4', /^40063/],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Fehler nach Ursache' })
      .getByRole('button', { name: fault })
      .click();
    const faulty = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) });
    await expect(faulty.getByRole('gridcell', { name: value })).toHaveAttribute('aria-invalid', 'true');
  }
  await openStep(page, 'Einspielen');
  await expect(page.getByRole('heading', { name: '2 Zeilen sind fehlerhaft' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Einspielen', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Nur 1 fehlerfreie Zeile einspielen' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markierte Datei laden' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(await productsOf()).toBe(before);
});

test('A file of another kind is refused with what to do instead', async ({ page }) => {
  await openImportFor(page, 'Voltaria AG');
  const refused = page.getByRole('alert').filter({ hasText: 'Das ist ein PDF.' });
  for (const name of ['preise.pdf', 'liste.xlsx']) {
    await giveFile(page, { name, mimeType, buffer: Buffer.from('%PDF-1.7') });
    await expect(refused.getByRole('heading', { name: 'Nicht eingespielt' })).toBeVisible();
    await expect(refused).toContainText('Senden Sie die Liste, aus der es entstand, als Excel');
    await refused.getByRole('button', { name: 'Andere Datei' }).click();
  }
});

test('A second file changes what the first one made, and shows what before', async ({ page }) => {
  const mark = `WB${Date.now()}`;
  const arven = [`${mark}-1`, 'Lichtschalter Arven', 'Lichtschalter', ''];
  const second = (title: string) => [`${mark}-2`, title, 'Lichtschalter', ''];
  await openImportFor(page, 'Lumetta Licht AG');
  await give(page, 'erste.xlsx', [arven, second('Lichtschalter Birke')]);
  await expectTotals(page, { neu: 2, geändert: 0, unverändert: 0 });
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Eingespielt' })).toBeVisible();

  await page.getByRole('button', { name: 'Andere Datei' }).click();
  await give(page, 'zweite.xlsx', [arven, second('Lichtschalter Buche')]);
  await expectTotals(page, { neu: 0, geändert: 1, unverändert: 1 });
  const change = page.getByRole('listitem').filter({ hasText: 'Lichtschalter Buche' });
  await expect(change).toContainText(/Lichtschalter Birke.*Lichtschalter Buche/);
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Eingespielt' })).toBeVisible();

  await expect(async () => {
    await page.goto(`/de/search?text=${mark}-2`);
    await expect(page.getByRole('link', { name: 'Lichtschalter Buche' })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('What an unknown heading means is said once and remembered for the company', async ({ page }) => {
  const heading = `Feld ${Date.now()}`;
  const named = ['Artikelnummer', 'Titel', 'Kategorie', heading];
  const rows = [[`CA-${Date.now()}`, 'Schalter Lärche', 'Lichtschalter', 'aus Holz']];
  const picker = (meaning: string) =>
    page.getByRole('button', { name: `«${heading}» bedeutet: ${meaning}`, exact: true });
  await openImportFor(page, 'Calorava SA');
  await give(page, 'eigene.xlsx', rows, named);
  await openStep(page, 'Spalten');
  await page.getByRole('button', { name: `«${heading}» bedeutet` }).click();
  await page.getByRole('combobox', { name: `«${heading}» bedeutet` }).fill('Untertitel (DE)');
  await page.getByRole('option', { name: 'Untertitel (DE)', exact: true }).click();
  await expect(picker('Untertitel (DE)')).toBeVisible();
  await openStep(page, 'Einspielen');
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Eingespielt' })).toBeVisible();

  for (const [company, name, isKnown] of [
    ['Calorava SA', 'naechste.xlsx', true],
    ['Aerovent Jura SA', 'andere.xlsx', false],
  ] as const) {
    await page.goto(addressFor(company));
    await give(page, name, rows, named);
    await openStep(page, 'Spalten');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(picker('Untertitel (DE)')).toHaveCount(isKnown ? 1 : 0);
  }
});

async function expectTotals(page: Page, totals: Record<string, number>) {
  for (const [label, count] of Object.entries(totals)) {
    const pair = page.locator('dl > *').filter({ has: page.getByText(label, { exact: true }) });
    await expect(pair.locator('dd')).toHaveText(String(count));
  }
}

test('Who opens the screen again finds the import that is running, then its report, and later the last ones', async ({
  page,
  request,
}) => {
  const de = { host: hostOf('de') };
  const authorization = `Bearer ${await demoIdToken(request, 'supplier-de')}`;
  const buffer = await workbookOf(
    headings,
    ...Array.from({ length: 10_000 }, (_, index) => [`R-${index}`, 'Dämmplatte', 'Glaswolle-Dämmrollen', '']),
  );
  await signInAs(page, 'supplier-de', `${originOf('de')}/de/backoffice`);
  // Files of one company wait for each other: while the first is read, the second cannot have ended.
  for (const name of ['zuerst.xlsx', 'danach.xlsx']) {
    const answer = await request.post('/api/import/product/xlsx/DE?dryRun=true', {
      headers: { ...de, authorization, prefer: 'respond-async' },
      multipart: { orgaSid: 'rheintal-daemmstoffe', file: { name, mimeType, buffer } },
    });
    expect(answer.status(), await answer.text()).toBe(202);
  }
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: '«danach.xlsx» wird geprüft' })).toBeVisible();
  const report = page.getByRole('heading', { name: 'Alles in Ordnung' });
  await expect(report).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('dl')).toContainText('10.000');
  await page.getByRole('button', { name: 'Datei wählen' }).click();
  await expect(page.getByRole('heading', { name: 'Datei hierher ziehen' })).toBeVisible();

  const last = page.getByRole('listitem').filter({ hasText: 'danach.xlsx' }).first();
  await expect(last).toContainText('nur geprüft');
  await last.getByRole('link', { name: 'Bericht ansehen' }).click();
  await expect(report).toBeVisible();
});

test('Who may import for every company finds what is running without naming the company, and can turn to another one', async ({
  page,
  request,
}) => {
  const authorization = `Bearer ${await demoIdToken(request, 'admin')}`;
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    `R-${index}`,
    'Dämmplatte',
    'Glaswolle-Dämmrollen',
    '',
  ]);
  const buffer = await workbookOf(headings, ...rows);
  for (const name of ['davor.xlsx', 'danach.xlsx']) {
    const answer = await request.post('/api/import/product/xlsx/AT?dryRun=true', {
      headers: { host: hostOf('at'), authorization, prefer: 'respond-async' },
      multipart: { orgaSid: 'donautherm-heiztechnik', file: { name, mimeType, buffer } },
    });
    expect(answer.status(), await answer.text()).toBe(202);
  }
  await signInAs(page, 'admin', `${originOf('at')}/de/backoffice/import`);
  await expect(page.getByRole('heading', { name: '«danach.xlsx» wird geprüft' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Firma' })).toHaveValue('Donautherm Heiztechnik GmbH');
  await chooseCompany(page, 'Badwerk Traunblick GmbH');
  await expect(page.getByRole('heading', { name: 'Datei hierher ziehen' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Firma' })).toHaveValue('Badwerk Traunblick GmbH');
});

test('An import is undone after a look at what that does', async ({ page }) => {
  const mark = `UN${Date.now()}`;
  await openImportFor(page, 'Tavolin Türenbau AG');
  await give(page, 'falsch.xlsx', [[`${mark}-1`, 'Tür aus Versehen', 'Innentüren', '']]);
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Eingespielt' })).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('definition')).toHaveText(['0', '0', '1']);
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(dialog.getByRole('heading', { name: 'Rückgängig gemacht' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Schliessen' }).click();
  await expect(page.getByRole('heading', { name: 'Rückgängig gemacht' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rückgängig machen' })).toHaveCount(0);
});

test('A list removes what it names after a confirmation, and nothing else', async ({ page }) => {
  const mark = `LI${Date.now()}`;
  await openImportFor(page, 'Glarona Storen AG');
  const rows = ['1', '2'].map((number) => [`${mark}-${number}`, 'Storen', 'Storen', '']);
  await give(page, 'neu.xlsx', rows);
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Eingespielt' })).toBeVisible();
  await page.getByRole('button', { name: 'Andere Datei' }).click();
  await page.getByRole('combobox', { name: 'Was ist die Datei?' }).click();
  await page.getByRole('option', { name: 'Liste: diese Produkte entfernen' }).click();
  await give(page, 'weg.xlsx', rows.slice(0, 1));
  await expectTotals(page, { entfernt: 1, neu: 0, geändert: 0 });
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen und einspielen' }).click();
  await expect(page.getByRole('heading', { name: 'Eingespielt' })).toBeVisible();
});

test('A file of companies changes what it says of them', async ({ page }) => {
  await openImportFor(page, 'Voltaria AG');
  await page.getByRole('combobox', { name: 'Was ist die Datei?' }).click();
  await page.getByRole('option', { name: 'Angaben zu Firmen' }).click();
  const content = [{ sid: 'voltaria', orgaDetails: { headOffice: { address: { phone: `${Date.now()}` } } } }];
  const buffer = Buffer.from(JSON.stringify(content));
  await giveFile(page, { name: 'firmen.json', mimeType: 'application/json', buffer });
  await expectTotals(page, { geändert: 1, entfernt: 0 });
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Eingespielt' })).toBeVisible();
});
