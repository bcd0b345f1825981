import type { FastifyRequest } from 'fastify';

/** Does the client hold what goes by this entity tag (`If-None-Match`, compared weakly; RFC 9110 section 13.1.2)? */
export function hasAlready({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return (headers['if-none-match'] ?? '')
    .split(',')
    .some((given) => given.trim().replace(/^W\//, '') === opaque);
}
