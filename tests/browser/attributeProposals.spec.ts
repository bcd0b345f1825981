import { demoIdToken } from '../setup/demoIdToken.ts';
import { expect, test } from '../setup/browserTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { signInAs } from '../setup/signInAs.ts';

const file = [
  'Artikelnummer;Titel;Kategorie;Lichttransmission [%];Nettopreis',
  'PV-1;Dachfenster Vorschlag eins;Dachfenster;62;100',
  'PV-2;Dachfenster Vorschlag zwei;Dachfenster;58;120',
].join('\n');

test('A column that no attribute takes becomes one by its names alone, and its values are there', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'supplier')}` };
  const brought = await request.post('/api/import/product/CH?orgaSid=alpenfenster', {
    headers: { ...headers, 'content-type': 'text/csv' },
    data: file,
  });
  expect(brought.status(), await brought.text()).toBe(200);

  await signInAs(page, 'editor', '/de/backoffice/attributes');
  await page.getByRole('tab', { name: 'Vorschläge aus Importen' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Lichttransmission' });
  await expect(row).toContainText('58 · 62');
  await expect(row).toContainText('von Alpenfenster AG');
  await expect(page.getByRole('main')).not.toContainText('Nettopreis');
  await expectAccessible(page, 'proposals');

  await row.getByRole('button', { name: '«Lichttransmission [%]»: Merkmal anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merkmal aus «Lichttransmission [%]»' });
  await expect(dialog.getByLabel('Name (Deutsch)')).toHaveValue('Lichttransmission');
  await expect(dialog.getByLabel('Einheit')).toHaveValue('%');
  await dialog.getByLabel('Name (English)').fill('Light transmission');
  await dialog.getByLabel('Name (Français)').fill('Transmission lumineuse');
  await dialog.getByLabel('Name (Italiano)').fill('Trasmissione luminosa');
  await expectAccessible(page, 'a proposal');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText(/«Lichttransmission \[%\]» ist jetzt ein Merkmal/)).toBeVisible();
  await expect(row).toHaveCount(0);

  await expect
    .poll(async () => {
      const answer = await request.get('/api/import/product/CH/alpenfenster/pv-1', { headers });
      return (await answer.json()).attributes;
    })
    .toEqual({ lichttransmission: 62 });
});

test('A mapping that is made later reads what was kept, without a new file', async ({ page, request }) => {
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'supplier')}` };
  const brought = await request.post('/api/import/product/CH?orgaSid=alpenfenster', {
    headers: { ...headers, 'content-type': 'text/csv' },
    data: 'Artikelnummer;Titel;Kategorie;Beigabe\nPV-9;Dachfenster Zusatz;Dachfenster;mit Rollo\n',
  });
  expect(brought.status(), await brought.text()).toBe(200);
  const mapped = await request.post('/api/import/mapping/CH', {
    headers,
    data: {
      orgaSid: 'alpenfenster',
      sid: 'zusatz',
      name: 'Zusatz',
      headings: [{ heading: 'Beigabe', field: 'productInfo.subTitle', language: 'de' }],
    },
  });
  expect(mapped.status(), await mapped.text()).toBe(201);

  await signInAs(page, 'supplier', '/de/backoffice/orga/alpenfenster/mappings');
  const kept = page.getByRole('region', { name: 'Aufbewahrte Spalten' });
  const row = kept.getByRole('listitem').filter({ hasText: 'Beigabe' });
  await expect(row).toContainText('Wird zu Untertitel');
  await expectAccessible(page, 'columns kept');
  await kept.getByRole('button', { name: 'Zugeordnete einlesen' }).click();
  await expect(kept.getByRole('alert')).toContainText('geändert 1');
  await kept.getByRole('button', { name: 'Jetzt einlesen' }).click();
  await expect(kept.getByRole('alert')).toContainText('1 geändert');
  await expect(row).toHaveCount(0);
  const answer = await request.get('/api/import/product/CH/alpenfenster/pv-9', { headers });
  expect((await answer.json()).productInfo.subTitle).toEqual({ de: 'mit Rollo' });
});
