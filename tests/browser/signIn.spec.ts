import { json, type SqlValue } from '../../server/base/database/sql.ts';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../demo/demoUsers.ts';
import { totpCode, totpStep } from '../../idp/steps/totp.ts';
import { signIn as limits } from '../../resources/limits.ts';
import { expect, test, type Accounts } from '../setup/accountTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { addPerson } from '../setup/person.ts';

// The browser complains of each refusal of the provider, and here many are provoked.
test.use({ allowedConsole: /Failed to load resource.*\/idp\/api/ });

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const newPassword = 'Another-2026';

/** An account in this state. */
async function addPersonWho({ database }: Accounts, username: string, is: Record<string, SqlValue>) {
  const sub = await addPerson(database, username);
  for (const [name, value] of Object.entries(is))
    await database.write`update idp.app_user set ${database.write(name)} = ${value} where sub = ${sub}`;
  return sub;
}

const attributes = json({ phone_number: '+41791234567' });
const byPhone = { sms_mfa: true, phone_verified: true, attributes };
const byApp = ({ vault }: Accounts, sub: string) => vault.seal(secret, `authenticator app of ${sub}`);

async function beginAs(page: Page, username: string, password = demoPassword) {
  await page.goto('/de/login');
  await page.getByLabel('Benutzername oder E-Mail').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const failure = (page: Page) => page.getByRole('alert').filter({ visible: true });

async function expectSignedIn(page: Page) {
  await page.waitForURL('/de');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profil' })).toBeVisible();
}

test.describe('A sign-in asks in a screen of its own', () => {
  test('for a new password, where the present one holds once', async ({ page, accounts }) => {
    await addPersonWho(accounts, 'nina', { status: 'FORCE_CHANGE_PASSWORD' });
    await beginAs(page, 'nina');
    await expect(heading(page)).toHaveText('Neues Passwort wählen');
    await expect(page.getByLabel('Neues Passwort')).toBeFocused();
    await expectAccessible(page, 'new password');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(failure(page)).toHaveText('Geben Sie Ihr Passwort ein.');
    await page.getByLabel('Neues Passwort').fill('weak');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(failure(page)).toHaveText('Dieses Passwort ist zu schwach.');
    await page.getByLabel('Neues Passwort').fill(newPassword);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expectSignedIn(page);
  });

  test('for the code of an SMS', async ({ page, accounts }) => {
    const sub = await addPersonWho(accounts, 'sami', byPhone);
    await beginAs(page, 'sami');
    await expect(heading(page)).toHaveText('Code aus der SMS');
    await expect(page.getByText('an +*******4567 geschickt')).toBeVisible();
    await expectAccessible(page, 'SMS');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(failure(page)).toHaveText('Geben Sie eine Antwort ein.');
    const { code } = await accounts.lastMessage(sub);
    await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(failure(page)).toHaveText('Der Code stimmt nicht.');
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expectSignedIn(page);
  });

  test('for the code of an e-mail that follows the password', async ({ page, accounts }) => {
    const sub = await addPersonWho(accounts, 'emil', { email_mfa: true });
    await beginAs(page, 'emil');
    await expect(heading(page)).toHaveText('Code aus der E-Mail');
    await expect(page.getByText('an e***@p*** geschickt')).toBeVisible();
    await page.getByLabel('Code').fill((await accounts.lastMessage(sub)).code);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expectSignedIn(page);
  });

  test('which of two second factors, then for the code of the app', async ({ page, accounts }) => {
    const sub = await addPersonWho(accounts, 'toni', byPhone);
    const { write } = accounts.database;
    await write`
      update idp.app_user set totp_mfa = true, totp_secret = ${byApp(accounts, sub)} where sub = ${sub}`;
    await beginAs(page, 'toni');
    await expect(heading(page)).toHaveText('Zweiter Schritt');
    await expect(page.getByLabel('Mit einer SMS')).toBeFocused();
    await expectAccessible(page, 'choice of a second factor');
    await page.getByLabel('Mit der Authenticator-App').check();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(heading(page)).toHaveText('Code aus der App');
    await expectAccessible(page, 'code of an app');
    await page.getByLabel('Code').fill(totpCode(secret, totpStep()));
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expectSignedIn(page);
  });

  test('to set up an authenticator app, where the account requires one', async ({ page, accounts }) => {
    await addPersonWho(accounts, 'tara', { mfa_required: true });
    await beginAs(page, 'tara');
    await expect(heading(page)).toHaveText('Authenticator-App einrichten');
    await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible();
    await expectAccessible(page, 'set-up of an app');
    const shown = (await page.getByRole('definition').innerText()).replace(/\s/g, '');
    await expect(page.getByRole('link', { name: 'In der App' })).toHaveAttribute(
      'href',
      `otpauth://totp/Baustein:tara?secret=${shown}&issuer=Baustein`,
    );
    await page.getByLabel('Code', { exact: true }).fill('123');
    await page.getByRole('button', { name: 'Einrichten' }).click();
    await expect(failure(page)).toContainText('Dieser Code passt nicht zum Schlüssel.');
    await page.getByLabel('Code', { exact: true }).fill(totpCode(shown, totpStep()));
    await page.getByRole('button', { name: 'Einrichten' }).click();
    await expectSignedIn(page);
  });

  test('for a code by e-mail, which takes the place of the password', async ({ page, accounts }) => {
    const sub = await addPerson(accounts.database, 'cora');
    await page.goto('/de/login');
    await page.getByRole('link', { name: 'Mit einem Code statt Passwort' }).click();
    await page.getByLabel('Benutzername oder E-Mail').fill('cora@person.example');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(heading(page)).toHaveText('Code aus der E-Mail');
    await expectAccessible(page, 'custom challenge');
    await page.getByLabel('Code').fill('nonsense');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(failure(page)).toHaveText('Der Code stimmt nicht.');
    await page.getByLabel('Code').fill((await accounts.lastMessage(sub)).code);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expectSignedIn(page);
  });

  test('to reset the password, where an administrator demands it', async ({ page, accounts }) => {
    const sub = await addPersonWho(accounts, 'rosa', { status: 'RESET_REQUIRED' });
    await beginAs(page, 'rosa');
    await expect(heading(page)).toHaveText('Neues Passwort setzen');
    await expect(page.getByLabel('Benutzername oder E-Mail')).toHaveValue('rosa');
    await page.getByRole('button', { name: 'Code schicken' }).click();
    await page.getByLabel('Neues Passwort').fill(newPassword);
    await page.getByRole('button', { name: 'Passwort setzen' }).click();
    await expect(failure(page)).toHaveText('Geben Sie den Bestätigungscode ein.');
    await expectAccessible(page, 'reset of the password');
    await page.getByLabel('Code', { exact: true }).fill((await accounts.lastMessage(sub)).code);
    await page.getByRole('button', { name: 'Passwort setzen' }).click();
    await expectSignedIn(page);
  });

  test('to confirm the account, whose code can be sent again', async ({ page, accounts }) => {
    const sub = await addPersonWho(accounts, 'ursa', { status: 'UNCONFIRMED', email_verified: false });
    await beginAs(page, 'ursa');
    await expect(heading(page)).toHaveText('E-Mail bestätigen');
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(failure(page)).toHaveText('Geben Sie den Bestätigungscode ein.');
    await page.getByRole('button', { name: 'Code noch einmal schicken' }).click();
    await expect(page.getByText('Ein neuer Code ist unterwegs')).toBeVisible();
    await expectAccessible(page, 'confirmation');
    await page.getByLabel('Code', { exact: true }).fill((await accounts.lastMessage(sub)).code);
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Ihre E-Mail ist bestätigt.' })).toBeVisible();
  });
});

test('A forgotten password is replaced by a code', async ({ page, accounts }) => {
  const sub = await addPerson(accounts.database, 'vera');
  await page.goto('/de/login');
  await page.getByRole('link', { name: 'Passwort vergessen' }).click();
  await page.getByRole('button', { name: 'Code schicken' }).click();
  await expect(failure(page)).toHaveText('Geben Sie Ihren Benutzernamen ein.');
  await page.getByLabel('Benutzername oder E-Mail').fill('vera');
  await page.getByRole('button', { name: 'Code schicken' }).click();
  await page.getByLabel('Neues Passwort').fill(newPassword);
  await page.getByLabel('Code', { exact: true }).fill((await accounts.lastMessage(sub)).code);
  await page.getByRole('button', { name: 'Passwort setzen' }).click();
  await expectSignedIn(page);
});

test.describe('Whoever signs up', () => {
  async function signUp(page: Page, username: string) {
    await page.goto('/de/login?view=sign-up');
    await page.getByLabel('Benutzername').fill(username);
    await page.getByLabel('Passwort', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(failure(page)).toHaveText('Geben Sie Ihre E-Mail-Adresse ein.');
    await page.getByLabel('E-Mail').fill(`${username}@firm.example`);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(heading(page)).toHaveText('E-Mail bestätigen');
  }

  test('is signed in by itself once the link of the mail is opened elsewhere', async ({
    page,
    context,
    accounts,
  }) => {
    await page.clock.install();
    await signUp(page, 'lena');
    await expectAccessible(page, 'sign-up');
    const elsewhere = await context.newPage();
    await elsewhere.goto((await accounts.lastMessage('lena@firm.example')).link ?? '');
    await elsewhere.getByRole('button', { name: 'Ja, bestätigen' }).click();
    await expect(heading(elsewhere)).toHaveText('Bestätigt');
    await page.clock.runFor(5_000);
    await expectSignedIn(page);
  });

  test('is signed in after the code, and is told of a wrong one', async ({ page, accounts }) => {
    await signUp(page, 'lisa');
    const { code } = await accounts.lastMessage('lisa@firm.example');
    await page.getByLabel('Code', { exact: true }).fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(failure(page)).toHaveText('Der Code stimmt nicht.');
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expectSignedIn(page);
  });

  test('and lets three minutes pass is asked for the credentials', async ({ page }, { retry }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.headers()['x-amz-target']?.endsWith('.InitiateAuth')) asked += 1;
    });
    await page.clock.install();
    await signUp(page, `late${retry}`);
    const before = asked;
    // The clock goes on by itself too: what it is put forward leaves a slow machine two seconds.
    await page.clock.runFor(limits.pollEveryMs - 2_000);
    expect(asked).toBe(before);
    await page.clock.runFor(2_100);
    await expect.poll(() => asked).toBe(before + 1);
    await page.clock.fastForward(limits.pollForMs + 1_000);
    await expect(failure(page)).toHaveText('Melden Sie sich mit Ihren Zugangsdaten an.');
    await expect(heading(page)).toHaveText('Anmelden');
  });
});

