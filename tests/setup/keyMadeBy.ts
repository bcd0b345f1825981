import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { signInAs } from './signInAs.ts';

/** Signs a supplier in, who makes a key of that name in the backoffice; answers it as it was copied the one time that it is shown. */
export async function keyMadeBy(page: Page, who: string, name: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, who, '/de/backoffice');
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
  return secret;
}
