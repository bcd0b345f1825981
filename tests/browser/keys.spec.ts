import { expect, test } from '../setup/browserTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { signInAs } from '../setup/signInAs.ts';

test('A supplier makes a key, copies it the one time that it is shown, calls with it, and revokes it', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = `ERP ${Date.now()}`;
  await signInAs(page, 'supplier', '/de/backoffice');
  await page.getByRole('menuitem', { name: 'API-Schlüssel' }).click();
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  const making = page.getByRole('dialog', { name: 'Schlüssel anlegen' });
  await making.getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(making.getByText('Alpenfenster AG')).toBeVisible();
  await expectAccessible(page, 'making a key');
  await making.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  const shown = page.getByRole('dialog', { name });
  await expectAccessible(page, 'a key that is shown');
  await shown.getByRole('button', { name: 'Kopieren: Schlüssel' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await shown.getByRole('button', { name: 'Ich habe ihn abgelegt' }).click();

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
