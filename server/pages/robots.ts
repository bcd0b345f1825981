import type { FastifyInstance } from 'fastify';
import { isPrivate, platformByHost } from '../../resources/platforms.ts';
import type { Config } from '../config.ts';

/** `GET /robots.txt`: pages and pictures for all; nothing of a private platform. */
export function robots(app: FastifyInstance, { devDatabase }: Pick<Config, 'devDatabase'>): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const rules = isPrivate(platformByHost(request.host), devDatabase)
      ? ['Disallow: /']
      : ['Allow: /api/image/', 'Disallow: /api/', 'Disallow: /idp/'];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...rules, ''].join('\n'));
  });
}
