import type { z } from 'zod';
import type { noticeCalls } from '../../../resources/calls/notices.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { datasetOf } from '../../records/access/where.ts';

/** Keeps that somebody has seen these notices, or put them away. */
export async function keepMarks(
  db: ScopedQueries,
  scope: Scope,
  sub: string,
  { notices, isCleared }: z.infer<typeof noticeCalls.mark.body>,
): Promise<void> {
  await db.run(sql`
    insert into notice_mark as m (sub, platform, kind, subject, seen_at, is_cleared)
    select distinct ${sub}::text, ${datasetOf(scope)}::text, n.kind, n.subject, now(), ${isCleared}::boolean
    from unnest(${notices.map(({ kind }) => kind)}::text[], ${notices.map(({ subject }) => subject)}::text[])
      as n (kind, subject)
    on conflict (sub, platform, kind, subject) do update
      set seen_at = coalesce(m.seen_at, now()), is_cleared = m.is_cleared or excluded.is_cleared`);
}
