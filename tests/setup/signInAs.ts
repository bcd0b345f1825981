import type { Page } from '@playwright/test';
import { demoPassword } from '../../server/identity/demoUsers.ts';

/** Opens a page that needs a login, signs in as a demo user, and waits to be back on it. */
export async function signInAs(page: Page, username: string, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Benutzername oder E-Mail').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL(path);
}
