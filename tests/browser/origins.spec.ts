import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { signInAs } from '../setup/signInAs.ts';

test('Each field of a product says which file brought it or who typed it, and is typed into as ever (behaviour B366)', async ({
  page,
  request,
}) => {
  const orgaSid = 'alpenfenster';
  const number = `H-${Date.now()}`;
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
  const rows = ['Artikelnummer;Titel;Kategorie;Breite (mm);Marke', `${number};Luke;dachfenster;900;Alpina`];
  const file = { name: 'preisliste.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await request.post('/api/import/product/CH', { headers, multipart: { orgaSid, file } });

  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await signInAs(page, 'admin', `/de/backoffice/orga/${orgaSid}/products/${number.toLowerCase()}`);
  const field = (place: string) => page.locator(`[data-place="${place}"]`);
  const brand = field('brand').getByRole('textbox');
  const origin = (place: string) => page.locator(`[data-origin="${place}"]`);
  await expect(origin('brand')).toHaveText(/^Aus preisliste\.csv, /);
  await expect(origin('title')).toHaveText(/^DE: Aus preisliste\.csv, /);
  await expect(origin('attributes.breite')).toHaveText(/^Aus preisliste\.csv, /);
  expect(asked.filter((path) => path.endsWith('/audit/origins'))).toHaveLength(1);
  await expect(origin('brand').getByRole('link', { name: 'Bericht zu preisliste.csv' })).toHaveAttribute(
    'href',
    /\/de\/backoffice\/import\?company=alpenfenster&report=/,
  );

  await brand.fill('');
  await brand.pressSequentially('Alpina Plus und noch viel mehr');
  await expect(brand).toHaveValue('Alpina Plus und noch viel mehr');
  await field('title').getByLabel('Français').pressSequentially('Lucarne de toit');
  const width = field('attributes.breite').getByRole('textbox');
  await width.fill('');
  await width.pressSequentially('1050,5');
  await expect(width).toHaveValue('1050,5');
  await page.getByRole('button', { name: 'Speichern' }).click();
  for (const place of ['brand', 'attributes.breite'])
    await expect(origin(place)).toHaveText(/^Eingegeben von admin, /);
  await expect(origin('title')).toHaveText(/^FR: Eingegeben von admin, .*DE: Aus preisliste\.csv, /);
  await expect(origin('articleNumber')).toHaveText(/^Aus preisliste\.csv, /);
});
