import type { Sql } from '../../database/connect.ts';

/**
 * The jobs of running imports whose worker is gone: the lock that it held is free. Asked on behalf of a living
 * worker, whose own imports are left out.
 */
export async function orphanedJobs(write: Sql, worker: string): Promise<string[]> {
  const [running] = await write`
    select from import_report where state = 'running' and worker is distinct from ${worker} limit 1`;
  if (!running) return [];
  return write.begin(async (tx) => {
    const orphans = await tx<{ job: string }[]>`
      select job from import_report
      where state = 'running' and job is not null and worker <> ${worker}
        and pg_try_advisory_xact_lock(hashtextextended('baustein worker ' || worker, 0))`;
    return orphans.map(({ job }) => job);
  });
}
