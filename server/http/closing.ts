import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config/config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Is the server on its way out? Then it is not ready any more, but still answers. */
    isClosing: boolean;
  }
}

/** How long a load balancer may take to see that we are not ready any more. */
const noticeMs = { production: 1000, development: 0, test: 0 };

/** Leaving without a failed request: readiness goes first, then connections are closed one by one. */
export function closing(app: FastifyInstance, config: Config): void {
  app.decorate('isClosing', false);
  app.addHook('preClose', async () => {
    app.isClosing = true;
    await wait(noticeMs[config.nodeEnv]);
  });
  app.addHook('onSend', async (_, reply) => {
    if (app.isClosing) reply.header('connection', 'close');
  });
}
