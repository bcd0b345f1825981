import { Amplify } from 'aws-amplify';
import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  deleteUserAttributes,
  fetchAuthSession,
  fetchDevices,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  getCurrentUser,
  rememberDevice,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { identityApp, type IdentityApp } from '../../tests/setup/identityApp.ts';
import { callIdentity, signIn as signInDirectly } from '../../tests/setup/signIn.ts';
import { customAnswer } from './customChallenge.ts';
import { demoPassword } from './demoUsers.ts';
import { readOutbox } from './outbox.ts';
import { pool } from './pool.ts';
import { totpCode, totpStep } from './totp.ts';

let identity: IdentityApp;
const byPassword = { authFlowType: 'USER_PASSWORD_AUTH' } as const;

beforeAll(async () => {
  identity = await identityApp();
  const address = await identity.app.listen({ port: 0, host: '127.0.0.1' });
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // Amplify warns of every endpoint that is not Amazon's.
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.id,
        userPoolClientId: pool.clientId,
        userPoolEndpoint: `${address}/idp/api`,
      },
    },
  });
});

afterEach(async () => {
  await signOut();
  await identity.sql`delete from idp.failed_sign_in`;
});

/** What was sent last. */
async function lastMessage() {
  const [message] = await readOutbox(identity.sql, identity.vault);
  if (!message) throw new Error('The outbox is empty.');
  return message;
}

const call = (operation: string, body: object, options?: { remoteAddress: string }) =>
  callIdentity(identity.app, operation, { ClientId: pool.clientId, ...body }, options);

