import { expect, test } from '../setup/browserTest.ts';
import { keyMadeBy } from '../setup/keyMadeBy.ts';

test('A supplier makes a key, copies it the one time that it is shown, calls with it, and revokes it', async ({
  page,
  request,
}) => {
  const name = `ERP ${Date.now()}`;
  const secret = await keyMadeBy(page, 'supplier', name);

  const ask = () =>
    request.get('/api/import/product/CH?range=[0,0]', { headers: { authorization: `Bearer ${secret}` } });
  expect((await ask()).status()).toBe(200);
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).not.toContainText('nie');
  await expect(page.getByText(secret)).toHaveCount(0);
  await row.getByRole('button', { name: `Widerrufen: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect(row).toHaveCount(0);
  expect((await ask()).status()).toBe(401);
});
