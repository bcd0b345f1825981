import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../base/config/config.ts';
import { logOptions } from '../base/log/log.ts';

/** The log of the server; no header, cookie, body or query value is ever in it. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  const { level, serializers } = logOptions(config);
  return {
    level,
    serializers: {
      ...serializers,
      req: ({ method, host }) => ({ method, host }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  };
}

/** One line for each answer, named by its route: addresses may hold tokens. Reads only at level debug. */
export function logging(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      host: request.host,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const isRead = ['GET', 'HEAD'].includes(request.method) && reply.statusCode < 500;
    request.log[isRead ? 'debug' : 'info'](line, 'answered');
  });
}
