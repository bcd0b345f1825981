import { expect, test } from '../setup/browserTest.ts';
import { giveFile } from '../setup/giveFile.ts';
import { colouredPhoto, zipOf } from '../setup/sendMedia.ts';
import { signInAs } from '../setup/signInAs.ts';

test('A zip file with a list and its pictures is chosen once: after the products their pictures follow by one click (behaviour B684)', async ({
  page,
}) => {
  const number = `PK${String(Date.now()).slice(-8)}`;
  const list = `Artikelnummer;Bezeichnung;Warengruppe\n${number};Dachfenster Firnschein;Leuchten\n`;
  const buffer = await zipOf({
    'liste.csv': Buffer.from(list),
    [`bilder/${number}.jpg`]: await colouredPhoto('#2a6', 640),
  });
  await signInAs(page, 'admin', '/de/backoffice/import?company=solvena-energie');
  await giveFile(page, { name: 'sortiment.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByRole('heading', { name: 'Alles in Ordnung' })).toBeVisible();
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();
  await page.getByRole('link', { name: 'Bilder aus sortiment.zip zuordnen' }).click();
  await expect(page.getByText('1 Datei passt, zu 1 Einträgen')).toBeVisible();
  await page.getByRole('button', { name: '1 Datei übernehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Übernommen' })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByText('1 Datei passt, zu 1 Einträgen')).toBeHidden();
});
