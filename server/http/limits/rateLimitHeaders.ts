import type { FastifyInstance } from 'fastify';

const windowSeconds = 60;

/**
 * Whose calls are counted is told what is left in the words of the IETF too (draft-ietf-httpapi-ratelimit-headers-11), beside those of
 * `@fastify/rate-limit`.
 */
export function rateLimitHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const limit = reply.getHeader('x-ratelimit-limit');
    if (limit !== undefined) {
      const [left, seconds] = [
        reply.getHeader('x-ratelimit-remaining'),
        reply.getHeader('x-ratelimit-reset'),
      ];
      void reply
        .header('ratelimit-policy', `"default";q=${limit};w=${windowSeconds}`)
        .header('ratelimit', `"default";r=${left};t=${seconds}`);
    }
    done(null, payload);
  });
}
