import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scopeOfCall } from '../../resources/calls/scopeOfCall.ts';
import { sessionCalls } from '../../resources/calls/session.ts';
import type { Caller } from '../../resources/access/rule.ts';
import type { KeyScope } from '../../resources/platform/keyScopes.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { HttpProblem, unauthorized } from '../base/problems.ts';
import { routeOf } from '../http/routeOf.ts';
import { bearerOf } from './bearerOf.ts';
import { callerOfUser } from './callerOf.ts';
import { ensureCrossSiteCookie, requireSameSite } from './crossSite.ts';
import { subOfKey } from './keys/callerOfKey.ts';
import { findKey } from './keys/findKey.ts';
import { isLikeKeyText } from './keys/keyText.ts';
import { nameOfKey } from './keys/nameOfKey.ts';
import { isReadableByCookie, readingCookie } from './readingCookie.ts';
import { closeReadingSession, findReader, openReadingSession } from './readingSession.ts';
import type { Issuer } from './Issuer.ts';
import { InvalidTokenError, type Identity, type VerifiedToken, type VerifyToken } from './verify.ts';

/** Who sent a request, as far as identity goes; rights are looked up by `sub`. */
export type CallerIdentity =
  | { kind: 'anonymous' }
  | ({ kind: 'user'; via: 'bearer' | 'cookie' | 'key' } & Identity & {
        scopes?: readonly KeyScope[] | undefined;
      });

declare module 'fastify' {
  interface FastifyRequest {
    caller: CallerIdentity;
    /** The caller with rights that were read together with whether the sign-in holds; for the first who asks (`callerFirst.ts`). */
    callerAhead?: Promise<Caller> | undefined;
  }
}

export interface CallerOptions {
  verify: VerifyToken;
  issuer: Pick<Issuer, 'isSignInLive'>;
  /** Where sessions are opened and closed. */
  db: SystemQueries;
  /** Where they are found: also while none can be opened. */
  current: SystemQueries;
  /** Is the public origin https? Then our cookies never travel without it. */
  isSecure: boolean;
}

const anonymous: CallerIdentity = { kind: 'anonymous' };

/**
 * Fastify plugin for the whole server (register `@fastify/cookie` before it): sets `request.caller` before any
 * handler, refuses calls slipped in by other sites, and answers `PUT` and `DELETE /api/session`.
 * An invalid token is answered with 401 under `/api`; a page treats it as nobody.
 */
export async function caller(app: FastifyInstance, { verify, issuer, db, current, isSecure }: CallerOptions) {
  const scope = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  app.decorateRequest('caller');
  app.decorateRequest('callerAhead');

  app.addHook('onRequest', async (request) => {
    request.caller = anonymous;
    requireSameSite(request);
    request.caller = await identify(request);
  });

  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = await requireToken(request);
    const former = request.cookies[readingCookie];
    if (former) await closeReadingSession(db, former);
    const secret = await openReadingSession(db, token);
    ensureCrossSiteCookie(request, reply, isSecure);
    return reply
      .setCookie(readingCookie, secret, { ...scope, expires: token.expiresAt })
      .header('cache-control', 'no-store')
      .code(204)
      .send();
  };
  app.route({ ...routeOf(sessionCalls.open), handler: open });

  const close = async (request: FastifyRequest, reply: FastifyReply) => {
    const secret = request.cookies[readingCookie];
    if (secret) await closeReadingSession(db, secret);
    return reply.clearCookie(readingCookie, scope).header('cache-control', 'no-store').code(204).send();
  };
  app.route({ ...routeOf(sessionCalls.close), handler: close });

  async function identify(request: FastifyRequest): Promise<CallerIdentity> {
    if (request.headers.authorization !== undefined) {
      const isCall = request.routeOptions.url?.startsWith('/api/') ?? false;
      if (request.routeOptions.config.call?.signsInItself) return anonymous;
      const shown = bearerOf(request);
      if (shown !== undefined && isLikeKeyText(shown)) return isCall ? keyCaller(shown, request) : anonymous;
      const onProven = isCall ? (identity: Identity) => readAhead(request, identity) : undefined;
      const token = await requireToken(request, onProven).catch((error: unknown) => {
        if (isCall || !(error instanceof HttpProblem)) throw error;
        return undefined;
      });
      return token ? user(token, 'bearer') : anonymous;
    }
    const secret = request.cookies[readingCookie];
    const reader =
      secret && isReadableByCookie(request) ? await findReader(current, issuer, secret) : undefined;
    return reader ? user(reader, 'cookie') : anonymous;
  }

  /**
   * A key opens calls alone: a page answers it as it answers a stranger. Throws 401 for one that opens nothing, 403 for
   * a call that no key opens, also where everybody is answered.
   */
  async function keyCaller(shown: string, { routeOptions }: FastifyRequest): Promise<CallerIdentity> {
    const key = await findKey(current, shown);
    if (!key) throw unauthorized({ headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });
    const { call } = routeOptions.config;
    if (call && !scopeOfCall(call)) throw new HttpProblem(403, 'key-call');
    const { sid, name, scopes } = key;
    return {
      kind: 'user',
      via: 'key',
      sub: subOfKey(sid),
      username: nameOfKey(name),
      email: undefined,
      scopes,
    };
  }

  /** What the rights are is asked while the sign-in is checked, so that both go to the database at once. */
  function readAhead(request: FastifyRequest, identity: Identity): void {
    request.callerAhead = callerOfUser(current, identity);
    // Whoever is refused asks for them no more.
    request.callerAhead.catch(() => {});
  }

  async function requireToken(
    request: FastifyRequest,
    onProven?: (identity: Identity) => void,
  ): Promise<VerifiedToken> {
    const token = bearerOf(request);
    try {
      if (!token) throw new InvalidTokenError('there is none in "Authorization: Bearer <id token>".');
      return await verify(token, onProven);
    } catch (error) {
      if (!(error instanceof InvalidTokenError)) throw error;
      request.log.debug(error.message);
      throw unauthorized(token ? { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } } : {});
    }
  }
}

// The hook must hold for every route of the server, not only for those registered in here.
Object.assign(caller, { [Symbol.for('skip-override')]: true });

function user({ sub, username, email }: Identity, via: 'bearer' | 'cookie'): CallerIdentity {
  return { kind: 'user', sub, username, email, via };
}
