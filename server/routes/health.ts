import type { FastifyInstance } from 'fastify';
import { healthCalls } from '../../resources/calls/health.ts';
import type { Database } from '../base/database/connect.ts';
import { isMigrated } from '../base/database/migrate.ts';
import { unavailable } from '../base/problems.ts';
import { routeOf } from '../http/routeOf.ts';

/** Liveness and readiness, for whoever runs the server. */
export function health(app: FastifyInstance, database: Database): void {
  app.route({ ...routeOf(healthCalls.health), handler: async () => ({ status: 'ok' }) });

  /** Ready: not closing, both pools answer, no migration is missing. Else 503. */
  app.route({
    ...routeOf(healthCalls.ready),
    handler: async () => {
      if (app.isClosing) throw unavailable();
      const [migrated] = await Promise.all([isMigrated(database.write), database.read`select 1`]);
      if (!migrated) throw unavailable();
      return { status: 'ready' };
    },
  });
}
