import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCalls } from '../../resources/calls/session.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { HttpProblem, unauthorized } from '../base/problems.ts';
import { routeOf } from '../http/routeOf.ts';
import { ensureCrossSiteCookie, requireSameSite } from './crossSite.ts';
import { isReadableByCookie, readingCookie } from './readingCookie.ts';
import { closeReadingSession, findReader, openReadingSession } from './readingSession.ts';
import type { Issuer } from './Issuer.ts';
import { InvalidTokenError, type Identity, type VerifiedToken, type VerifyToken } from './verify.ts';

/** Who sent a request, as far as identity goes; rights are looked up by `sub`. */
export type CallerIdentity = { kind: 'anonymous' } | ({ kind: 'user'; via: 'bearer' | 'cookie' } & Identity);

declare module 'fastify' {
  interface FastifyRequest {
    caller: CallerIdentity;
  }
}

export interface CallerOptions {
  verify: VerifyToken;
  issuer: Pick<Issuer, 'isSignInLive'>;
  db: SystemQueries;
  /** Is the public origin https? Then our cookies never travel without it. */
  isSecure: boolean;
}

const anonymous: CallerIdentity = { kind: 'anonymous' };

/**
 * Fastify plugin for the whole server (register `@fastify/cookie` before it): sets `request.caller` before any
 * handler, refuses calls slipped in by other sites, and answers `PUT` and `DELETE /api/session`.
 * An invalid token is answered with 401 under `/api`; a page treats it as nobody.
 */
export async function caller(app: FastifyInstance, { verify, issuer, db, isSecure }: CallerOptions) {
  const scope = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  app.decorateRequest('caller');

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
      const token = await requireToken(request).catch((error: unknown) => {
        if (isCall || !(error instanceof HttpProblem)) throw error;
        return undefined;
      });
      return token ? user(token, 'bearer') : anonymous;
    }
    const secret = request.cookies[readingCookie];
    const reader = secret && isReadableByCookie(request) ? await findReader(db, issuer, secret) : undefined;
    return reader ? user(reader, 'cookie') : anonymous;
  }

  async function requireToken(request: FastifyRequest): Promise<VerifiedToken> {
    const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    try {
      if (!token) throw new InvalidTokenError('there is none in "Authorization: Bearer <id token>".');
      return await verify(token);
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
