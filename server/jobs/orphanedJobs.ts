import type { Sql } from '../base/database/connect.ts';
import { workerLock } from '../exchange/import/reports/workerLock.ts';

/** A job that was just fetched is not yet known to be the work of the one who fetched it. */
const secondsToClaim = 3;

/**
 * The import jobs in work whose worker is gone: the lock that it held is free. Asked on behalf of a living worker,
 * whose own jobs are left out.
 */
export async function orphanedJobs(write: Sql, worker: string): Promise<string[]> {
  const others = await write<{ id: string; worker: string }[]>`
    select j.id, r.worker from jobs.job j
    join import_report r on r.job = j.id
    where j.name = 'import' and j.state = 'active' and r.worker <> ${worker}
      and j.started_on < now() - make_interval(secs => ${secondsToClaim})`;
  const orphans: string[] = [];
  for (const { id, worker: other } of others) {
    // A statement is its own transaction: what it locked is free again at once.
    const [lock] = await write<[{ isFree: boolean }]>`
      select pg_try_advisory_xact_lock(${workerLock(other)}) as "isFree"`;
    if (lock.isFree) orphans.push(id);
  }
  return orphans;
}
