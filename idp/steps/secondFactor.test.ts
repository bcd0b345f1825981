import {
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { amplifyApp, byPassword, register, wrong } from '../../tests/setup/amplifyApp.ts';
import { signIn as signInDirectly } from '../../tests/setup/signIn.ts';
import { demoPassword } from '../../demo/demoUsers.ts';
import { totpCode, totpStep } from './totp.ts';

const identity = await amplifyApp();
const { call, lastMessage } = identity;

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
