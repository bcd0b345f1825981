import type { FastifyInstance } from 'fastify';
import { readsOnlyHeader } from '../../resources/readsOnlyHeader.ts';

/** Every answer says when it was read where nothing can be written, so that nobody takes it for the latest (behaviour B666). */
export function readsOnly(app: FastifyInstance, isPrimaryAway: () => boolean): void {
  app.addHook('onSend', async (_, reply) => {
    if (isPrimaryAway()) void reply.header(readsOnlyHeader, '?1');
  });
}
