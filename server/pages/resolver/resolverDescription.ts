import type { FastifyInstance } from 'fastify';
import { platformGroup } from '../../../resources/platform/platformGroups.ts';
import { platformByHost } from '../../../resources/platform/platforms.ts';
import type { Config } from '../../base/config/config.ts';
import { originOf } from '../../base/config/originOf.ts';
import { vocabulary } from './linkTypes.ts';
import { openToBrowsers } from '../../http/openToBrowsers.ts';

/** `GET /.well-known/gs1resolver`: what of GS1's keys the platform of the host leads on from (GS1-Conformant Resolver 1.2). */
export function resolverDescription(app: FastifyInstance, config: Config): void {
  app.get('/.well-known/gs1resolver', { schema: { hide: true } }, (request, reply) => {
    const platform = platformByHost(request.host);
    return openToBrowsers(reply)
      .header('cache-control', 'public, max-age=86400')
      .type('application/json')
      .send({
        name: platformGroup(platform.group).title,
        resolverRoot: originOf(config, platform),
        supportedPrimaryKeys: ['01'],
        supportedLinkType: [{ namespace: vocabulary, prefix: 'gs1:' }],
        linkTypeDefaultCanBeLinkset: false,
      });
  });
}
