import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config/config.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { keys } from '../../resources/limits.ts';
import { tooMany } from '../base/problems.ts';
import { rateLimitHeaders } from './limits/rateLimitHeaders.ts';
import { sharedCounts } from './limits/sharedCounts.ts';
import { openReads } from './openReads.ts';

/** What browsers are told with every answer, as the library Helmet has it, which makes it anew for each. */
const safeguards = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * Headers for every answer, and a limit for what writes. The pages set their Content-Security-Policy
 * themselves, as only they know their styles and nonces.
 * @param db the primary, where calls are counted for all processes
 * @param accountOf whoever is signed in, whose calls are counted wherever they come from (behaviour B164)
 */
export async function security(
  app: FastifyInstance,
  config: Config,
  db: SystemQueries,
  accountOf: (request: FastifyRequest) => string | undefined,
): Promise<void> {
  const isSecure = config.publicOrigin.startsWith('https:');
  const headers = isSecure ? { ...safeguards, 'strict-transport-security': 'max-age=31536000' } : safeguards;
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  openReads(app, config);
  rateLimitHeaders(app);
  await app.register(rateLimit, {
    max: (request) => (isKey(request) ? keys.callsAMinute : config.writesAMinute),
    timeWindow: '1 minute',
    store: sharedCounts(db, (err) => app.log.error({ err }, 'calls not counted')),
    // While the database is away, whatever writes is refused by that.
    skipOnError: true,
    // Whoever has gone already has no address any more.
    keyGenerator: (request) => accountOf(request) ?? request.ip ?? '',
    allowList: (request) => {
      const { method, routeOptions } = request;
      return ['GET', 'HEAD', 'OPTIONS'].includes(method) && !routeOptions.config.rateLimit && !isKey(request);
    },
    errorResponseBuilder: (_, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  // A form of another site can post text/plain without asking: nothing here reads it.
  app.removeContentTypeParser('text/plain');
}

/** What reads by the thousand is no person: its reads count too. */
function isKey({ caller }: FastifyRequest): boolean {
  return caller.kind === 'user' && caller.via === 'key';
}
