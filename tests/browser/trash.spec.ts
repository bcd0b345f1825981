import { expect, test } from '../setup/accountTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { signInAs } from '../setup/signInAs.ts';

test('A trash that is emptied keeps what names a published declaration of performance, which stays at its address (behaviours B499, B628)', async ({
  page,
  request,
  accounts,
}) => {
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
  const orgaSid = `leistung-${Date.now()}`;
  const orga = { sid: orgaSid, orgaDetails: { name: 'Leistung AG', kind: 'manufacturer' } };
  await request.post('/api/import/orga/CH', { headers, data: orga });
  const publish = async (sid: string, kind: string): Promise<string> => {
    const buffer = Buffer.from(`%PDF-1.4 ${orgaSid} ${sid}\n%%EOF`);
    const file = { name: `${sid}.pdf`, mimeType: 'application/pdf', buffer };
    const { hash } = await (
      await request.post('/api/import/file/CH', { headers, multipart: { orgaSid, file } })
    ).json();
    const data = { orgaSid, sid, title: { de: `Papier ${sid}` }, kind, language: 'de', file: hash };
    expect((await request.post('/api/import/document/CH', { headers, data })).status()).toBe(201);
    return hash;
  };
  const declaration = await publish('erklaerung', 'declarationOfPerformance');
  await publish('datenblatt', 'dataSheet');
  const { write } = accounts.database;
  await write`update kept_declaration set since = now() - interval '2 days' where hash = ${declaration}`;
  for (const sid of ['erklaerung', 'datenblatt'])
    await request.delete(`/api/import/document/CH/${orgaSid}/${sid}`, { headers });

  await signInAs(page, 'admin', `/de/backoffice/orga/${orgaSid}/documents`);
  await page.getByRole('button', { name: 'Gelöschte' }).click();
  const trash = page.getByRole('dialog', { name: /^Gelöscht/ });
  await expect(trash.getByRole('listitem')).toHaveCount(2);
  await trash.getByRole('button', { name: 'Leeren' }).click();
  const asked = page.getByRole('dialog', { name: '1 Eintrag endgültig löschen?' });
  await expect(asked).toContainText('1 Eintrag bleibt: Er ist eine veröffentlichte Leistungserklärung');
  await expectAccessible(page, 'emptying');
  await asked.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(trash.getByRole('listitem')).toHaveCount(1);
  await expect(trash.getByRole('listitem')).toContainText('Papier erklaerung');
  expect((await request.get(`/api/file/${declaration}`)).status()).toBe(200);
});
