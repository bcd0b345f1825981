import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { isMigrated } from '../database/migrate.ts';
import { unavailable } from '../problems.ts';

/** Liveness and readiness, for whoever runs the server. */
export function health(app: FastifyInstance, database: Database): void {
  app.get('/api/health', async () => ({ status: 'ok' }));

  /** Ready: not closing, both pools answer, no migration is missing. Else 503. */
  app.get('/api/ready', async () => {
    if (app.isClosing) throw unavailable();
    const [migrated] = await Promise.all([isMigrated(database.write), database.read`select 1`]);
    if (!migrated) throw unavailable();
    return { status: 'ready' };
  });
}
