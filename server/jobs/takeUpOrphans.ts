import type { PgBoss } from 'pg-boss';
import { text } from '../base/database/column.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import { isWorkerGone } from '../exchange/import/reports/workerLock.ts';

/** A job that was just fetched is not yet known to be the work of the one who fetched it. */
const secondsToClaim = 3;

/** Puts the imports back into the queue whose worker is gone, on behalf of a living one; its own are left out. */
export async function takeUpOrphans(
  db: SystemQueries,
  boss: Pick<PgBoss, 'fail'>,
  worker: string,
): Promise<void> {
  const orphans = await orphanedImports(db, worker);
  if (orphans.length > 0) await boss.fail('import', orphans, { message: 'its worker is gone' });
}

/** The jobs of the imports in work for whose worker no lock is held any more (`presence.ts`). */
async function orphanedImports(db: SystemQueries, worker: string): Promise<string[]> {
  const others = await db.rows(
    { id: text(), worker: text() },
    sql`
      select j.id, r.worker from jobs.job j
      join import_report r on r.job = j.id
      where j.name = 'import' and j.state = 'active' and r.worker <> ${worker}
        and j.started_on < now() - make_interval(secs => ${secondsToClaim})`,
  );
  const orphans: string[] = [];
  for (const { id, worker: other } of others) if (await isWorkerGone(db, other)) orphans.push(id);
  return orphans;
}
