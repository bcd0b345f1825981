import { errors, jwtVerify, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Issuer } from './Issuer.ts';

/** Who somebody is, as the identity provider vouches for it. `email` only if the provider has seen it proven. */
export interface Identity {
  sub: string;
  username: string;
  email: string | undefined;
}

/** The identity of a token, when it ends, and, where the issuer tells, the sign-in it came from. */
export interface VerifiedToken extends Identity {
  expiresAt: Date;
  grantId: string | undefined;
}

/** @param onProven told who it is before the issuer is asked whether the sign-in still holds: what is asked then travels with that question */
export type VerifyToken = (token: string, onProven?: (identity: Identity) => void) => Promise<VerifiedToken>;

/** The token proves nobody: forged, foreign, expired, revoked or not an id token. Answered with 401. */
export class InvalidTokenError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The token is not valid: ${reason}`, options);
    this.name = 'InvalidTokenError';
  }
}

const clockToleranceSeconds = 5;
/** Checking a signature costs as much as reading a product; a key that is withdrawn proves nobody after this time. */
const provenMs = 60_000;
const mostProven = 10_000;

type Issuing = Pick<Issuer, 'issuer' | 'clientId' | 'findKey' | 'isSignInLive'>;

/**
 * Makes the one check of id tokens, alike for Cognito and the embedded provider: signature (RS256 only), issuer,
 * our client as the only audience, life time and use (OpenID Connect Core 3.1.3.7, RFC 8725). Where the issuer tells
 * of sign-ins, a token is also refused once its sign-in is revoked or its user disabled.
 * The check throws `InvalidTokenError`; a database or key server that does not answer throws its own error.
 */
export function createVerifier(issuer: Issuing): VerifyToken {
  const proven = new LRUCache<string, JWTPayload>({ max: mostProven, ttl: provenMs, perf: Date });
  return async (token, onProven) => {
    const known = proven.get(token);
    const payload = known && !hasEnded(known) ? known : await verifiedPayload(token, issuer);
    if (payload !== known) proven.set(token, payload);
    if (payload.token_use !== 'id') throw new InvalidTokenError('it is not an id token.');
    if (typeof payload.aud !== 'string') throw new InvalidTokenError('it has several audiences.');
    const username = payload['cognito:username'];
    if (!payload.sub || typeof username !== 'string') throw new InvalidTokenError('it names no user.');
    const email =
      payload.email_verified === true && typeof payload.email === 'string' ? payload.email : undefined;
    const identity = { sub: payload.sub, username, email };
    onProven?.(identity);
    const grantId = await requireLiveSignIn(issuer, payload);
    return { ...identity, expiresAt: new Date(Number(payload.exp) * 1000), grantId };
  };
}

function hasEnded({ exp = 0 }: JWTPayload): boolean {
  return exp + clockToleranceSeconds <= Date.now() / 1000;
}

async function requireLiveSignIn(issuer: Issuing, payload: JWTPayload): Promise<string | undefined> {
  if (!issuer.isSignInLive) return undefined;
  const { origin_jti: grantId, sub } = payload;
  if (typeof grantId === 'string' && sub && (await issuer.isSignInLive(grantId, sub))) return grantId;
  throw new InvalidTokenError('the sign-in has ended or the user is disabled.');
}

async function verifiedPayload(token: string, { issuer, clientId, findKey }: Issuing): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, findKey, {
      issuer,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'token_use'],
      clockTolerance: clockToleranceSeconds,
    });
    return payload;
  } catch (error) {
    if (isFaultOfTheToken(error)) throw new InvalidTokenError(error.message, { cause: error });
    throw error;
  }
}

/** jose throws its own errors for tokens; these three are about the key server. */
function isFaultOfTheToken(error: unknown): error is errors.JOSEError {
  const ofTheKeyServer = [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code];
  return error instanceof errors.JOSEError && !ofTheKeyServer.includes(error.code);
}
