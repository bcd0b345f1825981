import { expect, test } from '../setup/browserTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { signInAs } from '../setup/signInAs.ts';

test.use({ allowedConsole: /status of 422/ });

test('A supplier makes a webhook, sees its secret once, tests it, reads in the log what came of it, and deletes it', async ({
  page,
}) => {
  const name = `ERP ${Date.now()}`;
  await signInAs(page, 'supplier', '/de/backoffice');
  await page.getByRole('menuitem', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'Webhook anlegen' }).click();
  const making = page.getByRole('dialog', { name: 'Webhook anlegen' });
  const address = making.getByRole('textbox', { name: 'Adresse' });
  await making.getByRole('textbox', { name: 'Name' }).fill(name);
  await address.fill('http://erp.example/hook');
  await expect(making.getByRole('combobox', { name: 'Firma' })).toHaveValue('Alpenfenster AG');
  await expectAccessible(page, 'making a webhook');
  await making.getByRole('button', { name: 'Webhook anlegen' }).click();
  await expect(making.getByText('Gesendet wird nur verschlüsselt')).toBeVisible();
  // Nobody has that name: what is sent there is not found.
  await address.fill('https://erp.invalid/hook');
  await making.getByRole('button', { name: 'Webhook anlegen' }).click();
  const shown = page.getByRole('dialog', { name });
  await expect(shown.getByRole('textbox', { name: 'Geheimnis' })).toHaveValue(/^whsec_/);
  await shown.getByRole('button', { name: 'Ich habe es abgelegt' }).click();

  await page.getByRole('button', { name: `Testen: ${name}` }).click();
  await page.getByRole('button', { name: `Protokoll: ${name}` }).click();
  const log = page.getByRole('dialog', { name: `Zustellungen von «${name}»` });
  await expect(log.getByRole('listitem')).toContainText('Server nicht gefunden');
  await expectAccessible(page, 'the log of a webhook');
  await log.getByRole('button', { name: 'Schliessen' }).click();

  await page.getByRole('button', { name: `Ändern: ${name}` }).click();
  const changing = page.getByRole('dialog', { name: `Webhook «${name}» ändern` });
  await changing.getByRole('switch', { name: 'Eingeschaltet' }).click();
  await changing.getByRole('button', { name: 'Speichern' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('ausgeschaltet');
  await row.getByRole('button', { name: `Löschen: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(row).toHaveCount(0);
});
