import { double, integer } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** How many calls were taken in a window of time, those of this taking among them, and for how long it goes on. */
export interface Taken {
  calls: number;
  leftMs: number;
}

/**
 * Takes calls for whoever has this name, of all that the processes take together; a window begins with its first call.
 * By the clock of the database, which is one for all of them.
 */
export function takeCalls(db: SystemQueries, name: string, calls: number, windowMs: number): Promise<Taken> {
  return db.one(
    { calls: integer, leftMs: double },
    sql`
      insert into counted_calls as counted (name, calls, until)
      values (${name}, ${calls}, now() + make_interval(secs => ${windowMs / 1000}))
      on conflict (name) do update set
        calls = case when counted.until > now() then counted.calls else 0 end + excluded.calls,
        until = case when counted.until > now() then counted.until else excluded.until end
      returning calls, (extract(epoch from until - now()) * 1000)::float8 as "leftMs"`,
  );
}

/** By itself: in the statement above two might wait for each other. */
export function sweepCalls(db: SystemQueries): Promise<number> {
  return db.run(sql`
    delete from counted_calls where name in (
      select name from counted_calls where until < now() limit 10000 for update skip locked)`);
}
