import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config/config.ts';
import { tooMany } from '../base/problems.ts';

/**
 * Headers for every answer, and a limit for what writes. The pages set their Content-Security-Policy
 * themselves, as only they know their styles and nonces.
 * @param accountOf whoever is signed in, whose calls are counted wherever they come from (behaviour B164)
 */
export async function security(
  app: FastifyInstance,
  config: Config,
  accountOf: (request: FastifyRequest) => string | undefined,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: config.publicOrigin.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(rateLimit, {
    max: config.writesAMinute,
    timeWindow: '1 minute',
    // Whoever has gone already has no address any more.
    keyGenerator: (request) => accountOf(request) ?? request.ip ?? '',
    allowList: ({ method, routeOptions }) =>
      ['GET', 'HEAD', 'OPTIONS'].includes(method) && !routeOptions.config.rateLimit,
    errorResponseBuilder: (_, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  // A form of another site can post text/plain without asking: nothing here reads it.
  app.removeContentTypeParser('text/plain');
}
