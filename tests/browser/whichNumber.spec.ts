import type { Page } from '@playwright/test';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { expect, test } from '../setup/browserTest.ts';
import { giveFile } from '../setup/giveFile.ts';
import { signInAs } from '../setup/signInAs.ts';

/** A list in which two columns have another code in each row; what it says of GTINs stands below a heading that nobody knows. */
async function giveList(page: Page, name: string, rows: readonly (readonly string[])[]) {
  const lines = [['Bezeichnung', 'Alpha', 'Beta', 'Xyz', 'Warengruppe', 'Preis'], ...rows];
  const buffer = Buffer.from(lines.map((cells) => cells.join(';')).join('\n'));
  await giveFile(page, { name, mimeType: 'text/csv', buffer });
}

async function openStep(page: Page, step: string) {
  await page.getByRole('navigation', { name: 'Schritte' }).getByRole('button', { name: step }).click();
}

test('A list in which two columns may number the articles asks which one does; the second list of its supplier goes in under that number without a question', async ({
  page,
  request,
}) => {
  const mark = String(Date.now()).slice(-7);
  const gtins = ['4006381333931', '7612345678900', '4017212365281', '4031405113022'];
  const row = (at: number, gtin: string) => [
    `Dachfenster ${at} aus Holz`,
    `K-${mark}${at * 37}`,
    `S${mark}${at * 91}`,
    gtin,
    'Leuchten',
    '9.90',
  ];
  await signInAs(page, 'admin', '/de/backoffice/import?company=solvena-energie');
  await giveList(
    page,
    'erste.csv',
    gtins.map((gtin, at) => row(at + 1, gtin)),
  );
  await openStep(page, 'Spalten');
  const beta = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Beta' }) });
  await expect(beta.getByText(/Auch hier hat jeder Eintrag einen anderen Wert/)).toBeVisible();
  await beta.getByRole('button', { name: 'Artikelnummer' }).click();
  await page.getByRole('button', { name: /nur aufbewahren/ }).click();
  await openStep(page, 'Einspielen');
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();

  await page.getByRole('button', { name: 'Andere Datei' }).click();
  await giveList(page, 'zweite.csv', [row(11, '4031405271425')]);
  await expect(page.getByRole('heading', { name: 'Alles in Ordnung' })).toBeVisible();
  await openStep(page, 'Einspielen');
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Andere Datei' })).toBeVisible();
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
  const answer = await request.get(`/api/import/product/CH/solvena-energie/s${mark}1001`, { headers });
  expect(JSON.stringify(await answer.json())).toContain('4031405271425');
});
