// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { pool, refusal } from '../../tests/setup/mockedPool.ts';
import { idToken, inSession } from './session.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

describe('a session', () => {
  test.each([
    ['NotAuthorizedException', 'User is disabled.'],
    ['UserNotFoundException', 'User does not exist.'],
    ['NotAuthorizedException', 'Access Token has been revoked'],
    ['NotAuthorizedException', 'Access Token has expired'],
    ['NotAuthorizedException', 'Refresh Token has been revoked'],
    ['NotAuthorizedException', 'Refresh Token has expired'],
    ['PasswordResetRequiredException', 'Password reset required for the user'],
  ])('of which the pool says %s: %s is over, and its local data cleared', async (name, message) => {
    for (const discover of [() => inSession(pool.call), idToken]) {
      localStorage.setItem('CognitoIdentityServiceProvider..supplier.idToken', 'x');
      sessionStorage.setItem('companyFilter', 'x');
      pool.call.mockRejectedValueOnce(refusal(name, message));
      pool.fetchAuthSession.mockRejectedValueOnce(refusal(name, message));
      expect(await discover().catch(() => undefined)).toBeUndefined();
      expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
        ['loginChange'],
        ['loginNotice'],
      ]);
      pool.fetchAuthSession.mockReset().mockResolvedValue({});
    }
  });

  test('is read without the library while its tokens hold; what has expired, or is to be renewed, is its matter', async () => {
    const kept = 'CognitoIdentityServiceProvider..';
    const lasting = (seconds: number, name = 'Zoë') => {
      const payload = JSON.stringify({ sub: '1', name, exp: Math.floor(Date.now() / 1000) + seconds });
      const bytes = String.fromCharCode(...new TextEncoder().encode(payload));
      return `h.${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.s`;
    };
    const store = (id: string, access: string) => {
      localStorage.setItem(`${kept}LastAuthUser`, 'supplier@firm.example');
      localStorage.setItem(`${kept}supplier@firm.example.idToken`, id);
      localStorage.setItem(`${kept}supplier@firm.example.accessToken`, access);
    };
    const held = lasting(60);
    store(held, lasting(60));
    const token = await idToken();
    expect([token?.payload.name, String(token)]).toEqual(['Zoë', held]);
    expect(pool.fetchAuthSession).not.toHaveBeenCalled();

    pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: 'of the library' } });
    expect(await idToken({ forceRefresh: true })).toBe('of the library');
    for (const [id, access] of [
      [lasting(3), lasting(60)],
      [lasting(60), lasting(-1)],
      ['no token', lasting(60)],
      ['a.!.c', lasting(60)],
    ]) {
      store(id ?? '', access ?? '');
      expect(await idToken()).toBe('of the library');
    }
    // The pool's clock goes ahead of this machine's.
    store(held, held);
    localStorage.setItem(`${kept}supplier@firm.example.clockDrift`, '58000');
    expect(await idToken()).toBe('of the library');
  });

  test('outlives any other refusal', async () => {
    localStorage.setItem('CognitoIdentityServiceProvider..supplier.idToken', 'x');
    pool.call.mockRejectedValueOnce(refusal('NotAuthorizedException', 'Incorrect username or password.'));
    await expect(inSession(pool.call)).rejects.toMatchObject({ key: 'wrongCredentials' });
    expect(localStorage.length).toBe(1);
  });

  test('is none while a hosted sign-in is under way or abandoned, for which the library would wait', async () => {
    localStorage.setItem('CognitoIdentityServiceProvider..inflightOAuth', 'true');
    const call = vi.fn();
    expect(await idToken()).toBeUndefined();
    await expect(inSession(call)).rejects.toMatchObject({ key: 'noUserSession' });
    expect([call, pool.fetchAuthSession].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  test('survives a lost connection', async () => {
    localStorage.setItem('CognitoIdentityServiceProvider..supplier.idToken', 'x');
    pool.fetchAuthSession.mockRejectedValueOnce(refusal('NetworkError', 'A network error has occurred.'));
    await expect(idToken()).rejects.toMatchObject({ key: 'network' });
    expect(localStorage.length).toBe(1);
  });
});
