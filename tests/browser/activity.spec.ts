import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { signInAs } from '../setup/signInAs.ts';

test('An administrator finds out who changed a GTIN, and restores it from there (behaviour B495, B496)', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'supplier')}` };
  // So the server knows the account by its name.
  await request.get('/api/user/rights', { headers });
  const product = '/api/import/product/CH/alpenfenster';
  const sid = `gtin-${Date.now()}`;
  const [former, wrong] = ['2854101966318', '4006381333931'];
  const body = (gtin: string) => ({
    orgaInfo: { sid: 'alpenfenster' },
    sid,
    productInfo: { articleNumber: sid, title: { de: `Luke ${sid}` }, gtins: [gtin] },
    categories: { mainCategory: { sid: 'dachfenster' } },
  });
  await request.put(`${product}/${sid}`, {
    headers: { ...headers, 'if-none-match': '*' },
    data: body(former),
  });
  await request.put(`${product}/${sid}`, { headers, data: body(wrong) });

  await signInAs(page, 'admin', '/de/backoffice');
  await page.getByRole('menuitem', { name: 'Aktivität' }).click();
  await page.getByRole('combobox', { name: 'Feld' }).fill('GTIN');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/entity=product&field=gtins/);
  const entry = page.getByRole('listitem').filter({ hasText: `Luke ${sid}` });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('supplier');
  await expect(entry.locator('del')).toContainText(former);
  await expect(entry.locator('ins')).toContainText(wrong);
  await entry.getByRole('button', { name: 'Wiederherstellen' }).click();
  const dialog = page.getByRole('dialog', { name: `«Luke ${sid}» wiederherstellen?` });
  await expect(dialog.locator('ins')).toContainText(former);
  await dialog.getByRole('button', { name: 'Ausführen' }).click();
  await expect(dialog).toBeHidden();
  await expect(entry.first()).toContainText('admin');
  const restored = await (await request.get(`${product}/${sid}`, { headers })).json();
  expect(restored.productInfo.gtins).toEqual([`0${former}`]);
  await entry
    .first()
    .getByRole('link', { name: `Luke ${sid}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/orga/alpenfenster/products/${sid}$`));
});
