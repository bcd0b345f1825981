import { confirmResetPassword, resetPassword, signIn } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { amplifyApp, byPassword, wrong } from '../../tests/setup/amplifyApp.ts';
import { signIn as signInDirectly } from '../../tests/setup/signIn.ts';
import { demoPassword } from '../../demo/demoUsers.ts';
import { readOutbox } from '../mail/outbox.ts';

const identity = await amplifyApp();
const { call, lastMessage } = identity;

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

  it('is not replaced through the mailbox that is the second factor, of which nobody is told either', async () => {
    await identity.sql`update idp.app_user set email_mfa = true where username = 'editor'`;
    const before = await readOutbox(identity.sql, identity.vault);
    const answers = [
      await call('ForgotPassword', { Username: 'editor' }),
      await call('ForgotPassword', { Username: 'mallory' }),
    ];
    expect(answers.map((answer) => Object.keys(answer))).toEqual([
      ['CodeDeliveryDetails'],
      ['CodeDeliveryDetails'],
    ]);
    expect(await readOutbox(identity.sql, identity.vault)).toHaveLength(before.length);
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
