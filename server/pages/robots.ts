import type { FastifyInstance } from 'fastify';
import { isPrivate, platformByHost } from '../../resources/platform/platforms.ts';
import type { Config } from '../base/config/config.ts';
import { originOf } from '../base/config/originOf.ts';
import { isListed } from './isListed.ts';
import { sitemapPath } from './sitemaps.ts';

/** `GET /robots.txt`: pages and pictures for all; nothing of a private platform; where the sitemap is. */
export function robots(app: FastifyInstance, config: Pick<Config, 'devDatabase' | 'publicOrigin'>): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const platform = platformByHost(request.host);
    const rules = isPrivate(platform, config.devDatabase)
      ? ['Disallow: /']
      : ['Allow: /api/image/', 'Allow: /api/file/', 'Disallow: /api/', 'Disallow: /idp/'];
    const sitemap = isListed(platform, config.devDatabase)
      ? [`Sitemap: ${originOf(config, platform)}${sitemapPath}`]
      : [];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...rules, ...sitemap, ''].join('\n'));
  });
}
