import { text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { datasetOf } from '../../records/access/where.ts';
import type { News } from './News.ts';

/** Of these news those that somebody was neither told by mail nor has seen; from now on they count as told. Each is claimed once. */
export async function claimNews(
  db: ScopedQueries,
  scope: Scope,
  sub: string,
  news: readonly News[],
): Promise<News[]> {
  const claimed = await db.rows(
    { kind: text(), subject: text() },
    sql`
      insert into notice_mark as m (sub, platform, kind, subject, mailed_at)
      select ${sub}, ${datasetOf(scope)}, n.kind, n.subject, now()
      from unnest(${news.map(({ kind }) => kind)}::text[], ${news.map(({ subject }) => subject)}::text[])
        as n (kind, subject)
      on conflict (sub, platform, kind, subject) do update set mailed_at = now()
        where m.mailed_at is null and m.seen_at is null
      returning m.kind, m.subject`,
  );
  return news.filter((one) =>
    claimed.some(({ kind, subject }) => kind === one.kind && subject === one.subject),
  );
}