test('axe finds nothing on the forms with which an account begins, or a password is replaced', async ({
  page,
}) => {
  for (const view of ['sign-up', 'forgotten', 'code']) {
    await page.goto(`/de/login?view=${view}`);
    await expect(page.getByRole('textbox', { name: 'Benutzername' })).toBeFocused();
    await expectAccessible(page, view);
  }
});

test.describe('A sign-in that goes wrong says why', () => {
  test('in the words of the page, with the cursor where it can be mended', async ({ page, context }) => {
    await page.goto('/de/login');
    const username = page.getByLabel('Benutzername oder E-Mail');
    const password = page.getByLabel('Passwort', { exact: true });
    const submit = page.getByRole('button', { name: /Anmelden|angemeldet/ });
    await submit.click();
    await expect(failure(page)).toHaveText('Geben Sie Ihren Benutzernamen ein.');
    await expect(username).toBeFocused();
    await username.fill('editor');
    await submit.click();
    await expect(failure(page)).toHaveText('Geben Sie Ihr Passwort ein.');
    await expect(password).toBeFocused();
    await password.fill('wrong');
    await submit.dblclick();
    await expect(failure(page)).toHaveText('Eine Anmeldung läuft schon. Warten Sie einen Moment.');
    await expect(failure(page)).toHaveText('Benutzername oder Passwort stimmt nicht.');
    await context.route('**/idp/api', (route) => route.abort());
    await submit.click();
    await expect(failure(page)).toContainText('Keine Verbindung.');
    await expectAccessible(page, 'failed sign-in');
  });
});
