// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '../../resources/access/rule.ts';
import { platform } from '../../resources/platforms.ts';
import { entities } from '../../resources/registry.ts';
import type { Entity } from '../../resources/entity.ts';
import { AuthError, toAuthError } from './authErrors.ts';
import { createAuthProvider } from './authProvider.ts';
import { canAccess } from './canAccess.ts';
import { log } from './log.ts';
import { rememberLoginNotice, takeLoginNotice } from './loginNotice.ts';
import { announceLoginChange, onLoginChange } from './onLoginChange.ts';
import { idToken, inSession } from './session.ts';
import { currentCaller } from './rights.ts';
import { signIn } from './signIn.ts';
import { pathOnThisSite, rememberWantedUrl, takeWantedUrl } from './wantedUrl.ts';

const pool = vi.hoisted(() => ({
  signIn: vi.fn(),
  signOut: vi.fn(async () => undefined),
  fetchAuthSession: vi.fn(),
  /** Any call about the own account. */
  call: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('aws-amplify/auth', () => pool);

const entityOf = (resource: string): Entity | undefined =>
  ({ orgas: entities.orga, products: entities.product, categories: entities.category })[resource];

const supplier: Caller = {
  kind: 'user',
  sub: '1',
  rights: [
    { right: 'COMPANY', orgaCountry: { sid: 'acme', country: 'CH' } },
    { right: 'EDIT_PRODUCTS', orgaCountry: { sid: 'door', country: 'CH' } },
  ],
};
const admin: Caller = { kind: 'user', sub: '2', rights: [{ right: 'ADMIN' }] };
const token = { payload: { sub: '1', 'cognito:username': 'supplier' }, toString: () => 'a.b.c' };

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  pool.fetchAuthSession.mockResolvedValue({});
});

describe('what a caller may do', () => {
  const may = (caller: Caller, action: string, resource: string, record?: object, on = 'CH') =>
    canAccess(caller, platform(on), { action, resource, ...(record && { record: { ...record } }) }, entityOf);

  test('a company right opens that company, and only in its country', () => {
    expect(may(supplier, 'edit', 'orgas', { sid: 'acme' })).toBe(true);
    expect(may(supplier, 'edit', 'orgas', { sid: 'other' })).toBe(false);
    expect(may(supplier, 'edit', 'orgas', { sid: 'acme' }, 'DE')).toBe(false);
  });

  test('the right to edit products opens products of its company, not the company', () => {
    expect(may(supplier, 'edit', 'products', { orgaSid: 'door' })).toBe(true);
    expect(may(supplier, 'edit', 'orgas', { sid: 'door' })).toBe(false);
  });

  test('menu entries follow the feature and the platform group', () => {
    expect(may(supplier, 'open', 'import')).toBe(true);
    expect(may(supplier, 'open', 'categories')).toBe(false);
    expect(may(admin, 'open', 'advertisement')).toBe(true);
    expect(may(admin, 'open', 'advertisement', undefined, 'RHB')).toBe(false);
  });

  test('what nobody declared is refused', () => {
    expect(may(admin, 'list', 'secrets')).toBe(false);
    expect(may(admin, 'fly', 'orgas')).toBe(false);
  });
});

describe('the wanted address (abuse case 68)', () => {
  test('is given back once', () => {
    rememberWantedUrl('/de/backoffice/orgas?page=2');
    expect(takeWantedUrl()).toBe('/de/backoffice/orgas?page=2');
    expect(takeWantedUrl()).toBeUndefined();
  });

  test.each([
    'https://elsewhere.example/de',
    '//elsewhere.example/de',
    '/\\elsewhere.example/de',
    '\\\\elsewhere.example/de',
    '/%2F/elsewhere.example/de',
    '/%5Celsewhere.example/de',
    '/de/../../idp/logout',
    '/de/%2e%2e/%2e%2e/idp/logout',
    ' //elsewhere.example/de',
    '/\t/elsewhere.example/de',
    'http://ch.localhost:3000@elsewhere.example/de',
    'http://ch.localhost:3000//elsewhere.example/x',
    'http://sandbox-ch.localhost:3000/de',
    'javascript:alert(1)',
    'data:text/html,x',
    '/api/session',
    '/authgrant-redirect?code=1&state=2',
    '/de/login',
  ])('never leads to %s', (url) => {
    expect(pathOnThisSite(url, 'http://ch.localhost:3000')).toBeUndefined();
  });
});

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
    pool.signIn.mockRejectedValueOnce(named('NotAuthorizedException', 'Incorrect username or password.'));
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
    expect(toAuthError(named('NotAuthorizedException', 'User is disabled.')).key).toBe('disabled');
  });
});

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
      pool.call.mockRejectedValueOnce(named(name, message));
      pool.fetchAuthSession.mockRejectedValueOnce(named(name, message));
      expect(await discover().catch(() => undefined)).toBeUndefined();
      expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
        ['loginChange'],
        ['loginNotice'],
      ]);
      pool.fetchAuthSession.mockReset().mockResolvedValue({});
    }
  });

  test('outlives any other refusal', async () => {
    localStorage.setItem('CognitoIdentityServiceProvider..supplier.idToken', 'x');
    pool.call.mockRejectedValueOnce(named('NotAuthorizedException', 'Incorrect username or password.'));
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
    pool.fetchAuthSession.mockRejectedValueOnce(named('NetworkError', 'A network error has occurred.'));
    await expect(idToken()).rejects.toMatchObject({ key: 'network' });
    expect(localStorage.length).toBe(1);
  });
});

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
    const logged = vi.spyOn(log, 'warn').mockImplementation(() => {});
    history.replaceState(null, '', '/de/backoffice/orgas');
    expect(await provider.getPermissions?.({})).toMatchObject({ kind: 'anonymous' });
    expect(takeWantedUrl()).toBeUndefined();
    announceLoginChange('here');
    expect(await closed.getPermissions?.({})).toMatchObject({ kind: 'anonymous' });
    expect([takeWantedUrl(), location.hash]).toEqual(['/de/backoffice/orgas', '#login']);

    history.replaceState(null, '', '/de/backoffice/orgas');
    announceLoginChange('here');
    pool.fetchAuthSession.mockRejectedValueOnce(named('NotAuthorizedException', 'Not authorized.'));
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

describe('whoever follows the login', () => {
  const shownAgain = (persisted: boolean) =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  const otherTab = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

  test('hears of this tab, of others, and of a page that the browser had kept, until told to stop', () => {
    const heard: string[] = [];
    const stop = onLoginChange((change) => heard.push(change));
    announceLoginChange('here');
    announceLoginChange('ended');
    otherTab('loginChange');
    otherTab(null);
    shownAgain(true);
    expect(heard).toEqual(['here', 'ended', 'elsewhere', 'elsewhere', 'elsewhere']);
    otherTab('something else');
    shownAgain(false);
    stop();
    announceLoginChange('here');
    shownAgain(true);
    expect(heard).toHaveLength(5);
  });

  test('on a kept page is asked for the rights anew', async () => {
    pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token } });
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ rights: [] }));
    announceLoginChange('here');
    await currentCaller();
    await currentCaller();
    expect(asked).toHaveBeenCalledTimes(1);
    shownAgain(true);
    await currentCaller();
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
