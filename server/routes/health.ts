import type { FastifyInstance } from 'fastify';
import { healthCalls } from '../../resources/calls/health.ts';
import { isMigrated } from '../base/database/migrate.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import { unavailable } from '../base/problems.ts';
import { routeOf } from '../http/routeOf.ts';

/** The handles of both pools, of which nothing is asked that anybody owns. */
interface Pools {
  read: SystemQueries;
  write: SystemQueries;
}

/** Liveness and readiness, for whoever runs the server. */
export function health(app: FastifyInstance, { read, write }: Pools): void {
  app.route({ ...routeOf(healthCalls.health), handler: async () => ({ status: 'ok' }) });

  /** Ready: not closing, both pools answer, no migration is missing. Else 503. */
  app.route({
    ...routeOf(healthCalls.ready),
    handler: async () => {
      if (app.isClosing) throw unavailable();
      const [migrated] = await Promise.all([isMigrated(write), read.has(sql`select`)]);
      if (!migrated) throw unavailable();
      return { status: 'ready' };
    },
  });
}
