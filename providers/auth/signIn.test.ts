// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { pool, refusal } from '../../tests/setup/mockedPool.ts';
import { AuthError, toAuthError } from './authErrors.ts';
import { signIn } from './signIn.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

describe('signing in', () => {
  test('while a sign-in is pending is refused', async () => {
    const { promise, resolve } = Promise.withResolvers();
    pool.signIn.mockReturnValueOnce(promise);
    const first = signIn('supplier', 'secret');
    await expect(signIn('supplier', 'secret')).rejects.toMatchObject({ key: 'pending' });
    resolve({ isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } });
    expect(await first).toEqual({ name: 'totpCode' });
  });

  test('fails in the words of the texts', async () => {
    pool.signIn.mockRejectedValueOnce(refusal('NotAuthorizedException', 'Incorrect username or password.'));
    const failure = await signIn('supplier', 'wrong').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AuthError);
    expect(failure).toMatchObject({
      key: 'wrongCredentials',
      code: 'NotAuthorizedException',
      message: 'authErrors.wrongCredentials',
    });
  });

  test('with an unknown failure shows the default message', () => {
    expect(toAuthError(new TypeError('x')).key).toBe('default');
    expect(toAuthError(refusal('NotAuthorizedException', 'User is disabled.')).key).toBe('disabled');
  });
});
