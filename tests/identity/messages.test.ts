import { beforeAll, describe, expect, test, vi } from 'vitest';
import { AuthError, authErrorText } from '../../providers/auth/authErrors.ts';
import { configureIdentity } from '../../providers/auth/identity.ts';
import { changeName } from '../../providers/auth/ownAccount.ts';
import { switchFactor, type Factor } from '../../providers/auth/secondFactor.ts';
import { answerStep, signIn } from '../../providers/auth/signIn.ts';
import { signUp, signInOnceConfirmed, type NewAccount } from '../../providers/auth/signUp.ts';
import { languages } from '../../resources/language/languages.ts';
import { backoffice as de } from '../../resources/texts/de/backoffice.ts';
import { backoffice as en } from '../../resources/texts/en/backoffice.ts';
import { backoffice as fr } from '../../resources/texts/fr/backoffice.ts';
import { backoffice as it } from '../../resources/texts/it/backoffice.ts';
import { demoPassword } from '../../demo/demoUsers.ts';
import { pool } from '../../idp/pool.ts';
import { identityApp } from '../setup/identityApp.ts';
import { listenToAmplify } from '../setup/leadAmplifyTo.ts';
import { memoryStorage } from '../setup/memoryStorage.ts';

/** The messages that have fixed words in English (behaviour B111), letter by letter. */
const messages = {
  default: 'Authentication Error',
  emptyEmail: 'Email cannot be empty',
  emptyPhone: 'Phone number cannot be empty',
  emptyUsername: 'Username cannot be empty',
  wrongUsernameType: 'The username should either be a string or one of the sign in types',
  emptyPassword: 'Password cannot be empty',
  emptyCode: 'Confirmation code cannot be empty',
  signUp: 'Error creating account',
  noMfa: 'No valid MFA method provided',
  invalidMfa: 'Invalid MFA type',
  emptyChallenge: 'Challenge response cannot be empty',
  noUserSession: 'Failed to get the session because the user is empty',
  network: 'Network Error',
  deviceTracking: 'Device tracking has not been configured in this User Pool',
  autoSignIn: 'Please use your credentials to sign in',
} as const;

test('The fifteen messages have their fixed words in English, and words of their own elsewhere', () => {
  expect(en.authErrors).toMatchObject(messages);
  const texts = { de, en, fr, it };
  for (const key of Object.keys(messages) as (keyof typeof messages)[])
    expect(new Set(languages.map((language) => texts[language].authErrors[key])).size, key).toBe(4);
});

describe('What no screen of ours can provoke is refused through the library all the same', () => {
  beforeAll(async () => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    vi.stubGlobal('window', new EventTarget());
    const { app, sql } = await identityApp();
    vi.stubGlobal('location', new URL(await listenToAmplify(app)));
    const { id: userPoolId, clientId } = pool;
    configureIdentity({
      identity: { userPoolId, clientId, userPoolEndpoint: '/idp/api', signsInByCode: true },
    });
    await sql`
      update idp.app_user
      set sms_mfa = true, totp_mfa = true, totp_secret = '\\x00', phone_verified = true, attributes = '{"phone_number": "+41791234567"}'
      where username = 'nobody'`;
    return () => vi.unstubAllGlobals();
  });

  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: unknown) => error,
    );

  test.each([
    ['wrongUsernameType', () => signIn(undefined as unknown as string, 'x')],
    ['signUp', () => signUp(null as unknown as NewAccount)],
    ['emptyUsername', () => signUp({ username: ' ', email: 'a@b.example', password: 'x' })],
    ['noMfa', () => switchFactor(undefined as unknown as Factor, true)],
    ['invalidMfa', () => switchFactor('pigeon' as Factor, true)],
    ['noUserSession', () => changeName('Somebody')],
    ['autoSignIn', () => signInOnceConfirmed()],
  ] as const)('%s', async (key, call) => {
    const error = await refusal(call());
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toMatchObject({ key, message: authErrorText(key) });
  });

  test('invalidMfa, by choosing what was not offered', async () => {
    expect(await signIn('nobody', demoPassword)).toEqual({ name: 'selectMfa', types: ['SMS', 'TOTP'] });
    expect(await refusal(answerStep('PIGEON'))).toMatchObject({ key: 'invalidMfa' });
    expect(await refusal(answerStep(''))).toMatchObject({ key: 'emptyChallenge' });
  });
});
