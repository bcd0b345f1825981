import type { Operations } from '../../../resources/calls/operations.ts';
import { double, integer, nullable, text } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** How the primary is. */
export async function readDatabaseState(db: SystemQueries): Promise<Operations['database']> {
  return db.one(
    { version: text(), bytes: integer, connections: integer, mostConnections: integer, migration: text() },
    sql`
      select split_part(current_setting('server_version'), ' ', 1) as version,
        pg_database_size(current_database()) as bytes,
        (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
        current_setting('max_connections')::int as "mostConnections",
        (select name from migration order by number desc limit 1) as migration`,
  );
}

const longestText = 300;

/** What runs there for a second and more. Of others than our own role the server tells nothing. */
export async function readLongStatements(db: SystemQueries): Promise<Operations['statements']> {
  return db.rows(
    { seconds: double, waitsFor: nullable(text()), text: text() },
    sql`
      select extract(epoch from clock_timestamp() - query_start)::float8 as seconds,
        case when wait_event_type in ('Lock', 'LWLock') then wait_event_type || ': ' || wait_event end as "waitsFor",
        left(regexp_replace(query, '\\s+', ' ', 'g'), ${longestText}) as text
      from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and query_start < clock_timestamp() - interval '1 second'
        and (state = 'active' or state like 'idle in transaction%')
      order by query_start limit 20`,
  );
}
