import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** Opens private pages and images to a signed-in browser, whose navigations and `<img>` cannot send a token. */
export const readingCookie = 'reading';

/** Where the cookie counts for nothing: calls on behalf of somebody send a bearer; public files need nobody. */
const closedToCookie = ['/api/import', '/api/user', '/api/session', '/idp', '/assets'];

/**
 * May the reading cookie speak for the caller here? Only to read, and never under `/api/import/`; to write only where a
 * call says that it writes what is the reader's own.
 */
export function isReadableByCookie(request: FastifyRequest): boolean {
  if (request.routeOptions.config.isOpenToCookie) return true;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const route = request.routeOptions.url ?? '/';
  return !closedToCookie.some((path) => route === path || route.startsWith(`${path}/`));
}
