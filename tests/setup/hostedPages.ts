import { createHash, randomBytes } from 'node:crypto';
import { beforeEach } from 'vitest';
import { demoPassword } from '../../demo/demoUsers.ts';
import { pool } from '../../idp/pool.ts';
import { formBrowser, type FormBrowser } from './formBrowser.ts';
import { identityApp, type IdentityApp } from './identityApp.ts';
import { callIdentity } from './signIn.ts';

export const site = 'http://ch.localhost:3000';
export const callback = `${site}/authgrant-redirect`;
export const verifier = randomBytes(48).toString('base64url');
export const challenge = createHash('sha256').update(verifier).digest('base64url');

/** What a call has instead of, or besides, what is right; undefined leaves it out. */
export type Changes = Record<string, string | undefined>;

export interface HostedPages extends IdentityApp {
  /** A new browser at a platform. */
  browser(cookies?: Record<string, string>, host?: string): FormBrowser;
  /** From the authorization endpoint to the answer of the sign-in form. */
  signInOn(
    person: FormBrowser,
    login?: string,
    password?: string,
    changes?: Changes,
  ): ReturnType<FormBrowser['get']>;
  /** What the token endpoint gives for a code. */
  redeem(code: string, changes?: Changes): Promise<Redeemed>;
  /** What a refresh token gives. */
  renew(refreshToken: string): Promise<Record<string, unknown>>;
}

interface Redeemed {
  status: number;
  id_token?: string;
  access_token?: string;
  refresh_token?: string;
  error?: string;
}

/** The query with which a client leads to the hosted pages. */
export function query(changes: Changes = {}): string {
  return encoded({
    client_id: pool.clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email aws.cognito.signin.user.admin',
    state: 'state-of-the-client',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  });
}

/** The code with which the hosted pages lead back. Throws where there is none. */
export function codeIn(location: string): string {
  const code = new URL(location).searchParams.get('code');
  if (!code) throw new Error(`No code in ${location}`);
  return code;
}

/** Identity with its hosted pages, and browsers and a client for them. */
export async function hostedPages(): Promise<HostedPages> {
  const identity = await identityApp();
  const { app, sql } = identity;
  beforeEach(async () => {
    await sql`delete from idp.failed_sign_in`;
  });
  return {
    ...identity,
    browser: (cookies, host) => formBrowser(app, cookies, host),
    async signInOn(person, login = 'editor', password = demoPassword, changes = {}) {
      const begun = await person.get(`/idp/oauth2/authorize?${query(changes)}`);
      const page = await person.get(begun.location);
      return person.submit(page, { login, password });
    },
    async redeem(code, changes = {}) {
      const fields = {
        grant_type: 'authorization_code',
        client_id: pool.clientId,
        redirect_uri: callback,
        code,
        code_verifier: verifier,
        ...changes,
      };
      const response = await app.inject({
        method: 'POST',
        url: '/idp/oauth2/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'ch.localhost:3000' },
        payload: encoded(fields),
      });
      return { ...response.json<Redeemed>(), status: response.statusCode };
    },
    renew: (RefreshToken) =>
      callIdentity(app, 'GetTokensFromRefreshToken', { ClientId: pool.clientId, RefreshToken }),
  };
}

function encoded(fields: Changes): string {
  return new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
}
