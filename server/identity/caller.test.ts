import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../../tests/setup/identityApp.ts';
import { callIdentity, signIn, tokenFor } from '../../tests/setup/signIn.ts';
import { pool } from '../../idp/pool.ts';

let identity: IdentityApp;
let token: string;

beforeAll(async () => {
  identity = await identityApp();
  token = await tokenFor(identity.app, 'editor');
});

const bearer = (value = token) => ({ authorization: `Bearer ${value}` });

function send(
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' = 'GET',
) {
  return identity.app.inject({ method, url, headers });
}

/** The cookies that an answer sets, as the browser sends them back. */
function cookiesOf({ cookies }: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

function asHeader(cookies: Record<string, string>): { cookie: string } {
  return {
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  };
}

async function openSession(idToken = token) {
  const response = await send('/api/session', bearer(idToken), 'PUT');
  return { response, cookies: cookiesOf(response) };
}

describe('a bearer', () => {
  it('tells the caller; without one nobody calls', async () => {
    expect((await send('/api/import/orga', bearer())).json()).toMatchObject({
      kind: 'user',
      username: 'editor',
      email: 'editor@baustein.example',
      via: 'bearer',
    });
    expect((await send('/api/import/orga')).json()).toEqual({ kind: 'anonymous' });
  });

  it('that is invalid is refused by the API, and is nobody on a page', async () => {
    for (const header of ['Bearer x', 'Bearer', 'Basic YTpi', `Bearer ${token} ${token}`, token]) {
      const response = await send('/api/CH/products', { authorization: header });
      expect(response.statusCode).toBe(401);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
    }
    expect((await send('/de', { authorization: 'Bearer x' })).json()).toEqual({ kind: 'anonymous' });
  });

  it('counts in its header only, not in the query', async () => {
    for (const name of ['access_token', 'token', 'id_token', 'authorization']) {
      expect((await send(`/api/import/orga?${name}=${token}`)).json()).toEqual({ kind: 'anonymous' });
    }
  });
});

describe('the reading cookie', () => {
  it('is set for this host, out of reach of scripts, until the token ends', async () => {
    const { response } = await openSession();
    expect(response.statusCode).toBe(204);
    const cookie = response.cookies.find(({ name }) => name === 'reading');
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('domain');
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { exp: number };
    expect(cookie?.expires?.getTime()).toBe(exp * 1000);
    const stored = await identity.sql`select to_jsonb(s) from idp.reading_session s`;
    expect(JSON.stringify(stored)).not.toContain(cookie?.value);
    expect((await send('/api/session', {}, 'PUT')).statusCode).toBe(401);
  });

  it('opens pages and storefront reads, never the import API, the rights or a write', async () => {
    const { cookies } = await openSession();
    const headers = { ...asHeader(cookies), 'x-xsrf-token': cookies['XSRF-TOKEN']! };
    for (const url of ['/de/product/a/b', '/api/CH/products']) {
      expect((await send(url, headers)).json()).toMatchObject({
        kind: 'user',
        username: 'editor',
        via: 'cookie',
      });
    }
    for (const url of ['/api/import/orga', '/api/user/rights']) {
      expect((await send(url, headers)).json<{ via?: string }>().via).not.toBe('cookie');
    }
    expect((await send('/api/CH/products', headers, 'POST')).json()).toEqual({ kind: 'anonymous' });
  });

  it('is not taken for a bearer', async () => {
    const { cookies } = await openSession();
    expect((await send('/api/import/orga', bearer(cookies.reading))).statusCode).toBe(401);
  });

  it('ends with the session, with the sign-in behind it, and in time (abuse case 7)', async () => {
    const { app, sql } = identity;
    const first = await openSession();
    const headers = { ...asHeader(first.cookies), 'x-xsrf-token': first.cookies['XSRF-TOKEN']! };
    const closed = await send('/api/session', headers, 'DELETE');
    expect(closed.statusCode).toBe(204);
    expect(closed.cookies.find(({ name }) => name === 'reading')?.value).toBe('');
    expect((await send('/de', headers)).json()).toEqual({ kind: 'anonymous' });

    const { IdToken, RefreshToken } = await signIn(app, 'editor');
    const second = asHeader((await openSession(IdToken)).cookies);
    expect((await send('/de', second)).json()).toMatchObject({ kind: 'user' });
    await callIdentity(app, 'RevokeToken', { ClientId: pool.clientId, Token: RefreshToken });
    expect((await send('/de', second)).json()).toEqual({ kind: 'anonymous' });

    const third = asHeader((await openSession()).cookies);
    await sql`update idp.reading_session set expires_at = now()`;
    expect((await send('/de', third)).json()).toEqual({ kind: 'anonymous' });
  });
});

describe('an unsafe call with our cookie and without bearer', () => {
  it('must repeat XSRF-TOKEN in its header (abuse case 66)', async () => {
    const { cookies } = await openSession();
    const post = (headers: Record<string, string>) => send('/api/CH/products', headers, 'POST');
    const cookie = asHeader(cookies);
    expect((await post(cookie)).statusCode).toBe(403);
    expect((await post({ ...cookie, 'x-xsrf-token': 'guessed' })).statusCode).toBe(403);
    expect((await post(asHeader({ reading: cookies.reading! }))).statusCode).toBe(403);
    expect((await post({ ...asHeader({ 'XSRF-TOKEN': '' }), 'x-xsrf-token': '' })).statusCode).toBe(403);
    expect((await post({ ...cookie, 'x-xsrf-token': cookies['XSRF-TOKEN']! })).statusCode).toBe(200);
    expect((await send('/api/session', cookie, 'DELETE')).statusCode).toBe(403);
  });

  it('is not in question with a bearer, without our cookies, and for sign-ins, which no cookie helps', async () => {
    const { cookies } = await openSession();
    expect((await send('/api/CH/products', { ...asHeader(cookies), ...bearer() }, 'POST')).statusCode).toBe(
      200,
    );
    expect((await send('/api/CH/products', { cookie: 'other=1' }, 'POST')).statusCode).toBe(200);
    const body = { ClientId: pool.clientId, RefreshToken: 'x' };
    const answer = await callIdentity(identity.app, 'GetTokensFromRefreshToken', body, {
      headers: asHeader(cookies),
    });
    expect(answer).toMatchObject({ message: 'Invalid Refresh Token' });
  });
});
