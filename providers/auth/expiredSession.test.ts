// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringServer, problem } from '../../tests/setup/answeringServer.ts';
import { pool, refusal, token } from '../../tests/setup/mockedPool.ts';
import { authorizedRequest } from './authorizedRequest.ts';
import { takeLoginNotice } from './loginNotice.ts';
import { announceLoginChange, onLoginChange, type LoginChange } from './onLoginChange.ts';
import { currentCaller } from './rights.ts';
import { signOutEverywhere } from './signOut.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

const renewed = { ...token, toString: () => 'new' };
const signedIn = (idToken: typeof token = token) => ({ tokens: { idToken } });

beforeEach(() => {
  announceLoginChange('here');
  document.documentElement.lang = 'it';
});
afterEach(() => vi.restoreAllMocks());

describe('A token that the server refuses', () => {
  const bearers = (calls: ReturnType<typeof answeringServer>) =>
    calls.map(({ headers }) => headers.get('authorization'));

  it('is renewed once, and the call sent again', async () => {
    pool.fetchAuthSession.mockImplementation(async ({ forceRefresh } = {}) =>
      signedIn(forceRefresh ? renewed : token),
    );
    const calls = answeringServer(({ headers }) =>
      headers.get('authorization') === 'Bearer new' ? Response.json({}) : problem(401, 'Abgelaufen'),
    );
    const response = await authorizedRequest('/api/x', { method: 'PUT', body: '{"a":1}' });
    expect([response.status, bearers(calls)]).toEqual([200, ['Bearer a.b.c', 'Bearer new']]);
    expect(calls.map(({ body }) => body)).toEqual([{ a: 1 }, { a: 1 }]);
  });

  it('is not renewed a second time', async () => {
    pool.fetchAuthSession.mockResolvedValue(signedIn());
    const calls = answeringServer(() => problem(401, 'Abgelaufen'));
    await expect(authorizedRequest('/api/x')).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(2);
  });

  it('ends the session where the pool says that it is over: told here, and said on the login page', async () => {
    localStorage.setItem('CognitoIdentityServiceProvider..LastAuthUser', 'supplier');
    sessionStorage.setItem('draft', 'of this user');
    pool.fetchAuthSession.mockImplementation(async ({ forceRefresh } = {}) => {
      if (forceRefresh) throw refusal('NotAuthorizedException', 'Refresh Token has been revoked');
      return signedIn();
    });
    const heard: LoginChange[] = [];
    const stop = onLoginChange((change) => heard.push(change));
    const calls = answeringServer(({ path }) =>
      path === '/api/session' ? new Response(null, { status: 204 }) : problem(401, 'Abgelaufen'),
    );
    await expect(authorizedRequest('/api/x')).rejects.toMatchObject({ status: 401 });
    stop();
    expect(heard).toEqual(['ended']);
    expect([takeLoginNotice(), sessionStorage.getItem('draft')]).toEqual(['sessionEnded', null]);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/x',
      'DELETE /api/session',
    ]);
  });
});

describe('Signing out everywhere', () => {
  const revoked = refusal('NotAuthorizedException', 'Access Token has been revoked');
  const heardWhile = async (work: () => Promise<unknown>) => {
    const heard: LoginChange[] = [];
    const stop = onLoginChange((change) => heard.push(change));
    await work();
    stop();
    return heard;
  };
  beforeEach(() => {
    localStorage.setItem('CognitoIdentityServiceProvider..LastAuthUser', 'supplier');
    pool.fetchAuthSession.mockImplementation(async ({ forceRefresh } = {}) => {
      if (forceRefresh) throw revoked;
      return signedIn();
    });
  });

  it('is no session that was found over, though calls under way are refused before it is done', async () => {
    answeringServer(async ({ method, path }) => {
      if (path === '/api/x') return problem(401, 'Abgelaufen');
      if (method === 'DELETE') return new Response(null, { status: 204 });
      // The pool has ended all sign-ins, and its answer is still on its way.
      await authorizedRequest('/api/x').catch(() => undefined);
      return Response.json({});
    });
    expect(await heardWhile(signOutEverywhere)).toEqual(['left']);
    expect(takeLoginNotice()).toBeUndefined();
  });

  it('that is refused because the session is over already says so', async () => {
    answeringServer(({ path }) =>
      path === '/api/session'
        ? new Response(null, { status: 204 })
        : Response.json({ __type: revoked.name, message: revoked.message }, { status: 400 }),
    );
    const heard = await heardWhile(() => expect(signOutEverywhere()).rejects.toThrow('authErrors'));
    expect([heard, takeLoginNotice()]).toEqual([['ended'], 'sessionEnded']);
  });
});

describe('A call', () => {
  it('goes without a token where nobody is signed in, in the language of the page', async () => {
    const calls = answeringServer(() => Response.json({}));
    await authorizedRequest('/api/x', { headers: { 'if-match': '"3"' } });
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      'accept-language': 'it',
      'if-match': '"3"',
    });
  });

  it('that is refused for another reason is not sent twice', async () => {
    pool.fetchAuthSession.mockResolvedValue(signedIn());
    const calls = answeringServer(() => problem(403, 'Nicht erlaubt'));
    await expect(authorizedRequest('/api/x')).rejects.toMatchObject({ status: 403 });
    expect(calls).toHaveLength(1);
  });
});

describe('The rights', () => {
  const admin = [{ right: 'ADMIN' }];

  it('are asked for once, however many ask, and anew when somebody signs in', async () => {
    pool.fetchAuthSession.mockResolvedValue(signedIn());
    const calls = answeringServer(() => Response.json({ rights: admin }));
    const [one, other] = await Promise.all([currentCaller(), currentCaller()]);
    expect([one, other]).toEqual([{ kind: 'user', sub: '1', rights: admin }, one]);
    await currentCaller();
    expect(calls).toHaveLength(1);
    announceLoginChange('here');
    await currentCaller();
    expect(calls).toHaveLength(2);
  });

  it('are those last heard of, while the server cannot be reached', async () => {
    pool.fetchAuthSession.mockResolvedValue(signedIn());
    sessionStorage.setItem('userRights', JSON.stringify({ sub: '1', rights: admin }));
    answeringServer(() => problem(503, 'Wartung'));
    expect(await currentCaller()).toEqual({ kind: 'user', sub: '1', rights: admin });
  });

  it('are never those of somebody else, nor kept against a refusal', async () => {
    pool.fetchAuthSession.mockResolvedValue(signedIn());
    sessionStorage.setItem('userRights', JSON.stringify({ sub: '2', rights: admin }));
    answeringServer(() => problem(503, 'Wartung'));
    await expect(currentCaller()).rejects.toMatchObject({ status: 503 });
    sessionStorage.setItem('userRights', JSON.stringify({ sub: '1', rights: admin }));
    answeringServer(() => problem(403, 'Nicht erlaubt'));
    await expect(currentCaller()).rejects.toMatchObject({ status: 403 });
  });

  it('that could not be had are asked for again', async () => {
    pool.fetchAuthSession.mockResolvedValue(signedIn());
    let isDown = true;
    answeringServer(() => (isDown ? problem(503, 'Wartung') : Response.json({ rights: admin })));
    await expect(currentCaller()).rejects.toMatchObject({ status: 503 });
    isDown = false;
    expect(await currentCaller()).toMatchObject({ rights: admin });
  });
});
