import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config/config.ts';

const dayMs = 86_400_000;
/** Asked again after that; a year at most (RFC 9116, 2.5.5). */
const validDays = 30;

/** `GET /.well-known/security.txt`: to whom a weakness is told (RFC 9116); where nobody is named there is none. */
export function securityText(
  app: FastifyInstance,
  { securityContact }: Pick<Config, 'securityContact'>,
): void {
  if (securityContact === undefined) return;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_, reply) => {
    const today = Math.floor(Date.now() / dayMs);
    const expires = new Date((today + validDays) * dayMs).toISOString();
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
    return `Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: de, en, fr, it\n`;
  });
}
