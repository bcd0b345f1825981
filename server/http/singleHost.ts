import type { FastifyInstance } from 'fastify';
import { malformed } from '../base/problems.ts';

/**
 * A request that names two hosts is refused with 400 (RFC 9112, 3.2), also where both are the same: the proxy in front
 * may have gone by the other one, and the host is what chooses the platform.
 */
export function singleHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host');
    done(
      hosts.length > 1
        ? malformed([{ path: 'Host', code: 'named-twice', values: { sid: 'Host' } }])
        : undefined,
    );
  });
}
