// @vitest-environment jsdom
import { localStorageStore } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { platform } from '../../resources/platform/platforms.ts';
import { pool, refusal } from '../../tests/setup/mockedPool.ts';
import { awaitImport } from '../data/awaitedImports.ts';
import { createAuthProvider } from './authProvider.ts';
import { announceLoginChange } from './onLoginChange.ts';
import { inSession } from './session.ts';
import { signOut } from './signOut.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);
vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));

const provider = createAuthProvider({
  platform: platform('CH'),
  entityOf: () => undefined,
  loginPath: () => '/de/login',
});

test.each([
  ['signed out by hand', signOut],
  [
    'the pool withdrew it',
    () => {
      pool.call.mockRejectedValueOnce(refusal('NotAuthorizedException', 'Refresh Token has been revoked'));
      return inSession(pool.call);
    },
  ],
  [
    'it has expired, of which the library only forgets it',
    () => {
      localStorage.setItem('CognitoIdentityServiceProvider..LastAuthUser', 'supplier');
      return provider.checkAuth({});
    },
  ],
  ['another tab ended it', () => provider.checkAuth({})],
  ['the server refuses it', () => provider.checkError({ status: 401 })],
])('List settings and awaited imports go with a session: %s', async (_how, end) => {
  announceLoginChange('here');
  for (const key of ['CH', 'CH_DEMO']) {
    const store = localStorageStore('1', `backoffice-${key}`);
    store.setup();
    store.setItem('orgas.listParams', { filter: { name: 'Alpenfenster' } });
    store.setItem('preferences.products.columns', ['title']);
  }
  awaitImport('1', '6f1c2e0a');
  sessionStorage.setItem('userRights', '{}');
  const ofTheVisitor = ['consent', 'shortlist'];
  for (const key of ofTheVisitor) localStorage.setItem(key, 'x');

  await end().catch(() => undefined);
  const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  const ofTheEnd = ['loginChange', 'loginNotice', 'wantedUrl'];
  expect(kept.filter((key) => !ofTheEnd.includes(key)).sort()).toEqual(ofTheVisitor);
});
