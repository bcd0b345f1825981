import type { Page } from '@playwright/test';
import { demoPassword } from '../../demo/demoUsers.ts';
import { brightness } from '../setup/brightness.ts';
import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { signInAs } from '../setup/signInAs.ts';

const menu = (page: Page) => page.getByRole('menu').first().getByRole('menuitem');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('Who is not signed in is led to the login, and from there to the page that was wanted', async ({
  page,
}) => {
  const wanted = '/de/backoffice/orgas?displayedFilters=%7B%7D&page=2';
  await page.goto(wanted);
  await expect(page).toHaveURL('/de/login');
  await page.getByLabel('Benutzername oder E-Mail').fill('admin');
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/de\/backoffice\/orgas\?.*page=2/);
  await expect(heading(page)).toHaveText('Firmen');

  await page.getByRole('button', { name: 'Konto' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/de/login');
  await page.goto('/de/backoffice');
  await expect(page).toHaveURL('/de/login');
});

test.describe('A wrong password', () => {
  test.use({ allowedConsole: /\/idp\/api/ });

  test('is told in the language of the page, and says nothing about who exists', async ({ page }) => {
    for (const username of ['supplier', 'gibt-es-nicht']) {
      await page.goto('/de/login');
      await page.getByLabel('Benutzername oder E-Mail').fill(username);
      await page.getByLabel('Passwort', { exact: true }).fill('falsch');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(page.getByRole('alert')).toHaveText('Benutzername oder Passwort stimmt nicht.');
      await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
    }
    await page.getByRole('link', { name: 'Français' }).click();
    await page.getByLabel('Nom d’utilisateur ou e-mail').fill('supplier');
    await page.getByLabel('Mot de passe', { exact: true }).fill('faux');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Le nom d’utilisateur ou le mot de passe est incorrect.',
    );
  });
});

