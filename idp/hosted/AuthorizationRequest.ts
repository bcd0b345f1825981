import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { pool } from '../pool.ts';
import { accountScope } from '../tokens/tokens.ts';
import { isCallback } from './redirects.ts';

/** What a client asks the authorization endpoint for; carried along in the address of every page. */
export interface AuthorizationRequest {
  clientId: string;
  redirectUri: string;
  /** Separated by spaces, in our order. */
  scope: string;
  codeChallenge: string;
  /** The client's own; given back as it came. */
  state: string | undefined;
  nonce: string | undefined;
  prompt: string | undefined;
  loginHint: string | undefined;
}

/** The scopes that the app client may ask for; `openid` is what makes an id token. */
export const scopes = [accountScope, 'openid', 'email', 'profile', 'phone'];

/** Who asks cannot be trusted with an answer: it is shown here, not sent back (RFC 6749 section 4.1.2.1). */
export class UntrustedClient extends Error {
  override name = 'UntrustedClient';
  readonly key: 'client' | 'redirect';

  constructor(key: 'client' | 'redirect') {
    super(`untrusted ${key}`);
    this.key = key;
  }
}

type ErrorCode = 'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'login_required';

/** A known client asks for what it cannot have: it is told so at its call-back address. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest';
  readonly location: string;

  constructor(
    { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
    code: ErrorCode,
    why: string,
  ) {
    super(why);
    this.location = addressWith(redirectUri, { error: code, error_description: why, state });
  }
}

/**
 * Reads what the client asks for: the code flow with PKCE by S256 only (RFC 9700 section 2.1.1), back to an exactly
 * known address. Throws `UntrustedClient` or `RefusedRequest`.
 */
export function readAuthorizationRequest(
  provider: EmbeddedProvider,
  query: URLSearchParams,
): AuthorizationRequest {
  const only = (name: string) =>
    query.getAll(name).length === 1 ? (query.get(name) ?? undefined) : undefined;
  const redirectUri = only('redirect_uri') ?? '';
  if (only('client_id') !== pool.clientId) throw new UntrustedClient('client');
  if (!isCallback(provider, redirectUri)) throw new UntrustedClient('redirect');

  const state = only('state');
  const refuse = (code: ErrorCode, why: string) => new RefusedRequest({ redirectUri, state }, code, why);
  const twice = [...new Set(query.keys())].find((name) => query.getAll(name).length > 1);
  if (twice) throw refuse('invalid_request', `The parameter ${twice} is given more than once.`);
  if ([...query.values()].some((value) => value.length > 2048)) {
    throw refuse('invalid_request', 'A parameter is longer than 2048 characters.');
  }
  if (only('response_type') !== 'code') throw refuse('unsupported_response_type', 'Only code is supported.');
  const asked = new Set((only('scope') ?? scopes.join(' ')).split(' ').filter(Boolean));
  if (!asked.has('openid') || [...asked].some((scope) => !scopes.includes(scope))) {
    throw refuse('invalid_scope', `The scope must hold openid and nothing beside ${scopes.join(' ')}.`);
  }
  const codeChallenge = only('code_challenge') ?? '';
  if (only('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge)) {
    throw refuse('invalid_request', 'PKCE with code_challenge_method S256 is required.');
  }
  return {
    clientId: pool.clientId,
    redirectUri,
    scope: scopes.filter((scope) => asked.has(scope)).join(' '),
    codeChallenge,
    state,
    nonce: only('nonce'),
    prompt: only('prompt'),
    loginHint: only('login_hint'),
  };
}

/** The query that makes another page read the same. */
export function queryOf(wanted: AuthorizationRequest, more: Record<string, string | undefined> = {}): string {
  return new URLSearchParams(
    present({
      client_id: wanted.clientId,
      redirect_uri: wanted.redirectUri,
      response_type: 'code',
      scope: wanted.scope,
      code_challenge: wanted.codeChallenge,
      code_challenge_method: 'S256',
      state: wanted.state,
      nonce: wanted.nonce,
      login_hint: wanted.loginHint,
      ...more,
    }),
  ).toString();
}

/** The address with these values in its query; those left out are dropped. */
export function addressWith(address: string, values: Record<string, string | undefined>): string {
  return `${address}?${new URLSearchParams(present(values))}`;
}

function present(values: Record<string, string | undefined>): [string, string][] {
  return Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
}
