import type { FastifyRequest } from 'fastify';
import { platformByHost } from '../resources/platform/platforms.ts';
import { originOf } from '../server/base/config/originOf.ts';
import type { EmbeddedProvider, Origin } from './embeddedProvider.ts';

/** Where a call came from. The site is one of the platforms', whatever the request says of its host. */
export function originOfCall(
  provider: Pick<EmbeddedProvider, 'publicOrigin'>,
  { socket, host }: FastifyRequest,
): Origin {
  return { address: socket.remoteAddress ?? 'unknown', site: originOf(provider, platformByHost(host)) };
}
