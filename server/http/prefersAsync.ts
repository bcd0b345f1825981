import type { FastifyRequest } from 'fastify';

/** Does the caller want an answer at once, whatever is still to come (`Prefer: respond-async`, RFC 7240)? */
export function prefersAsync({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /(^|[,;\s])respond-async($|[,;\s])/i.test(String(headers.prefer ?? ''));
}
