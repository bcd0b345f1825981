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

  test('what a stranger may do is not answered while the page is left for the login; rights that cannot be read are none', async () => {
    const { getPermissions, canAccess } = createAuthProvider({
      platform: platform('ZBS'),
      entityOf,
      loginPath: () => `${location.pathname}#login`,
    });
    const logged = vi.spyOn(log, 'warn').mockImplementation(async () => {});
    const answered = vi.fn();
    const leftBy = async (ask?: Promise<unknown>) => {
      void ask?.then(answered, answered);
      await vi.waitFor(() => expect(location.hash).toBe('#login'));
      expect(takeWantedUrl()).toBe('/de/backoffice/orgas');
      history.replaceState(null, '', '/de/backoffice/orgas');
      announceLoginChange('here');
    };
    history.replaceState(null, '', '/de/backoffice/orgas');
    await leftBy(canAccess?.({ action: 'list', resource: 'orgas' }));
    pool.fetchAuthSession.mockRejectedValueOnce(refusal('NotAuthorizedException', 'Not authorized.'));
    await leftBy(getPermissions?.({}));
    expect(answered).not.toHaveBeenCalled();

    pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token } });
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}', { status: 500 }));
    expect(await getPermissions?.({})).toMatchObject({ kind: 'anonymous' });
    expect([takeWantedUrl(), location.hash]).toEqual([undefined, '']);
    expect(logged).toHaveBeenCalledOnce();
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
