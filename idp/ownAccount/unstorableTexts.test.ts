import { expect, it } from 'vitest';
import { hostedPages, query } from '../../tests/setup/hostedPages.ts';
import { signIn } from '../../tests/setup/signIn.ts';
import { operations } from '../operations/index.ts';
import { pool } from '../pool.ts';

const identity = await hostedPages();
let asked = 0;
/** What no text of the database holds: a zero character, and half a character. */
const unstorable = ['a\0b', 'a\ud800b'];

/** All that the operations take, each text of it in turn with such a character. */
const members = (AccessToken: string, wrong: string): Record<string, unknown>[] => {
  const base = { ClientId: pool.clientId, AccessToken };
  const person = { ...base, Username: 'neu', Password: 'Passwort-2026' };
  const attributes = [{ Name: 'email', Value: 'neu@person.example' }];
  const code = { ConfirmationCode: '123456', Code: '123456', UserCode: '123456' };
  return [
    { ...person, Username: wrong, ...code, UserAttributes: attributes },
    {
      ...person,
      Password: wrong,
      ProposedPassword: wrong,
      PreviousPassword: wrong,
      UserAttributes: attributes,
    },
    { ...person, UserAttributes: [...attributes, { Name: 'name', Value: wrong }] },
    {
      ...person,
      UserAttributes: [{ Name: wrong, Value: 'x' }],
      UserAttributeNames: [wrong],
      AttributeName: wrong,
    },
    { ...person, ConfirmationCode: wrong, Code: wrong, UserCode: wrong, AttributeName: 'email' },
    {
      ...person,
      Session: wrong,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: { USERNAME: wrong },
    },
    { ...person, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: wrong, PASSWORD: 'x' } },
    { ...person, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: wrong, SRP_A: 'ab12' } },
    { ...person, AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: wrong } },
    {
      ...person,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: wrong, DEVICE_KEY: wrong },
    },
    { ...person, DeviceKey: wrong, DeviceName: wrong, DeviceRememberedStatus: 'remembered' },
    {
      ...person,
      DeviceKey: 'x',
      DeviceName: wrong,
      DeviceSecretVerifierConfig: { PasswordVerifier: wrong, Salt: wrong },
    },
    { ...person, Token: wrong, RefreshToken: wrong, FriendlyDeviceName: wrong, PaginationToken: wrong },
    { ...person, AccessToken: wrong, [wrong]: wrong },
  ];
};

it('No text that cannot be stored is our fault at any operation (behaviour B152)', async () => {
  const { app, sql } = identity;
  const count = async () =>
    (
      await sql`select (select count(*) from idp.app_user)::int as users, (select count(*) from idp.grant_)::int as grants`
    )[0];
  const { AccessToken } = await signIn(app, 'supplier-de');
  const before = await count();
  for (const name of operations.keys())
    for (const wrong of unstorable)
      for (const body of members(AccessToken, wrong)) {
        const answer = await app.inject({
          method: 'POST',
          url: '/idp/api',
          headers: {
            'content-type': 'application/x-amz-json-1.1',
            'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
          },
          payload: JSON.stringify(body),
          remoteAddress: `10.${(asked += 1) >> 8}.${asked & 255}.1`,
        });
        expect(
          answer.statusCode,
          `${name} ${JSON.stringify(body)}: ${answer.payload}`.replaceAll('\0', '␀'),
        ).toBe(400);
      }
  expect(await count()).toEqual(before);
});

it('nor on a hosted page, in its address or its form, nor at the token endpoint', async () => {
  const { app, browser, redeem } = identity;
  const zero = 'a\0b';
  for (const page of [
    'confirmSignUp',
    'forgotPassword',
    'resetPassword',
    'signIn',
    'signUp',
    'challenge',
    'oauth2/authorize',
    'confirmUser',
    'logout',
  ]) {
    const asked = await browser().get(
      `/idp/${page}?${query({ user_name: zero, confirmation_code: zero, nonce: zero })}`,
    );
    expect(asked.status, `${page}: ${asked.body}`).toBe(400);
    const person = browser();
    const address = `/idp/${page}?${query()}`;
    const shown = await person.get(address);
    if (shown.status !== 200 || !shown.body.includes('<form')) continue;
    const names = [...shown.body.matchAll(/<input[^>]*name="(\w+)"/g)].map(([, name = '']) => name);
    const fields = Object.fromEntries(names.filter((name) => name !== 'xsrf').map((name) => [name, zero]));
    const sent = await person.submit(shown, fields);
    expect(sent.status, `${page}: ${sent.body}`).toBe(400);
    expect(sent.body).not.toMatch(/failed|our side/i);
  }
  expect((await redeem(zero)).status).toBe(400);
  expect((await redeem('', { grant_type: 'refresh_token', refresh_token: zero })).status).toBe(400);
  const cookies = { cookie: 'session=a%00b; XSRF-TOKEN=a%00b; reading=a%00b' };
  expect(
    (await app.inject({ url: `/idp/oauth2/authorize?${query()}`, headers: cookies })).statusCode,
  ).toBeLessThan(500);
});
