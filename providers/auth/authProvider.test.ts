// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import type { Entity } from '../../resources/entity.ts';
import { platform } from '../../resources/platform/platforms.ts';
import { entities } from '../../resources/registry.ts';
import { pool, refusal, token } from '../../tests/setup/mockedPool.ts';
import { createAuthProvider } from './authProvider.ts';
import { log } from './log.ts';
import { rememberLoginNotice, takeLoginNotice } from './loginNotice.ts';
import { announceLoginChange } from './onLoginChange.ts';
import { takeWantedUrl } from './wantedUrl.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

const entityOf = (resource: string): Entity | undefined =>
  ({ orgas: entities.orga, products: entities.product, categories: entities.category })[resource];

describe('for react-admin', () => {
  const provider = createAuthProvider({
    platform: platform('CH'),
    isPrivate: false,
    entityOf,
    loginPath: () => '/de/login',
  });

  test('nobody signed in is sent to the login, and the page is remembered', async () => {
    history.replaceState(null, '', '/de/backoffice/orgas');
    await expect(provider.checkAuth({})).rejects.toEqual({
      redirectTo: `${location.origin}/de/login`,
      message: false,
    });
    expect(takeWantedUrl()).toBe('/de/backoffice/orgas');
  });

  test('somebody signed in stays and has a name', async () => {
    pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token } });
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    expect(await provider.getIdentity?.()).toEqual({ id: '1', fullName: 'supplier' });
  });

  test('rights that cannot be read are no rights; on a protected platform strangers go to the login', async () => {
    const closed = createAuthProvider({
      platform: platform('ZBS'),
      isPrivate: true,
      entityOf,
      loginPath: () => `${location.pathname}#login`,
    });
    const logged = vi.spyOn(log, 'warn').mockImplementation(async () => {});
    history.replaceState(null, '', '/de/backoffice/orgas');
    expect(await provider.getPermissions?.({})).toMatchObject({ kind: 'anonymous' });
    expect(takeWantedUrl()).toBeUndefined();
    announceLoginChange('here');
    expect(await closed.getPermissions?.({})).toMatchObject({ kind: 'anonymous' });
    expect([takeWantedUrl(), location.hash]).toEqual(['/de/backoffice/orgas', '#login']);

    history.replaceState(null, '', '/de/backoffice/orgas');
    announceLoginChange('here');
    pool.fetchAuthSession.mockRejectedValueOnce(refusal('NotAuthorizedException', 'Not authorized.'));
    expect(await closed.getPermissions?.({})).toMatchObject({ kind: 'anonymous' });
    expect([takeWantedUrl(), location.hash]).toEqual(['/de/backoffice/orgas', '#login']);

    history.replaceState(null, '', '/de/backoffice/orgas');
    announceLoginChange('here');
    pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token } });
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}', { status: 500 }));
    expect(await closed.getPermissions?.({})).toMatchObject({ kind: 'anonymous' });
    expect([takeWantedUrl(), location.hash]).toEqual([undefined, '']);
    expect(logged).toHaveBeenCalledTimes(2);
  });

  test('whoever is found signed out is led to the login, which knows why and from where, and nothing else', async () => {
    history.replaceState(null, '', '/de/backoffice/orgas');
    sessionStorage.setItem('companyFilter', 'of somebody else');
    rememberLoginNotice('sessionEnded');
    await expect(provider.checkAuth({})).rejects.toMatchObject({ message: false });
    expect(await provider.logout({})).toBe(`${location.origin}/de/login`);
    expect(pool.signOut).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('companyFilter')).toBeNull();
    expect([takeLoginNotice(), takeWantedUrl()]).toEqual(['sessionEnded', '/de/backoffice/orgas']);
  });

  test('a missing right is no reason to sign out, an ended session is', async () => {
    await expect(provider.checkError({ status: 403 })).resolves.toBeUndefined();
    await expect(provider.checkError({ status: 401 })).rejects.toMatchObject({ message: false });
  });
});
