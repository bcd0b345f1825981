import {
  autoSignIn,
  confirmSignUp,
  fetchUserAttributes,
  resendSignUpCode,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { amplifyApp, byPassword, register, wrong } from '../../tests/setup/amplifyApp.ts';
import { pool } from '../pool.ts';

const identity = await amplifyApp();
const { lastMessage } = identity;

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
