import {
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  signIn,
  signOut,
  updatePassword,
} from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { amplifyApp, byPassword } from '../tests/setup/amplifyApp.ts';
import { signIn as signInDirectly } from '../tests/setup/signIn.ts';
import { demoPassword, demoUsers } from '../demo/demoUsers.ts';
import { pool } from './pool.ts';

const identity = await amplifyApp();
const editor = demoUsers.find(({ username }) => username === 'editor')!;

describe('Amplify, unmodified', () => {
  it('signs in by SRP, and the id token carries the claims of Cognito', async () => {
    const { nextStep } = await signIn({ username: 'editor', password: demoPassword });
    expect(nextStep.signInStep).toBe('DONE');
    expect((await getCurrentUser()).username).toBe('editor');
    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload).toMatchObject({
      sub: editor.sub,
      iss: identity.config.issuer,
      aud: pool.clientId,
      token_use: 'id',
      'cognito:username': 'editor',
      email: editor.email,
      email_verified: true,
    });
    expect(tokens?.accessToken.payload).toMatchObject({
      client_id: pool.clientId,
      token_use: 'access',
      username: 'editor',
      scope: 'aws.cognito.signin.user.admin',
      origin_jti: tokens?.idToken?.payload.origin_jti,
    });
    const { iat, exp } = tokens!.idToken!.payload;
    expect(exp! - iat!).toBe(3600);
    await expect(identity.verify(tokens!.idToken!.toString())).resolves.toMatchObject({ sub: editor.sub });
  });

  it('signs in by e-mail in any case, and by password without SRP', async () => {
    await signIn({
      username: editor.email.toUpperCase(),
      password: demoPassword,
      options: byPassword,
    });
    expect(await fetchUserAttributes()).toMatchObject({
      sub: editor.sub,
      email: editor.email,
      email_verified: 'true',
    });
  });

  it('is told no more of an unknown user than of a wrong password', async () => {
    const refusals = await Promise.all(
      ['editor', 'mallory'].map((username) =>
        signIn({ username, password: 'Wrong-2026' }).catch(({ name, message }: Error) => ({ name, message })),
      ),
    );
    expect(refusals[0]).toEqual({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    expect(refusals[1]).toEqual(refusals[0]);
  });

  it('renews the tokens, until the sign-in is revoked', async () => {
    await signIn({
      username: 'editor',
      password: demoPassword,
      options: byPassword,
    });
    const before = (await fetchAuthSession()).tokens!;
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens!;
    expect(after.idToken!.payload.jti).not.toBe(before.idToken!.payload.jti);
    expect(after.idToken!.payload).toMatchObject({
      origin_jti: before.idToken!.payload.origin_jti,
      auth_time: before.idToken!.payload.auth_time,
    });
    await signOut();
    await expect(identity.verify(after.idToken!.toString())).rejects.toThrow('sign-in has ended');
  });

  it('is asked for a new password where one is due, and the new one holds', async () => {
    await identity.sql`update idp.app_user set status = 'FORCE_CHANGE_PASSWORD' where username = 'rights'`;
    const { nextStep } = await signIn({ username: 'rights', password: demoPassword });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    await expect(confirmSignIn({ challengeResponse: 'short' })).rejects.toThrow(
      'Password did not conform with policy: Password not long enough',
    );
    await confirmSignIn({ challengeResponse: 'Another-2026' });
    await signOut();
    await expect(signIn({ username: 'rights', password: demoPassword })).rejects.toThrow(
      'Incorrect username',
    );
    expect((await signIn({ username: 'rights', password: 'Another-2026' })).isSignedIn).toBe(true);
  });

  it('changes the password given the present one', async () => {
    await signIn({
      username: 'supplier',
      password: demoPassword,
      options: byPassword,
    });
    await expect(updatePassword({ oldPassword: 'Wrong-2026', newPassword: 'Another-2026' })).rejects.toThrow(
      'Incorrect username or password.',
    );
    await updatePassword({ oldPassword: demoPassword, newPassword: 'Another-2026' });
    await expect(signInDirectly(identity.app, 'supplier')).rejects.toThrow('Incorrect');
    await expect(signInDirectly(identity.app, 'supplier', 'Another-2026')).resolves.toHaveProperty('IdToken');
  });
});
