import type { FastifyInstance } from 'fastify';
import { isPrivate, platformByHost } from '../../resources/platform/platforms.ts';
import type { Config } from '../base/config/config.ts';
import { openToBrowsers } from './openToBrowsers.ts';

/**
 * On the hosts of public platforms for machines (`api-ch.`), scripts of every site may read what the API answers to strangers
 * (behaviour B624). A preflight allows neither to write nor to say who is signed in, and without credentials browsers
 * send no cookie.
 */
export function openReads(app: FastifyInstance, { devDatabase }: Pick<Config, 'devDatabase'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/') || !['GET', 'HEAD', 'OPTIONS'].includes(request.method))
      return done();
    const platform = platformByHost(request.host);
    if (!platform.api || isPrivate(platform, devDatabase)) return done();
    openToBrowsers(reply);
    if (request.method === 'OPTIONS') {
      void reply.header('access-control-max-age', '86400').code(204).send();
      return;
    }
    done();
  });
}
