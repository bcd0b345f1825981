import { jobNames, type Operations } from '../../../resources/calls/operations.ts';
import { double, integer, nullable, text } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** Beyond that nobody needs to know how many. */
const most = 100_000;

/** The jobs that wait and that are done, by kind; none before anybody has opened the queue. */
export async function readQueues(db: SystemQueries): Promise<Operations['queues']> {
  if (!(await db.has(sql`select where to_regclass('jobs.job') is not null`))) return [];
  return db.rows(
    {
      name: text<(typeof jobNames)[number]>(),
      waiting: integer,
      active: integer,
      oldestSeconds: nullable(double),
    },
    sql`
      select q.name,
        count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as waiting,
        count(*) filter (where j.state = 'active') as active,
        extract(epoch from now() - min(j.start_after) filter (
          where j.state in ('created', 'retry') and j.start_after <= now()))::float8 as "oldestSeconds"
      from jobs.queue q left join jobs.job j on j.name = q.name and j.state in ('created', 'retry', 'active')
      where q.name = any(${jobNames})
      group by q.name order by q.name`,
  );
}

/** What the loops of the worker have before them. */
export async function readWaiting(db: SystemQueries): Promise<Operations['waiting']> {
  return db.rows(
    { kind: text<Operations['waiting'][number]['kind']>(), count: integer },
    sql`
      select 'indexing' as kind, (select count(*) from (select from search_pending limit ${most}) p) as count
      union all select 'variants', (select count(*) from (select from variant_pending limit ${most}) p)
      union all select 'judging', (select count(*) from (select from quality_pending limit ${most}) p)
      union all select 'pictures', (
        select count(*) from (select from image_file where variants_made_at is null limit ${most}) p)
      union all select 'deliveries', (
        select count(*) from (select from media_delivery where state = 'running' limit ${most}) p)
      union all select 'mails', (
        select count(*) from (select from import_report where mail_at is not null limit ${most}) p)`,
  );
}

/** For each worker of the last day how long ago it was heard of. */
export async function readWorkers(db: SystemQueries): Promise<Operations['workers']> {
  return db.rows(
    { heardSeconds: double },
    sql`
      select extract(epoch from now() - at)::float8 as "heardSeconds" from worker_sign
      where at > now() - interval '1 day' order by at desc limit 200`,
  );
}
