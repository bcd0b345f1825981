import type { Page } from '@playwright/test';
import { demoPassword } from '../../demo/demoUsers.ts';
import { readsOnlyHeader } from '../../resources/readsOnlyHeader.ts';
import { expect, test } from '../setup/accountTest.ts';
import { addPerson } from '../setup/person.ts';
import { signInAs } from '../setup/signInAs.ts';

// Refused and lost calls, of which the browser complains.
test.use({ allowedConsole: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();
const city = (page: Page) => page.getByLabel('Ort');
const address = '/de/backoffice/orgas/alpenfenster';

/** The company of the demo world, opened by somebody who keeps it and whom no other test knows. */
async function openCompany(page: Page, username: string, write: Parameters<typeof addPerson>[0]) {
  await addPerson(write, username, [
    { right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
  ]);
  await signInAs(page, username, address);
  await expect(city(page)).not.toHaveValue('');
}

// All of them edit the same company: side by side one would meet the changes of another.
test.describe.configure({ mode: 'default' });

test('A session that ends over a form is renewed there, and what was typed is saved', async ({
  page,
  accounts,
}) => {
  await openCompany(page, 'nora', accounts.database);
  await city(page).fill('Ilanz');
  const { write } = accounts.database;
  await write`
    update idp.grant_ set revoked_at = now()
    where sub = (select sub from idp.app_user where username = 'nora')`;
  let isRenewed = false;
  await page.route('**/api/import/orga/CH/alpenfenster', (route) =>
    route.request().method() === 'PUT' && !isRenewed
      ? route.fulfill({ status: 401, json: {} })
      : route.continue(),
  );
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Ihre Anmeldung ist abgelaufen' });
  await dialog.getByLabel('Passwort').fill(demoPassword);
  isRenewed = true;
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(city(page)).toHaveValue('Ilanz');
});

test('What was typed is offered again after a reload and in another language, until it is saved', async ({
  page,
  accounts,
}) => {
  await openCompany(page, 'nele', accounts.database);
  page.on('dialog', (dialog) => void dialog.accept());
  await city(page).fill('Scuol');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeEnabled();
  // Longer than it takes to be kept; nothing on the page tells of it.
  await expect.poll(() => copies(page)).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Wieder einsetzen' }).click();
  await expect(city(page)).toHaveValue('Scuol');
  await page.getByRole('button', { name: /Sprache/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Put back in' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Scuol');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => copies(page)).toBe(0);
});

test('A save without a connection says so, keeps the form, and comes through by another click, once', async ({
  page,
  context,
  accounts,
}) => {
  await openCompany(page, 'nino', accounts.database);
  await city(page).fill('Zernez');
  await context.setOffline(true);
  await expect(page.getByText(/^Keine Verbindung/)).toBeVisible();
  await save(page);
  await expect(page.getByText(/Nicht gespeichert: keine Verbindung/)).toBeVisible();
  await expect(city(page)).toHaveValue('Zernez');
  await context.setOffline(false);
  await save(page);
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Keine Verbindung/)).toHaveCount(0);
});

test('While the primary is away the backoffice says so, and a save is refused and keeps the form until it comes through (behaviour B666)', async ({
  page,
  accounts,
}) => {
  await openCompany(page, 'nura', accounts.database);
  let isAway = true;
  // What a server without its primary says to whoever would write, and to whoever asks whether it is back.
  const headers = { 'retry-after': '2', [readsOnlyHeader]: '?1' };
  await page.route('**/api/import/orga/CH/alpenfenster', (route) => {
    if (!isAway || route.request().method() !== 'PUT') return route.continue();
    const json = { type: '/problems/unavailable', title: 'Gerade nicht möglich', status: 503, errors: [] };
    return route.fulfill({ status: 503, headers, contentType: 'application/problem+json', json });
  });
  await page.route('**/api/time', (route) =>
    isAway ? route.fulfill({ headers, json: new Date().toISOString() }) : route.continue(),
  );
  await city(page).fill('Ardez');
  await save(page);
  await expect(page.getByText(/^Im Moment können Sie nur lesen/)).toBeVisible();
  await expect(city(page)).toHaveValue('Ardez');
  await expect(page.getByText('Gespeichert', { exact: true })).toHaveCount(0);
  isAway = false;
  await expect(page.getByText(/^Im Moment können Sie nur lesen/)).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(city(page)).toHaveValue('Ardez');
});

test('A part of the program that is gone since a new version says so and leads on', async ({
  page,
  accounts,
}) => {
  await addPerson(accounts.database, 'nils', [{ right: 'ADMIN' }]);
  await signInAs(page, 'nils', '/de/backoffice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/RightsScreen-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('menuitem', { name: 'Benutzerrechte' }).click();
  await expect(page.getByRole('heading', { name: 'Das liess sich nicht laden' })).toBeVisible();
  await page.unroute('**/assets/RightsScreen-*.js');
  await page.getByRole('button', { name: 'Neu laden' }).last().click();
  await expect(page.getByRole('heading', { name: 'Benutzerrechte' })).toBeVisible();
});

/** How many unsaved copies this browser keeps. */
function copies(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('unsaved');
        request.addEventListener('error', () => reject(request.error ?? new Error('not open')));
        request.addEventListener('success', () => {
          const count = request.result.transaction('copies').objectStore('copies').count();
          count.addEventListener('success', () => {
            request.result.close();
            resolve(count.result);
          });
        });
      }),
  );
}
