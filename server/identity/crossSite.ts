import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '../base/problems.ts';
import { readingCookie } from './readingCookie.ts';
import { isSameSecret, newSecret } from './secret.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route never acts on behalf of a cookie, so that a forged call gains nothing. */
    isCookieBlind?: boolean;
    /** The route writes nothing but what is the reader's own: the reading cookie suffices. */
    isOpenToCookie?: boolean;
    /** The route reads a form and calls `requireOwnForm` itself: a form sends no headers. */
    isForm?: boolean;
  }
}

const crossSiteCookie = 'XSRF-TOKEN';
const crossSiteHeader = 'x-xsrf-token';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws a 403 problem for an unsafe call without bearer but with one of our cookies, unless it shows that its
 * sender can read the cookie `XSRF-TOKEN` (behaviour B59).
 */
export function requireSameSite(request: FastifyRequest): void {
  if (safeMethods.has(request.method) || request.headers.authorization) return;
  const { isCookieBlind, isForm } = request.routeOptions.config;
  if (isCookieBlind || isForm) return;
  const expected = request.cookies[crossSiteCookie];
  if (expected === undefined && request.cookies[readingCookie] === undefined) return;
  const given = request.headers[crossSiteHeader];
  if (!expected || typeof given !== 'string' || !isSameSecret(given, expected)) {
    throw new HttpProblem(403, 'cross-site');
  }
}

/** Throws a 403 problem unless the form was made for this browser: its hidden field repeats the cookie. */
export function requireOwnForm(request: FastifyRequest, field: string | undefined): void {
  const expected = request.cookies[crossSiteCookie];
  if (!expected || !field || !isSameSecret(field, expected)) throw new HttpProblem(403, 'cross-site');
}

/**
 * Gives the browser the cookie `XSRF-TOKEN` unless it has one, and returns what it holds. Never on an answer that
 * may be cached for others.
 */
export function ensureCrossSiteCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): string {
  const present = request.cookies[crossSiteCookie];
  if (present) return present;
  const secret = newSecret();
  reply.setCookie(crossSiteCookie, secret, { path: '/', sameSite: 'lax', secure: isSecure });
  return secret;
}
