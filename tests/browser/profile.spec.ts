import type { Page } from '@playwright/test';
import { demoPassword } from '../../demo/demoUsers.ts';
import { totpCode, totpStep } from '../../idp/steps/totp.ts';
import { expect, test } from '../setup/accountTest.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { originOf } from '../setup/originOf.ts';
import { addPerson } from '../setup/person.ts';
import { signInAs } from '../setup/signInAs.ts';

test.use({ allowedConsole: /Failed to load resource.*\/idp\/api/ });

const part = (page: Page, name: string) => page.getByRole('region', { name });
const failure = (page: Page) => page.getByRole('alert').filter({ visible: true });

test('The profile changes name, e-mail and password, and says in words what the account may do', async ({
  page,
  accounts,
}) => {
  const sub = await addPerson(accounts.database, 'petra', [
    { right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
    { right: 'EDIT_PRODUCTS', orgaCountry: { sid: 'rheintal-daemmstoffe', country: 'DE' } },
    { right: 'CMS' },
  ]);
  await signInAs(page, 'petra', '/de/profile');
  const rights = part(page, 'Meine Rechte').getByRole('listitem');
  await expect(rights).toHaveText(
    [
      'Firma «Alpenfenster AG»: Angaben pflegen und Dateien importieren.',
      'Firma «rheintal-daemmstoffe»: Produkte bearbeiten. Nur auf DE, nicht hier.',
      'Artikel schreiben und veröffentlichen.',
    ],
    { useInnerText: true },
  );
  await expectAccessible(page, 'profile');

  const details = part(page, 'Angaben');
  await details.getByLabel('Name').fill('Petra Beispiel');
  await details.getByRole('button', { name: 'Speichern' }).first().click();
  await expect(details.getByText('Gespeichert', { exact: true })).toBeVisible();
  await details.getByLabel('E-Mail').fill('petra.neu@person.example');
  await details.getByRole('button', { name: 'Speichern' }).last().click();
  await expect(details.getByText('an p***@p*** geschickt')).toBeVisible();
  await details.getByLabel('Code').fill((await accounts.lastMessage(sub)).code);
  await details.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(details.getByLabel('E-Mail')).toHaveValue('petra.neu@person.example');
  await details.getByLabel('E-Mail').fill('');
  await details.getByRole('button', { name: 'Speichern' }).last().click();
  await expect(failure(page)).toHaveText('Geben Sie Ihre E-Mail-Adresse ein.');

  const password = part(page, 'Passwort');
  await password.getByLabel('Bisheriges Passwort').fill('wrong');
  await password.getByLabel('Neues Passwort').fill('Another-2026');
  await password.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(password.getByRole('alert')).toHaveText('Das bisherige Passwort stimmt nicht.');
  await password.getByLabel('Bisheriges Passwort').fill(demoPassword);
  await password.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(password.getByText('Das neue Passwort gilt.')).toBeVisible();

  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/profile');
  await expect(part(page, 'Coordonnées').getByLabel('Nom')).toHaveValue('Petra Beispiel');
});

test('The profile switches second factors on and off', async ({ page, accounts }) => {
  const sub = await addPerson(accounts.database, 'mona');
  await signInAs(page, 'mona', '/de/profile');
  const factors = part(page, 'Zweiter Schritt');
  await factors.getByRole('button', { name: 'Einrichten' }).click();
  await expect(factors.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  await expectAccessible(page, 'set-up in the profile');
  const secret = (await factors.getByRole('definition').innerText()).replace(/\s/g, '');
  await factors.getByRole('button', { name: 'Einschalten', exact: true }).click();
  await expect(failure(page)).toHaveText('Geben Sie den Bestätigungscode ein.');
  await factors.getByLabel('Code', { exact: true }).fill(totpCode(secret, totpStep()));
  await factors.getByRole('button', { name: 'Einschalten', exact: true }).click();
  await expect(factors.getByText('eingeschaltet')).toBeVisible();

  const save = factors.getByRole('button', { name: 'Speichern' });
  await save.click();
  await expect(failure(page)).toHaveText('Geben Sie Ihre Telefonnummer ein.');
  await factors.getByLabel('Telefonnummer').fill('079 123');
  await save.click();
  await expect(failure(page)).toContainText('Das ist keine Telefonnummer mit Landesvorwahl');
  await factors.getByLabel('Telefonnummer').fill('+41 79 123 45 67');
  await save.click();
  await expect(factors.getByText('an +*******4567 geschickt')).toBeVisible();
  await factors.getByLabel('Code', { exact: true }).fill((await accounts.lastMessage(sub)).code);
  await factors.getByRole('button', { name: 'Bestätigen' }).click();
  await factors.getByRole('button', { name: 'SMS: Einschalten' }).click();
  await factors.getByRole('button', { name: 'E-Mail: Einschalten' }).click();
  await expect(factors.getByText('eingeschaltet')).toHaveCount(3);
  await expectAccessible(page, 'second factors in the profile');
  for (const name of ['SMS', 'Authenticator-App', 'E-Mail']) {
    await factors.getByRole('button', { name: `${name}: Ausschalten` }).click();
    await expect(factors.getByRole('button', { name: `${name}: Ausschalten` })).toHaveCount(0);
  }
  await expect(factors.getByText('ausgeschaltet')).toHaveCount(3);
});

test('The profile lists devices sixty at a time, remembers this one and forgets any', async ({
  page,
  accounts,
}) => {
  const sub = await addPerson(accounts.database, 'diva');
  await accounts.database.write`
    insert into idp.device (key, sub, group_key, name, last_address, confirmed_at)
    select 'eu-central-1_' || gen_random_uuid(), ${sub}, '-', 'Firefox/' || n, '', now() from generate_series(1, 60) n`;
  await signInAs(page, 'diva', '/de/profile');
  const devices = part(page, 'Geräte');
  await expect(devices.getByRole('listitem')).toHaveCount(60);
  await devices.getByRole('button', { name: 'Weitere Geräte' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(61);
  await devices.getByRole('button', { name: 'Dieses Gerät merken' }).click();
  await expect(devices.getByRole('button', { name: 'Dieses Gerät merken' })).toHaveCount(0);
  await accounts.database.write`delete from idp.device where sub = ${sub} and name like 'Firefox/%'`;
  await page.reload();
  await expect(devices.getByRole('listitem')).toHaveText([
    /^Chrom(e|ium) \d+, Linux.*dieses Gerät · gemerkt · Zuletzt am/,
  ]);
  await devices.getByRole('button', { name: 'Vergessen' }).click();
  await expect(devices.getByText('Es ist kein Gerät bekannt.')).toBeVisible();
});

test('Signing out everywhere ends the sign-ins in other browsers', async ({ page, browser, accounts }) => {
  await addPerson(accounts.database, 'evan');
  const elsewhere = await (await browser.newContext({ baseURL: originOf('ch'), locale: 'de-CH' })).newPage();
  await signInAs(elsewhere, 'evan', '/de/profile');
  await signInAs(page, 'evan', '/de/profile');
  await page.getByRole('button', { name: 'Überall abmelden' }).click();
  await expect(page).toHaveURL('/de');
  await elsewhere.getByRole('button', { name: 'Speichern' }).first().click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await elsewhere.context().close();
});
