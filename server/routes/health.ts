import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { healthCalls, type Readiness, type WorkReadiness } from '../../resources/calls/health.ts';
import { workerSigns } from '../../resources/limits.ts';
import type { Database } from '../base/database/connect.ts';
import { double, nullable, yesNo } from '../base/database/column.ts';
import { isMigrated, migrationNumbers } from '../base/database/migrate.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import { unavailable } from '../base/problems.ts';
import { routeOf } from '../http/routeOf.ts';
import { readQueues } from '../jobs/look/readWork.ts';

/** Whoever asks for readiness gives up soon: no answer in that time is one. */
const patienceMs = 2000;

/** Liveness and readiness, for whoever runs the server; reads may be ready while writes are not (behaviour B515). */
export async function health(
  app: FastifyInstance,
  { read, write, current, isReplicaAway }: Database,
): Promise<void> {
  // Those of this program: files of a newer one may lie there already.
  const numbers = await migrationNumbers();

  const reads = async (): Promise<Readiness> => {
    const found = await reasonsOf(app, () => schemaOf(read, numbers));
    return { isReady: found.length === 0, reasons: isReplicaAway() ? [...found, 'replica-away'] : found };
  };
  const writes = async (): Promise<Readiness> => {
    const found = await reasonsOf(app, async () => [
      ...(await schemaOf(write, numbers)),
      ...((await takesWrites(write)) ? [] : ['read-only' as const]),
    ]);
    return { isReady: found.length === 0, reasons: found };
  };

  app.route({ ...routeOf(healthCalls.health), handler: async () => ({ status: 'ok' }) });
  app.route({
    ...routeOf(healthCalls.ready),
    handler: async () => {
      const [forReads, forWrites, work] = await Promise.all([reads(), writes(), workOf(app, current)]);
      const all = { reads: forReads, writes: forWrites, work };
      if (!forReads.isReady && !forWrites.isReady) throw unavailable(all);
      return { status: 'ready', ...all };
    },
  });
  app.route({ ...routeOf(healthCalls.readyToRead), handler: async () => orUnavailable(await reads()) });
  app.route({ ...routeOf(healthCalls.readyToWrite), handler: async () => orUnavailable(await writes()) });
}

type Reasons = Readiness['reasons'];

async function reasonsOf(app: FastifyInstance, ask: () => Promise<Reasons>): Promise<Reasons> {
  if (app.isClosing) return ['closing'];
  const away: Reasons = ['database-away'];
  return Promise.race([ask().catch(() => away), wait(patienceMs, away, { ref: false })]);
}

/** Nobody is sent elsewhere because the worker is silent: pages and writes go on without it (behaviour B669). */
async function workOf(app: FastifyInstance, current: SystemQueries): Promise<WorkReadiness> {
  let oldestImportSeconds: number | null = null;
  let oldestJobSeconds: number | null = null;
  const reasons = await reasonsOf(app, async () => {
    const [seen, queues] = await Promise.all([
      current.one(
        { isSilent: yesNo, oldest: nullable(double) },
        sql`
          select not exists (
              select from worker_sign where at > now() - make_interval(secs => ${workerSigns.silentAfterSeconds})) as "isSilent",
            (select extract(epoch from now() - min(created_at))::float8 from import_report where state = 'queued') as oldest`,
      ),
      readQueues(current),
    ]);
    oldestImportSeconds = seen.oldest;
    const waits = queues.map(({ oldestSeconds }) => oldestSeconds).filter((seconds) => seconds !== null);
    oldestJobSeconds = waits.length > 0 ? Math.max(...waits) : null;
    return seen.isSilent ? ['worker-silent'] : [];
  });
  return { isReady: reasons.length === 0, reasons, oldestImportSeconds, oldestJobSeconds };
}

async function schemaOf(db: SystemQueries, numbers: readonly number[]): Promise<Reasons> {
  return (await isMigrated(db, numbers)) ? [] : ['schema-behind'];
}

/** A standby takes none, nor does a primary that was told so. */
async function takesWrites(write: SystemQueries): Promise<boolean> {
  const { takes } = await write.one(
    { takes: yesNo },
    sql`select current_setting('transaction_read_only') = 'off' as takes`,
  );
  return takes;
}

function orUnavailable(readiness: Readiness): Readiness {
  if (!readiness.isReady) throw unavailable(readiness);
  return readiness;
}
