import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../base/config/config.ts';
import { logOptions, logStream } from '../base/log/log.ts';
import { requestAnswered } from '../base/sight/signals.ts';
import { originOf } from './requestIds.ts';

/** The log of the server; no header, cookie, body or query value is ever in it. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  const { level, serializers } = logOptions(config);
  const stream = logStream();
  return {
    level,
    ...(stream && { stream }),
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
    if (requestAnswered.isHeard)
      requestAnswered.tell({
        origin: originOf(request),
        startedAt: Date.now() - reply.elapsedTime,
        ms: reply.elapsedTime,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
      });
    const isRead = ['GET', 'HEAD'].includes(request.method) && reply.statusCode < 500;
    request.log[isRead ? 'debug' : 'info'](line, 'answered');
  });
}
