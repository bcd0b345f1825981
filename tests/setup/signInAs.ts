import type { Page } from '@playwright/test';
import { demoPassword } from '../../demo/demoUsers.ts';
import { pool } from '../../idp/pool.ts';

/**
 * Opens a page as a demo user. What the login page does is done here by calls, as signing in is the claim of
 * `signIn.spec.ts` and `session.spec.ts` alone and its arithmetic (SRP) takes seconds: the browser then holds the same
 * session, reading cookie and device. For the login page itself there is `signInOn`.
 */
export async function signInAs(page: Page, username: string, path: string): Promise<void> {
  // A page of the same origin on which nothing runs; the browser asks for no sign of it.
  const empty = URL.canParse(path) ? new URL('/empty', path).href : '/empty';
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
  );
  await page.goto(empty);
  await page.unroute('**/empty');
  await page.evaluate(beginSession, { username, password: demoPassword, clientId: pool.clientId });
  await page.goto(path);
}

/** Opens a page that needs a login, signs in on the login page, and waits to be back. */
export async function signInOn(page: Page, username: string, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Benutzername oder E-Mail').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL(path);
}

interface SignIn {
  username: string;
  password: string;
  clientId: string;
}

/** Runs in the browser. Leaves there what the identity library leaves after a sign-in. */
async function beginSession({ username, password, clientId }: SignIn): Promise<void> {
  const must = async (call: Promise<Response>) => {
    const response = await call;
    if (!response.ok) throw new Error(`Signing in as ${username} failed: ${await response.text()}`);
    return response;
  };
  const ask = async (operation: string, body: object) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    };
    const response = await must(
      fetch('/idp/api', { method: 'POST', headers, body: JSON.stringify({ ClientId: clientId, ...body }) }),
    );
    return (await response.json()) as { AuthenticationResult: Result };
  };
  interface Result {
    IdToken: string;
    AccessToken: string;
    RefreshToken: string;
    NewDeviceMetadata: { DeviceKey: string; DeviceGroupKey: string };
  }
  const { AuthenticationResult: given } = await ask('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: username, PASSWORD: password },
  });
  const { IdToken, AccessToken, RefreshToken, NewDeviceMetadata: device } = given;
  await ask('ConfirmDevice', {
    AccessToken,
    DeviceKey: device.DeviceKey,
    DeviceName: navigator.userAgent,
    DeviceSecretVerifierConfig: { Salt: btoa('salt'), PasswordVerifier: btoa('verifier') },
  });
  await must(fetch('/api/session', { method: 'PUT', headers: { authorization: `Bearer ${IdToken}` } }));
  const { sub } = JSON.parse(atob(String(IdToken.split('.')[1]).replace(/-/g, '+').replace(/_/g, '/'))) as {
    sub: string;
  };
  const library = `CognitoIdentityServiceProvider.${clientId}`;
  const kept = {
    idToken: IdToken,
    accessToken: AccessToken,
    refreshToken: RefreshToken,
    clockDrift: '0',
    signInDetails: JSON.stringify({ loginId: username, authFlowType: 'USER_SRP_AUTH' }),
    deviceKey: device.DeviceKey,
    deviceGroupKey: device.DeviceGroupKey,
    randomPasswordKey: btoa('random'),
  };
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(`${library}.${sub}.${name}`, value);
  localStorage.setItem(`${library}.LastAuthUser`, sub);
}
