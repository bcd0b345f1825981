import type { Page } from '@playwright/test';
import { expect, test } from '../setup/browserTest.ts';
import { giveFile } from '../setup/giveFile.ts';
import { signInAs } from '../setup/signInAs.ts';

const right = '4006381333931';
const wrong = '4006381333932';

/** The import screen for a company: where its address names one, nobody is led to what they have running for another. */
async function openImportFor(page: Page, company: string) {
  await signInAs(page, 'admin', `/de/backoffice/import?company=${company}`);
}

async function givePriceList(page: Page, name: string, rows: readonly (readonly string[])[]) {
  const headings = ['Lief.-Art.-Nr.', 'Bez. 1', 'Warengruppe', 'EAN', 'Lagerort Zürich'];
  const lines = [headings, ...rows].map((cells) => cells.join(';'));
  await giveFile(page, { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
}

async function openStep(page: Page, step: string) {
  await page.getByRole('navigation', { name: 'Schritte' }).getByRole('button', { name: step }).click();
}

test('A price list goes in after a click for its column and one for its value: the good rows now, the rest once it is corrected; the next one of its kind needs no click', async ({
  page,
}) => {
  const mark = `PL${Date.now()}`;
  const rows = (from: number, gtin: string) =>
    Array.from({ length: 6 }, (_, index) => [
      `${mark}-${from + index}`,
      `Dachfenster ${index}`,
      index < 3 ? 'Leuchtenn' : 'Leuchten',
      index === 5 ? gtin : '',
      `Regal ${index}`,
    ]);
  await openImportFor(page, 'solvena-energie');
  await givePriceList(page, 'erste.csv', rows(0, wrong));
  await openStep(page, 'Spalten');
  await page.getByRole('button', { name: /nur aufbewahren/ }).click();
  await openStep(page, 'Werte');
  await expect(page.getByText('3 × «Leuchtenn»')).toBeVisible();
  await page.getByRole('button', { name: '«Leuchtenn» wird «Leuchten»' }).click();
  await openStep(page, 'Einspielen');
  await page.getByRole('button', { name: 'Nur die 5 fehlerfreien Zeilen einspielen' }).click();
  await expect(page.getByText('1 fehlerhafte Zeile wartet noch hier.')).toBeVisible();

  await openStep(page, 'Fehler');
  const grid = page.getByRole('grid');
  await grid.getByRole('gridcell', { name: new RegExp(wrong) }).click();
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hier ist alles berichtigt')).toBeVisible();
  await openStep(page, 'Einspielen');
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Andere Datei' })).toBeVisible();

  await page.getByRole('button', { name: 'Andere Datei' }).click();
  await givePriceList(page, 'zweite.csv', rows(6, ''));
  await expect(page.getByRole('heading', { name: 'Alles in Ordnung' })).toBeVisible();
});

test('Groups that no category is called like are taken as proposed, and the rest as one category', async ({
  page,
}) => {
  const name = `GR${Date.now()}`;
  const group = (mark: string, title: string, called: string) =>
    Array.from({ length: 3 }, (_, index) => [`${name}-${mark}${index}`, `${title} ${index}`, called, '', '']);
  await openImportFor(page, 'lumetta-licht');
  const rows = [
    ...group('A', 'Einbauleuchte', 'Leuchten, diverse'),
    ...group('B', 'Sache', 'Kramskiste'),
    ...group('C', 'Ding', 'Restposten blau'),
  ];
  await givePriceList(page, 'gruppen.csv', rows);
  await openStep(page, 'Werte');
  await page.getByRole('button', { name: '1 Vorschlag übernehmen' }).click();
  await expect(page.getByText('«Leuchten, diverse» → ')).toBeVisible();
  await page.getByRole('combobox', { name: 'Alle übrigen werden' }).fill('Steckdosen');
  await page
    .getByRole('option', { name: /^Steckdosen/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Alle so nehmen' }).click();
  await expect(page.getByText('Alle Werte sind klar')).toBeVisible();
  await openStep(page, 'Einspielen');
  await expect(page.getByRole('button', { name: 'Einspielen', exact: true })).toBeEnabled();
});

test('Cells are corrected by the keyboard and by a paste of several, and Ctrl+Z takes that back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openImportFor(page, 'pyrova-brandschutz');
  const rows = Array.from({ length: 300 }, (_, index) => [
    `TH-${index}`,
    `Leuchte ${index}`,
    'Leuchten',
    wrong,
    '',
  ]);
  await givePriceList(page, 'nummern.csv', rows);
  await openStep(page, 'Fehler');
  const grid = page.getByRole('grid');
  const rowCount = (count: number) => expect(grid).toHaveAttribute('aria-rowcount', String(count + 1));
  await rowCount(300);
  await grid.focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('Escape');
  await expect(grid).toBeFocused();
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  await rowCount(299);

  await page.evaluate(() => navigator.clipboard.writeText('\n\n\n'));
  await page.keyboard.press('Control+v');
  await rowCount(296);
  await page.keyboard.press('Control+z');
  await rowCount(299);
  await page.keyboard.press('Control+z');
  await rowCount(300);
  await page.keyboard.press('Control+End');
  await expect(grid.getByRole('rowheader', { name: '301', exact: true })).toBeVisible();
});
