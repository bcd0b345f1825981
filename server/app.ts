import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { imports } from '../resources/limits.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { closing } from './plugins/closing.ts';
import { answerError, errors } from './plugins/errors.ts';
import { logging, loggerOptions } from './plugins/logging.ts';
import { security } from './plugins/security.ts';
import { slowBodies } from './plugins/slowBodies.ts';
import { validation } from './plugins/validation.ts';
import { health } from './routes/health.ts';

/** What every part of the server is built from. */
export interface Parts {
  config: Config;
  database: Database;
}

/** The server, ready to listen: first what holds for every call, then the routes. */
export async function buildApp({ config, database }: Parts): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: 600_000,
    http: { headersTimeout: 12_000, connectionsCheckingInterval: 2000 },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerError,
  });

  closing(app, config);
  logging(app);
  validation(app);
  errors(app);
  slowBodies(app);
  await security(app, config);
  await app.register(cookie);
  await app.register(multipart, {
    limits: {
      fileSize: imports.largestFileBytes,
      files: 1,
      fields: 20,
      parts: 21,
      fieldSize: 64 * 1024,
      headerPairs: 50,
    },
  });

  health(app, database);

  return app;
}