/** Another six digits. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

function register(username: string, options: Partial<Parameters<typeof signUp>[0]['options']> = {}) {
  const userAttributes = { email: `${username}@firm.example` };
  return signUp({ username, password: 'Fresh-2026', options: { userAttributes, ...options } });
}

describe('signing up through Amplify', () => {
  it('proves the e-mail by a code, then signs in by itself', async () => {
    const { nextStep, isSignUpComplete } = await register('eva', { autoSignIn: byPassword });
    expect(isSignUpComplete).toBe(false);
    expect(nextStep).toEqual({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'e***@f***', attributeName: 'email' },
    });
    const { code } = await lastMessage();
    await expect(confirmSignUp({ username: 'eva', confirmationCode: wrong(code) })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    const confirmed = await confirmSignUp({ username: 'eva', confirmationCode: code });
    expect(confirmed.nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN');
    expect((await autoSignIn()).isSignedIn).toBe(true);
    expect(await fetchUserAttributes()).toMatchObject({ email: 'eva@firm.example', email_verified: 'true' });
  });

  it('is told at each sign-in that the account waits, until a new code has come back', async () => {
    await register('urs');
    const { code: first } = await lastMessage();
    const { nextStep } = await signIn({ username: 'urs', password: 'Fresh-2026', options: byPassword });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
    expect(await resendSignUpCode({ username: 'urs' })).toMatchObject({ destination: 'u***@f***' });
    const { code: second, link } = await lastMessage();
    expect(link).toBe(
      `http://ch.localhost:3000/idp/confirmUser?client_id=${pool.clientId}&user_name=urs&confirmation_code=${second}`,
    );
    if (first !== second) {
      await expect(confirmSignUp({ username: 'urs', confirmationCode: first })).rejects.toThrow('Invalid');
    }
    await confirmSignUp({ username: 'urs', confirmationCode: second });
    await expect(confirmSignUp({ username: 'urs', confirmationCode: second })).rejects.toThrow('Invalid');
  });

  it('refuses a taken name in any case, an e-mail as name, a weak password, a missing or malformed e-mail', async () => {
    await expect(register('EDITOR')).rejects.toMatchObject({ name: 'UsernameExistsException' });
    await expect(register('eva@firm.example')).rejects.toMatchObject({ name: 'InvalidParameterException' });
    const of = (password: string | undefined, email?: string) =>
      signUp({
        username: 'ina',
        ...(password && { password }),
        options: { userAttributes: { ...(email && { email }) } },
      });
    await expect(of('weak', 'ina@firm.example')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(of(undefined, 'ina@firm.example')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await expect(of('Fresh-2026')).rejects.toThrow('The attribute email is required');
    await expect(of('Fresh-2026', 'ina')).rejects.toThrow('Invalid email address format.');
    expect(await identity.sql`select 1 from idp.app_user where username = 'ina'`).toHaveLength(0);
  });

  it('gives an e-mail to the first who proves it only', async () => {
    await signUp({
      username: 'thief',
      password: 'Fresh-2026',
      options: { userAttributes: { email: 'Editor@baustein.example' } },
    });
    const { code } = await lastMessage();
    await expect(confirmSignUp({ username: 'thief', confirmationCode: code })).rejects.toMatchObject({
      name: 'AliasExistsException',
    });
    const [thief] =
      await identity.sql`select status, email_verified from idp.app_user where username = 'thief'`;
    expect(thief).toEqual({ status: 'UNCONFIRMED', email_verified: false });
  });
});

describe('a forgotten password', () => {
  it('is replaced by a code, which signs out whoever was signed in', async () => {
    const former = await signInDirectly(identity.app, 'supplier');
    const { nextStep } = await resetPassword({ username: 'supplier@baustein.example' });
    expect(nextStep).toMatchObject({ codeDeliveryDetails: { destination: 's***@b***' } });
    const { code } = await lastMessage();
    const reset = (confirmationCode: string, newPassword = 'Another-2026') =>
      confirmResetPassword({ username: 'supplier', confirmationCode, newPassword });
    await expect(reset(code, 'weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(reset(wrong(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await reset(code);
    await expect(reset(code)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(signInDirectly(identity.app, 'supplier')).rejects.toThrow('Incorrect');
    await signInDirectly(identity.app, 'supplier', 'Another-2026');
    expect(await call('GetTokensFromRefreshToken', { RefreshToken: former.RefreshToken })).toMatchObject({
      message: 'Refresh Token has been revoked',
    });
  });

  it('frees whose password must be reset', async () => {
    await identity.sql`update idp.app_user set status = 'RESET_REQUIRED' where username = 'rights'`;
    const { nextStep } = await signIn({ username: 'rights', password: demoPassword, options: byPassword });
    expect(nextStep.signInStep).toBe('RESET_PASSWORD');
    await resetPassword({ username: 'rights' });
    const { code } = await lastMessage();
    await confirmResetPassword({ username: 'rights', confirmationCode: code, newPassword: demoPassword });
    expect(
      (await signIn({ username: 'rights', password: demoPassword, options: byPassword })).isSignedIn,
    ).toBe(true);
  });

  it('tells nobody who has an account, and sends nothing where there is none', async () => {
    const before = await readOutbox(identity.sql, identity.vault);
    const answers = [
      await call('ForgotPassword', { Username: 'mallory' }),
      await call('ForgotPassword', { Username: 'mallory' }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    const guess = { ConfirmationCode: '123456', Password: 'Another-2026' };
    expect(await call('ConfirmForgotPassword', { Username: 'mallory', ...guess })).toMatchObject({
      message: 'Invalid verification code provided, please try again.',
    });
    expect(await readOutbox(identity.sql, identity.vault)).toHaveLength(before.length);
  });
});

describe('codes', () => {
  it('are void after five wrong guesses, wherever they come from', async () => {
    await call('ForgotPassword', { Username: 'supplier-de' });
    const { code } = await lastMessage();
    const guess = (ConfirmationCode: string, address: number) =>
      call(
        'ConfirmForgotPassword',
        { Username: 'supplier-de', ConfirmationCode, Password: 'Another-2026' },
        { remoteAddress: `192.0.2.${address}` },
      );
    for (let address = 1; address <= 5; address += 1) await guess(wrong(code), address);
    expect(await guess(code, 6)).toMatchObject({ __type: 'CodeMismatchException' });
    await expect(signInDirectly(identity.app, 'supplier-de')).resolves.toHaveProperty('IdToken');
  });

  it('are closed to an address that keeps guessing, alike for known and unknown users', async () => {
    for (const Username of ['supplier-zbs', 'mallory']) {
      const guesses = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          call('ConfirmSignUp', { Username, ConfirmationCode: `00000${index}` }),
        ),
      );
      expect(new Set(guesses.map(({ __type }) => __type))).toEqual(
        new Set(['CodeMismatchException', 'LimitExceededException']),
      );
    }
  });

  it('are not sent without end, alike for known and unknown users', async () => {
    for (const Username of ['nobody', 'mallory']) {
      const asked = await Promise.all(Array.from({ length: 9 }, () => call('ForgotPassword', { Username })));
      expect(asked.filter(({ __type }) => __type === 'LimitExceededException').length).toBeGreaterThan(2);
    }
  });

  it('end in time, and are stored as keyed hashes only', async () => {
    await call('ForgotPassword', { Username: 'editor' });
    const { code } = await lastMessage();
    const stored = await identity.sql`
      select to_jsonb(c) from idp.code c union all select to_jsonb(o) from idp.outbox o`;
    expect(JSON.stringify(stored)).not.toContain(`"${code}"`);
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(code).toString('hex'));
    await identity.sql`update idp.code set expires_at = now()`;
    const late = { Username: 'editor', ConfirmationCode: code, Password: 'Another-2026' };
    expect(await call('ConfirmForgotPassword', late)).toMatchObject({ __type: 'ExpiredCodeException' });
  });
});

describe('a second factor', () => {
  /** Sets up an authenticator app for whoever is signed in; answers its secret. */
  async function setUpApp(): Promise<string> {
    const { sharedSecret } = await setUpTOTP();
    await expect(verifyTOTPSetup({ code: wrong(totpCode(sharedSecret, totpStep())) })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    await verifyTOTPSetup({ code: totpCode(sharedSecret, totpStep() - 1) });
    return sharedSecret;
  }

  async function proveTelephone() {
    const changed = await updateUserAttributes({ userAttributes: { phone_number: '+41791234567' } });
    expect(changed.phone_number).toMatchObject({
      isUpdated: false,
      nextStep: { codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******4567' } },
    });
    await confirmUserAttribute({
      userAttributeKey: 'phone_number',
      confirmationCode: (await lastMessage()).code,
    });
  }

  it('by app or SMS is chosen, asked for by preference, and switched off again', async () => {
    await register('mia');
    await confirmSignUp({ username: 'mia', confirmationCode: (await lastMessage()).code });
    const begin = () => signIn({ username: 'mia', password: 'Fresh-2026', options: byPassword });
    await begin();
    await expect(updateMFAPreference({ totp: 'ENABLED' })).rejects.toThrow('has not verified');
    await expect(updateMFAPreference({ sms: 'ENABLED' })).rejects.toThrow('delivery config');
    const secret = await setUpApp();
    await proveTelephone();
    await updateMFAPreference({ totp: 'ENABLED', sms: 'ENABLED' });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['SMS', 'TOTP'], preferred: undefined });
    await signOut();

    expect((await begin()).nextStep).toEqual({
      signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
      allowedMFATypes: ['SMS', 'TOTP'],
    });
    const sms = await confirmSignIn({ challengeResponse: 'SMS' });
    expect(sms.nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
      codeDeliveryDetails: { destination: '+*******4567' },
    });
    const { code, medium } = await lastMessage();
    expect(medium).toBe('SMS');
    await expect(confirmSignIn({ challengeResponse: wrong(code) })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    expect((await confirmSignIn({ challengeResponse: code })).isSignedIn).toBe(true);
    await updateMFAPreference({ totp: 'PREFERRED' });
    await signOut();

    expect((await begin()).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    const used = totpCode(secret, totpStep());
    expect((await confirmSignIn({ challengeResponse: used })).isSignedIn).toBe(true);
    await signOut();
    await begin();
    await expect(confirmSignIn({ challengeResponse: used })).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    });
    await confirmSignIn({ challengeResponse: totpCode(secret, totpStep() + 1) });
    await updateMFAPreference({ totp: 'DISABLED', sms: 'DISABLED' });
    await signOut();
    expect((await begin()).isSignedIn).toBe(true);
  });

  it('by e-mail is asked for after the password, alone or chosen among several', async () => {
    await identity.sql`update idp.app_user set email_verified = false where username = 'editor'`;
    const begin = () => signIn({ username: 'editor', password: demoPassword, options: byPassword });
    await begin();
    await expect(updateMFAPreference({ email: 'ENABLED' })).rejects.toThrow('delivery config');
    await identity.sql`update idp.app_user set email_verified = true where username = 'editor'`;
    await updateMFAPreference({ email: 'PREFERRED' });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['EMAIL'], preferred: 'EMAIL' });
    await signOut();

    expect((await begin()).nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
      codeDeliveryDetails: { destination: 'e***@b***', deliveryMedium: 'EMAIL' },
    });
    const { code } = await lastMessage();
    await expect(confirmSignIn({ challengeResponse: wrong(code) })).rejects.toThrow('Invalid code');
    expect((await confirmSignIn({ challengeResponse: code })).isSignedIn).toBe(true);
    await setUpApp();
    await updateMFAPreference({ totp: 'ENABLED', email: 'ENABLED' });
    await identity.sql`update idp.app_user set preferred_mfa = null where username = 'editor'`;
    await signOut();

    expect((await begin()).nextStep).toMatchObject({ allowedMFATypes: ['TOTP', 'EMAIL'] });
    await confirmSignIn({ challengeResponse: 'EMAIL' });
    expect((await confirmSignIn({ challengeResponse: (await lastMessage()).code })).isSignedIn).toBe(true);
    await updateMFAPreference({ totp: 'DISABLED', email: 'DISABLED' });
  });

  it('that is switched off in one window while another switches a second one on is off', async () => {
    const waiting = async () =>
      (
        await identity.sql`
          select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      ).length;
    const { AccessToken } = await signInDirectly(identity.app, 'rights');
    const [{ sub } = { sub: '' }] = await identity.sql<{ sub: string }[]>`
      update idp.app_user
      set phone_verified = true, attributes = '{"phone_number":"+41791234567"}', sms_mfa = true,
          preferred_mfa = 'SMS_MFA'
      where username = 'rights'
      returning sub`;
    const set = (settings: object) => call('SetUserMFAPreference', { AccessToken, ...settings });
    // Both have asked and wait: whoever is let go second must see what the first has stored.
    let asked: Promise<Record<string, unknown>[]> = Promise.resolve([]);
    await identity.sql.begin(async (transaction) => {
      await transaction`select 1 from idp.app_user where sub = ${sub} for update`;
      const off = set({ SMSMfaSettings: { Enabled: false } });
      await expect.poll(waiting).toBe(1);
      asked = Promise.all([off, set({ EmailMfaSettings: { Enabled: true } })]);
      await expect.poll(waiting).toBe(2);
    });
    expect(await asked).toEqual([{}, {}]);
    expect(
      await identity.sql`select sms_mfa, email_mfa, preferred_mfa from idp.app_user where sub = ${sub}`,
    ).toEqual([{ sms_mfa: false, email_mfa: true, preferred_mfa: null }]);
    await identity.sql`update idp.app_user set email_mfa = false where sub = ${sub}`;
  });

  it('cannot be withheld from its owner by strangers who ask for codes', async () => {
    await identity.sql`
      update idp.app_user
      set phone_verified = true, attributes = '{"phone_number":"+41791234567"}', sms_mfa = true
      where username = 'editor'`;
    for (let asked = 0; asked < 9; asked += 1) await call('ForgotPassword', { Username: 'editor' });
    const begun = await signIn({ username: 'editor', password: demoPassword, options: byPassword });
    expect(begun.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE');
    // Nor by signing in often: whoever comes through is forgiven what was sent.
    for (let signedIn = 0; signedIn < 7; signedIn += 1) {
      await confirmSignIn({ challengeResponse: (await lastMessage()).code });
      await signOut();
      const { nextStep } = await signIn({ username: 'editor', password: demoPassword, options: byPassword });
      expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE');
    }
    await identity.sql`update idp.app_user set sms_mfa = false where username = 'editor'`;
  });

  it('is set up in the middle of a sign-in that requires one', async () => {
    await identity.sql`update idp.app_user set mfa_required = true where username = 'nobody'`;
    const { nextStep } = await signIn({ username: 'nobody', password: demoPassword, options: byPassword });
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep);
    const { sharedSecret, getSetupUri } = nextStep.totpSetupDetails;
    expect(getSetupUri('Baustein').protocol).toBe('otpauth:');
    await expect(
      confirmSignIn({ challengeResponse: wrong(totpCode(sharedSecret, totpStep())) }),
    ).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' });
    await confirmSignIn({ challengeResponse: totpCode(sharedSecret, totpStep()) });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    const [row] =
      await identity.sql`select to_jsonb(u) as user from idp.app_user u where username = 'nobody'`;
    expect(JSON.stringify(row)).not.toContain(sharedSecret);
    expect(JSON.stringify(row)).not.toContain(Buffer.from(sharedSecret).toString('hex'));
    await identity.sql`
      update idp.app_user set mfa_required = false, totp_mfa = false, preferred_mfa = null where username = 'nobody'`;
  });

  it('cannot be skipped by calling the last step of its set-up', async () => {
    await identity.sql`update idp.app_user set mfa_required = true where username = 'nobody'`;
    const AuthParameters = { USERNAME: 'nobody', PASSWORD: demoPassword };
    const { Session } = await call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    const finish = { ChallengeName: 'MFA_SETUP', Session, ChallengeResponses: { USERNAME: 'nobody' } };
    expect(await call('RespondToAuthChallenge', finish)).toMatchObject({ __type: 'NotAuthorizedException' });
    await identity.sql`update idp.app_user set mfa_required = false where username = 'nobody'`;
  });

  it('is guessed no faster with many sign-ins and addresses', async () => {
    const { sql, vault } = identity;
    const [{ sub } = { sub: '' }] = await sql<
      { sub: string }[]
    >`select sub from idp.app_user where username = 'editor'`;
    const sealed = vault.seal('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', `authenticator app of ${sub}`);
    await sql`update idp.app_user set totp_secret = ${sealed}, totp_mfa = true where sub = ${sub}`;
    const guesses = [];
    for (let index = 0; index < 8; index += 1) {
      const AuthParameters = { USERNAME: 'editor', PASSWORD: demoPassword };
      const from = { remoteAddress: `192.0.2.${index}` };
      const { Session } = await call(
        'InitiateAuth',
        { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters },
        from,
      );
      const ChallengeResponses = { SOFTWARE_TOKEN_MFA_CODE: 'wrong' };
      const answer = { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeResponses };
      guesses.push((await call('RespondToAuthChallenge', answer, from)).__type);
    }
    expect(guesses.slice(0, 5)).toEqual(Array(5).fill('CodeMismatchException'));
    expect(guesses).toContain('LimitExceededException');
    await sql`update idp.app_user set totp_mfa = false where sub = ${sub}`;
  });
});

describe('the custom flow', () => {
  it('asks the demo question after the password', async () => {
    const begun = await signIn({
      username: 'editor',
      password: demoPassword,
      options: { authFlowType: 'CUSTOM_WITH_SRP' },
    });
    expect(begun.nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      additionalInfo: { type: 'WORD', question: `Type the word ${customAnswer}.` },
    });
    await expect(confirmSignIn({ challengeResponse: 'mortar' })).rejects.toThrow('Incorrect');
    expect((await confirmSignIn({ challengeResponse: customAnswer })).isSignedIn).toBe(true);
  });

  it('without a password asks for a code that only the mailbox knows', async () => {
    const begin = (username: string) => signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
    const { nextStep } = await begin('editor');
    expect(nextStep).toMatchObject({ additionalInfo: { type: 'EMAIL_CODE', destination: 'e***@b***' } });
    await expect(confirmSignIn({ challengeResponse: customAnswer })).rejects.toThrow('Incorrect');
    await confirmSignIn({ challengeResponse: (await lastMessage()).code });
    expect((await getCurrentUser()).username).toBe('editor');
    await signOut();
    expect((await begin('mallory')).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
    await expect(confirmSignIn({ challengeResponse: '123456' })).rejects.toThrow('Incorrect');
  });
});

describe('the own account', () => {
  it('changes a name at once, an e-mail only when the new one is proven', async () => {
    await signIn({ username: 'supplier-zbs', password: demoPassword, options: byPassword });
    const changed = await updateUserAttributes({
      userAttributes: { name: 'Zoe Beispiel', email: 'zoe@firm.example' },
    });
    expect(changed.name?.isUpdated).toBe(true);
    expect(changed.email).toMatchObject({
      isUpdated: false,
      nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' },
    });
    expect(await fetchUserAttributes()).toMatchObject({
      name: 'Zoe Beispiel',
      email: 'supplier-zbs@baustein.example',
    });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    const { code, destination } = await lastMessage();
    expect(destination).toBe('zoe@firm.example');
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
    expect(await fetchUserAttributes()).toMatchObject({ email: 'zoe@firm.example', email_verified: 'true' });
    await deleteUserAttributes({ userAttributeKeys: ['name'] });
    expect(await fetchUserAttributes()).not.toHaveProperty('name');
  });

  it('writes no attribute that is not its own to write', async () => {
    await signIn({ username: 'editor', password: demoPassword, options: byPassword });
    const write = (userAttributes: Record<string, string>) => updateUserAttributes({ userAttributes });
    for (const name of ['sub', 'email_verified', 'phone_number_verified']) {
      await expect(write({ [name]: 'true' })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    }
    for (const name of ['cognito:groups', 'token_use', 'iss', '__proto__x']) {
      await expect(write({ [name]: 'ADMIN' })).rejects.toMatchObject({ name: 'InvalidParameterException' });
    }
    await expect(write({ phone_number: '079 123 45 67' })).rejects.toThrow('Invalid phone number format.');
    await expect(deleteUserAttributes({ userAttributeKeys: ['email'] })).rejects.toThrow('required');
  });

  it('is deleted with all its sign-ins', async () => {
    await register('gone');
    await confirmSignUp({ username: 'gone', confirmationCode: (await lastMessage()).code });
    await signIn({ username: 'gone', password: 'Fresh-2026', options: byPassword });
    const { tokens } = await fetchAuthSession();
    await deleteUser();
    expect(await call('GetUser', { AccessToken: tokens!.accessToken.toString() })).toMatchObject({
      message: 'User does not exist.',
    });
    await expect(identity.verify(tokens!.idToken!.toString())).rejects.toThrow('has ended');
  });
});

describe('a device', () => {
  it('is known after its first sign-in, remembered on demand, and forgotten with its sign-ins', async () => {
    await signIn({ username: 'admin', password: demoPassword, options: byPassword });
    const [device, ...others] = await fetchDevices();
    expect(others).toEqual([]);
    expect(device?.createDate).toBeInstanceOf(Date);
    await rememberDevice();
    const { tokens } = await fetchAuthSession();
    const AccessToken = tokens!.accessToken.toString();
    const shown = await call('GetDevice', { AccessToken, DeviceKey: device!.id });
    expect(JSON.stringify(shown)).toContain('"Value":"remembered"');
    expect(tokens!.accessToken.payload.device_key).toBe(device!.id);

    const elsewhere = await signInDirectly(identity.app, 'admin');
    const asAdmin = { AccessToken: elsewhere.AccessToken, DeviceKey: device!.id };
    expect(await call('ForgetDevice', asAdmin)).toEqual({});
    expect(await call('GetUser', { AccessToken })).toMatchObject({
      message: 'Access Token has been revoked',
    });
    expect(await call('ForgetDevice', asAdmin)).toMatchObject({ message: 'Device does not exist.' });
  });

  it('of somebody else is none', async () => {
    await signIn({ username: 'admin', password: demoPassword, options: byPassword });
    const [device] = await fetchDevices();
    const { AccessToken } = await signInDirectly(identity.app, 'editor');
    for (const [operation, more] of [
      ['GetDevice', {}],
      ['ForgetDevice', {}],
      ['UpdateDeviceStatus', { DeviceRememberedStatus: 'remembered' }],
      ['ConfirmDevice', { DeviceSecretVerifierConfig: { Salt: 'AAAA', PasswordVerifier: 'AAAA' } }],
    ] as const) {
      expect(await call(operation, { AccessToken, DeviceKey: device!.id, ...more })).toMatchObject({
        __type: 'ResourceNotFoundException',
      });
    }
    await forgetDevice();
    expect(await fetchDevices()).toEqual([]);
  });

  it('is listed in pages of 60', async () => {
    const { sql } = identity;
    await sql`delete from idp.device`;
    await sql`
      insert into idp.device (key, sub, group_key, last_address, confirmed_at)
      select 'eu-central-1_' || gen_random_uuid(), sub, '-', '', now()
      from idp.app_user, generate_series(1, 61) where username = 'editor'`;
    const { AccessToken } = await signInDirectly(identity.app, 'editor');
    type Page = { Devices: { DeviceKey: string }[]; PaginationToken?: string };
    const first = (await call('ListDevices', { AccessToken })) as unknown as Page;
    expect(first.Devices).toHaveLength(60);
    const next = { AccessToken, PaginationToken: first.PaginationToken };
    const second = (await call('ListDevices', next)) as unknown as Page;
    expect(second.Devices).toHaveLength(1);
    expect(second.PaginationToken).toBeUndefined();
    expect(first.Devices.map(({ DeviceKey }) => DeviceKey)).not.toContain(second.Devices[0]!.DeviceKey);
    expect(await call('ListDevices', { AccessToken, Limit: 61 })).toMatchObject({
      __type: 'InvalidParameterException',
    });
  });
});
