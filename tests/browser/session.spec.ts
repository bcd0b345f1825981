import type { Page } from '@playwright/test';
import { demoPassword } from '../../demo/demoUsers.ts';
import { pool } from '../../idp/pool.ts';
import { expect, test } from '../setup/accountTest.ts';
import { answerConsent } from '../setup/answerConsent.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { originOf } from '../setup/originOf.ts';
import { addPerson } from '../setup/person.ts';
import { signInAs, signInOn } from '../setup/signInAs.ts';

// What ends a session is a refusal, of which the browser complains.
test.use({ allowedConsole: /Failed to load resource/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const failure = (page: Page) => page.getByRole('alert').filter({ visible: true });

/** Names of what the browser keeps of a sign-in. */
async function keptOf(page: Page) {
  const { cookies } = await page.context().storageState();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...stored, ...cookies.map(({ name }) => name)].filter((name) =>
    /Cognito|idToken|reading|wantedUrl|RaStore|awaitedImport/.test(name),
  );
}

test.describe('A session is over, and its local data cleared, once the server says that', () => {
  for (const [what, username, end] of [
    ['the user is disabled', 'dora', 'update idp.app_user set enabled = false where username = $1'],
    ['the user does not exist', 'gail', 'delete from idp.app_user where username = $1'],
    [
      'a password reset is required',
      'resa',
      `update idp.app_user set status = 'RESET_REQUIRED' where username = $1`,
    ],
    [
      'its tokens are revoked',
      'reva',
      'update idp.grant_ set revoked_at = now() where sub = (select sub from idp.app_user where username = $1)',
    ],
  ] as const)
    test(what, async ({ page, accounts }) => {
      await addPerson(accounts.database, username);
      await signInAs(page, username, '/de/profile');
      // Once all has been read, the next call is the one below.
      for (const read of ['Einrichten', 'Dieses Gerät merken'])
        await expect(page.getByRole('button', { name: read })).toBeVisible();
      await expect(page.getByText('Ihr Konto hat noch keine Rechte.')).toBeVisible();
      await accounts.database.write.unsafe(end, [username]);
      await page.getByLabel('Name', { exact: true }).fill('Somebody');
      await page.getByRole('button', { name: 'Speichern' }).first().click();
      await expect(heading(page)).toHaveText('Anmelden');
      await expect(page.getByText('Ihre Anmeldung ist abgelaufen.')).toBeVisible();
      expect(await keptOf(page)).toEqual([]);
    });

  for (const [what, username, path] of [
    ['a list', 'bess', '/de/backoffice/categories'],
    ['one thing', 'beth', '/de/backoffice/categories/fenster'],
    ['a statistic', 'bree', '/de/backoffice/orga/alpenfenster/statistic'],
  ] as const)
    test(`discovered by the backoffice as it reads ${what}: it says so on the login, which leads back`, async ({
      page,
      accounts,
    }) => {
      await addPerson(accounts.database, username, [
        { right: 'CATEGORY' },
        { right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
      ]);
      // A screen that reads nothing, so that the next call is the one of the screen below.
      await signInAs(page, username, '/de/backoffice/nothing');
      await expect(page.getByRole('heading', { name: 'Nicht gefunden' })).toBeVisible();
      const { write } = accounts.database;
      await write`update idp.app_user set enabled = false where username = ${username}`;
      await page.evaluate((to) => {
        history.pushState(history.state, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, path);
      await expect(heading(page)).toHaveText('Anmelden');
      await expect(page.getByText('Ihre Anmeldung ist abgelaufen.')).toBeVisible();
      expect(await keptOf(page)).toEqual([]);
      await write`update idp.app_user set enabled = true where username = ${username}`;
      await page.getByLabel('Benutzername oder E-Mail').fill(username);
      await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(page).toHaveURL(path);
    });
});

test('A sign-out in one tab signs out every other one, private pages of the catalogue too', async ({
  page,
  context,
}) => {
  const origin = originOf('sandbox-ch');
  await signInAs(page, 'nobody', `${origin}/de/orga`);
  const [backoffice, profile, other] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await backoffice.goto(`${origin}/de/backoffice`);
  await expect(heading(backoffice)).toBeVisible();
  await profile.goto(`${origin}/de/profile`);
  await other.goto(`${origin}/de/profile`);
  await expect(other.getByText('nobody', { exact: true })).toBeVisible();
  await profile.getByRole('button', { name: 'Abmelden', exact: true }).click();
  for (const tab of [page, backoffice, profile, other]) await expect(heading(tab)).toHaveText('Anmelden');
  // That this device is known outlives the session.
  expect((await keptOf(profile)).filter((name) => !/device|randomPassword|wantedUrl/i.test(name))).toEqual(
    [],
  );
});

test('A sign-in in one tab leads on the login of another, and rights are read again in every tab', async ({
  page,
  context,
  accounts,
}) => {
  const sub = await addPerson(accounts.database, 'rita');
  const login = await context.newPage();
  await login.goto('/de/login?wanted=/de/imprint');
  await expect(heading(login)).toHaveText('Anmelden');
  await signInOn(page, 'rita', '/de/backoffice');
  await expect(login).toHaveURL('/de/imprint');
  await expect(page.getByText('Ihr Konto hat hier noch keine Rechte.')).toBeVisible();
  await accounts.database.write`
    insert into user_right (sid, sub, email, "right")
    values (gen_random_uuid(), ${sub}, 'rita@person.example', 'CATEGORY')`;
  await login.goto('/de/profile');
  await login.evaluate(() => localStorage.setItem('loginChange', 'as another tab says it'));
  await expect(page.getByRole('menuitem', { name: 'Kategorien' })).toBeVisible();
});

test('Rights that cannot be read are no rights, of which nobody is told', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/user/rights', async (route) => {
    asked += 1;
    await route.fulfill({ status: 500, json: {} });
  });
  await signInAs(page, 'supplier', '/de/backoffice');
  await expect(page.getByText('Ihr Konto hat hier noch keine Rechte.')).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  await expect(failure(page)).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Import' })).toHaveCount(0);
});

test('The wanted address only ever leads back to this site (abuse case 68)', async ({ page }) => {
  await signInAs(page, 'nobody', '/de/profile');
  for (const wanted of [
    'https://elsewhere.example/de',
    '//elsewhere.example/de',
    '/\\elsewhere.example/de',
    '/%5Celsewhere.example',
    `${originOf('sandbox-ch')}/de`,
  ]) {
    await page.goto(`/de/login?wanted=${encodeURIComponent(wanted)}`);
    await expect(page, wanted).toHaveURL('/de');
  }
  await page.goto(`/de/login?wanted=${encodeURIComponent('/de/imprint?x=1#end')}`);
  await expect(page).toHaveURL('/de/imprint?x=1#end');
});

test.describe('The hosted pages', () => {
  async function leaveForThem(page: Page) {
    await page.goto('/de/login?wanted=/de/profile');
    await page.getByRole('button', { name: 'Über die zentrale Anmeldeseite' }).click();
    await page.waitForURL(/\/idp\/signIn/);
  }
  async function signInThere(page: Page) {
    await page.getByLabel('Benutzername oder E-Mail').fill('nobody');
    await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Anmelden' }).click();
  }

  test('sign in with a code and PKCE, whatever another tab does meanwhile, and out again', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await leaveForThem(page);
    const authorize = new URL(asked.find((url) => url.includes('/oauth2/authorize')) ?? '');
    expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: pool.clientId,
      redirect_uri: `${originOf('ch')}/authgrant-redirect`,
      scope: expect.stringContaining('aws.cognito.signin.user.admin'),
      code_challenge_method: 'S256',
    });
    const other = await context.newPage();
    await other.goto('/de/profile');
    await expect(heading(other)).toHaveText('Anmelden');
    await signInThere(page);
    await page.waitForURL('/de/profile');
    await page.getByRole('button', { name: 'Dieses Gerät merken' }).click();
    await expect(failure(page)).toHaveText('Geräte werden hier nicht gemerkt.');
    await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
    await page.waitForURL('/de');
    expect(asked.some((url) => url.includes('/idp/logout?'))).toBe(true);
    await leaveForThem(page);
  });

  test('are waited for ten seconds at most', async ({ page }) => {
    await page.clock.install();
    await leaveForThem(page);
    await page.route('**/oauth2/token', () => new Promise(() => {}));
    await signInThere(page);
    await page.waitForURL(/\/authgrant-redirect/);
    await expect(page.getByRole('status')).toHaveText('Sie werden angemeldet …');
    await page.clock.runFor(9_000);
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(1_100);
    await expect(failure(page)).toContainText('Keine Verbindung.');
    expect(await keptOf(page)).toEqual([]);
  });

  for (const [place, signOut] of [
    ['profile', (page: Page) => page.getByRole('button', { name: 'Abmelden', exact: true }).click()],
    [
      'backoffice',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Konto' }).click();
        await page.getByRole('menuitem', { name: 'Abmelden' }).click();
      },
    ],
  ] as const)
    test(`that do not take over a sign-out within three seconds are told of; nothing of the person stays meanwhile, in no tab (${place})`, async ({
      page,
      context,
    }) => {
      await leaveForThem(page);
      await signInThere(page);
      await page.waitForURL('/de/profile');
      await page.goto(`/de/${place}`);
      const others = await Promise.all(
        ['profile', 'backoffice'].map(async (each) => {
          const tab = await context.newPage();
          await tab.goto(`/de/${each}`);
          return tab;
        }),
      );
      for (const tab of [page, ...others]) await expect.poll(() => namesOf(tab)).not.toEqual([]);
      await page.route('**/idp/logout*', (route) => route.fulfill({ status: 204 }));
      await page.clock.install();
      await signOut(page);
      await expect(page.getByRole('status')).toHaveText('Sie werden abgemeldet …');
      expect(await namesOf(page)).toEqual([]);
      await expect.poll(() => keptOf(page)).toEqual([]);
      await expect(failure(page)).toHaveCount(0);
      for (const tab of others) {
        await expect(heading(tab)).toHaveText('Anmelden');
        expect(await namesOf(tab)).toEqual([]);
      }
      await page.clock.runFor(3_000);
      await expect(heading(page)).toHaveText('Anmelden');
      await expect(failure(page)).toHaveText('Das Abmelden dauert zu lange. Versuchen Sie es noch einmal.');
      expect(await namesOf(page)).toEqual([]);
      expect(await keptOf(page)).toEqual([]);
    });

  /** Where the page holds the name of who signed in above, in its elements, shown or not, and in what is typed. */
  function namesOf(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
      return [document.title, document.body.outerHTML, ...typed].flatMap((text) =>
        [...text.matchAll(/.{0,20}nobody/gi)].map(([found]) => found),
      );
    });
  }

  test('have nothing at which axe finds fault, in the colours of every platform group', async ({
    page,
    accounts,
  }) => {
    const addressOn = (slug: string, path: string) => {
      const query = new URLSearchParams({
        client_id: pool.clientId,
        redirect_uri: `${originOf(slug)}/authgrant-redirect`,
        response_type: 'code',
        code_challenge: 'a'.repeat(43),
        code_challenge_method: 'S256',
        lang: 'de',
        user_name: 'hope',
      });
      return `${originOf(slug)}/idp/${path}?${query}`;
    };
    for (const slug of ['rhb', 'mgbahn', 'zbs', 'ch']) {
      await page.goto(addressOn(slug, 'signIn'));
      await expectAccessible(page, `hosted sign-in of ${slug}`);
    }
    for (const path of ['signUp', 'confirmSignUp', 'forgotPassword', 'resetPassword', 'outbox']) {
      await page.goto(addressOn('ch', path));
      await expectAccessible(page, path);
    }
    const sub = await addPerson(accounts.database, 'hope');
    await accounts.database.write`update idp.app_user set mfa_required = true where sub = ${sub}`;
    await page.goto(addressOn('ch', 'signIn'));
    await page.getByLabel('Benutzername oder E-Mail').fill('hope');
    await page.getByLabel('Passwort', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(failure(page)).toHaveText('Benutzername oder Passwort stimmt nicht.');
    await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
    await expectAccessible(page, 'refusal of a hosted page');
    await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible();
    await expectAccessible(page, 'hosted set-up of an app');
  });

  test('with a forged state, a forged code or an error of theirs sign nobody in', async ({ page }) => {
    for (const answer of [
      () => 'code=of-somebody&state=forged',
      (state: string) => `code=forged&state=${state}`,
      (state: string) => `error=access_denied&state=${state}`,
    ]) {
      await leaveForThem(page);
      const state = await page.evaluate((client) => {
        return localStorage.getItem(`CognitoIdentityServiceProvider.${client}.oauthState`) ?? '';
      }, pool.clientId);
      await page.goto(`/authgrant-redirect?${answer(state)}`);
      await expect(failure(page)).toHaveText(
        'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es noch einmal.',
      );
      expect((await keptOf(page)).filter((name) => name !== 'wantedUrl')).toEqual([]);
    }
  });

  test('without the verifier of this browser, or unasked, sign nobody in', async ({ page, context }) => {
    await leaveForThem(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.endsWith('oauthPKCE')) localStorage.removeItem(key);
    });
    await signInThere(page);
    await expect(failure(page)).toContainText('Die Anmeldung ist fehlgeschlagen.');
    // The answer to somebody else's sign-in, slipped in by a link.
    const victim = await context.newPage();
    await victim.goto('/authgrant-redirect?code=of-somebody-else&state=of-somebody-else');
    await expect(failure(victim)).toContainText('Die Anmeldung ist fehlgeschlagen.');
    expect((await keptOf(victim)).filter((name) => name !== 'wantedUrl')).toEqual([]);
  });
});

test('The JavaScript of the sign-in is loaded where somebody signs in, and on no page of the catalogue', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const holdsSignIn = async () =>
    (await Promise.all(scripts.splice(0))).some((script) =>
      script.includes('CognitoIdentityServiceProvider'),
    );

  await page.goto('/de');
  await answerConsent(page, 'Zustimmen');
  await page.getByRole('searchbox').first().click();
  await page.getByRole('combobox').fill('gips');
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const path of ['/de/category/fenster', '/de/orga', '/de/search?text=gips', '/de/imprint']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
  }
  expect(await holdsSignIn()).toBe(false);
  await page.goto('/de/login');
  await expect(page.getByLabel('Benutzername oder E-Mail')).toBeVisible();
  expect(await holdsSignIn()).toBe(true);
});