test.describe('What somebody may not', () => {
  test.use({ allowedConsole: /status of 403/ });

  test('a supplier sees the own company alone: in the menu, in the list, and by address', async ({
    page,
  }) => {
    await signInAs(page, 'supplier', '/de/backoffice');
    await expect(menu(page)).toHaveText(['Start', 'Firmen', 'Import']);
    await menu(page).filter({ hasText: 'Firmen' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('Alpenfenster AG');
    await expect(page.getByRole('link', { name: / anlegen$/ })).toHaveCount(0);

    await page.goto('/de/backoffice/orgas/gipsora');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/de/backoffice/orgas');
    await page.goto('/de/backoffice/orga/gipsora/products');
    await expect(page.getByText('Kein Zugang')).toBeVisible();
    await expect(page.getByRole('link', { name: / anlegen$/ })).toHaveCount(0);
    await expect(page.getByText(/Gipsora|Gipskarton/)).toHaveCount(0);
    await page.goto('/de/backoffice/orga/alpenfenster/products');
    await expect(page.getByRole('link', { name: / anlegen$/ })).toBeVisible();
    for (const path of ['categories/root_category', 'users-with-rights']) {
      await page.goto(`/de/backoffice/${path}`);
      await expect(page.getByText(/Kein Zugang|Nicht gefunden/).first()).toBeVisible();
    }
  });

  test('an editor sees no import, not even by address', async ({ page }) => {
    await signInAs(page, 'editor', '/de/backoffice');
    await expect(menu(page).filter({ hasText: 'Kategorien' })).toBeVisible();
    await expect(menu(page).filter({ hasText: 'Import' })).toHaveCount(0);
    await page.goto('/de/backoffice/import');
    await expect(page.getByText('Kein Zugang').first()).toBeVisible();
    await expect(page.locator('input[type=file]')).toHaveCount(0);
  });

  test('who has no rights is told whom to ask', async ({ page }) => {
    await signInAs(page, 'nobody', '/de/backoffice');
    await expect(page.getByText('Ihr Konto hat hier noch keine Rechte.')).toBeVisible();
    await expect(menu(page)).toHaveText(['Start']);
  });
});

test('What is wrong is said at the field, in the words of the server', async ({ page, request }) => {
  const answer = await request.post('/api/import/orga/CH', {
    headers: { authorization: `Bearer ${await demoIdToken(request, 'admin')}`, 'accept-language': 'de' },
    data: { sid: 'Test Werk!', orgaDetails: { name: '', kind: 'manufacturer' } },
  });
  const { errors } = (await answer.json()) as { errors: { path: string; message: string }[] };
  const words = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  expect(Object.keys(words).sort()).toEqual(['orgaDetails.name', 'sid']);

  await signInAs(page, 'admin', '/de/backoffice/orgas/create');
  await page.getByLabel('Kennung').fill('Test Werk!');
  await page.getByLabel('Art').click();
  await page.getByRole('option', { name: 'Hersteller' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  for (const [label, fault] of [
    ['Kennung', words['sid']],
    ['Name', words['orgaDetails.name']],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(fault ?? '');
  }
});

test.describe('A company', () => {
  // A key in use, and a version that is not the newest.
  test.use({ allowedConsole: /status of (409|412)/ });

  test('is made and edited, and who was slower sees both versions', async ({ page, context }) => {
    const sid = `testwerk-${Date.now()}`;
    const save = async (at: Page) => at.getByRole('button', { name: 'Speichern' }).click();
    await signInAs(page, 'admin', '/de/backoffice/orgas');
    await page.getByRole('link', { name: 'Firma anlegen' }).click();
    await expect(heading(page)).toHaveText('Firma anlegen');
    await page.getByLabel('Kennung').fill('alpenfenster');
    await page.getByLabel('Name').fill('Testwerk Arvenbach AG');
    await page.getByLabel('Art').click();
    await page.getByRole('option', { name: 'Hersteller' }).click();
    await save(page);
    await expect(page.getByLabel('Kennung')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Das ist schon vergeben. Wählen Sie etwas anderes.')).toBeVisible();
    await page.getByLabel('Kennung').fill(sid);
    await page.getByLabel('Ort').fill('Arvenbach');
    await save(page);
    await expect(page).toHaveURL(`/de/backoffice/orgas/${sid}`);
    await expect(heading(page)).toHaveText('Testwerk Arvenbach AG');

    const other = await context.newPage();
    await other.goto(`/de/backoffice/orgas/${sid}`);
    await other.getByLabel('Ort').fill('Chur');
    await save(other);
    await expect(other.getByText('Gespeichert', { exact: true })).toBeVisible();

    await page.getByLabel('Ort').fill('Ilanz');
    await save(page);
    const stale = page.getByRole('dialog', { name: 'Inzwischen geändert' });
    await expect(stale.getByRole('radiogroup', { name: 'Ort' })).toContainText(/Ilanz.*Chur/);
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await stale.getByRole('button', { name: 'So speichern' }).click();
    await expect(stale).toBeHidden();
    await stored;
    await page.reload();
    await expect(page.getByLabel('Ort')).toHaveValue('Ilanz');

    await page.goto(`/de/orga/${sid}`);
    await expect(heading(page)).toHaveText('Testwerk Arvenbach AG');
  });
});

test('The drop-down of languages keeps the screen, ends the state of the visit, and is remembered; dark stays dark', async ({
  page,
  context,
}) => {
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'language')?.value;
  await context.addInitScript(() => localStorage.setItem('consent', 'all'));
  await signInAs(page, 'supplier', '/de/backoffice/orgas/alpenfenster');
  await page.evaluate(() => sessionStorage.setItem('left:/de', 'x'));
  await expect(page.getByLabel('Ort')).toHaveValue('Chur');
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/backoffice/orgas/alpenfenster');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByLabel('Localité')).toHaveValue('Chur');
  expect(await page.evaluate(() => sessionStorage.getItem('left:/de'))).toBeNull();
  expect(await kept()).toBe('fr');
  await expect(menu(page)).toHaveText(['Accueil', 'Entreprises', 'Importation']);

  expect(await brightness(page)).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Clair ou sombre' }).click();
  await expect.poll(() => brightness(page)).toBeLessThan(60);
  await page.goto('/fr/backoffice');
  await expect(heading(page)).toBeVisible();
  expect(await brightness(page)).toBeLessThan(60);

  await page.goto('/fr/profile?lang=it');
  await expect(heading(page)).toHaveText('Profilo');
  expect(await kept()).toBe('it');
});
