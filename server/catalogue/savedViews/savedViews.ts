import { randomUUID } from 'node:crypto';
import type { Filter } from '../../../resources/access/rule.ts';
import { audiences, type Audience, type View } from '../../../resources/calls/savedViews.ts';
import { savedViews } from '../../../resources/limits.ts';
import { integer, nullable, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { datasetOf, ofPlatform } from '../../records/access/where.ts';

const kept = {
  sid: text(),
  list: text(),
  name: text(),
  audience: text<Audience>(),
  sub: text(),
  orgaSid: nullable(text()),
  query: text(),
};

/** A view as it is kept, and by whose account. */
export interface KeptView extends View {
  sid: string;
  list: string;
  sub: string;
}

interface Reader {
  sub: string;
  /** Whose views somebody uses beside their own and those for all. */
  companies: Filter;
}

const columns = sql`v.sid, v.list, v.name, v.audience, v.sub, v.orga_sid as "orgaSid", v.query`;

/** The views of a list that somebody may use, their own first, then by name; a bounded number. */
export async function readViews(
  db: ScopedQueries,
  scope: Scope,
  list: string,
  { sub, companies }: Reader,
): Promise<KeptView[]> {
  const ofThese = typeof companies === 'string' ? [] : companies.orgaSid;
  return db.rows(
    kept,
    sql`
      select ${columns} from saved_view v
      where ${ofPlatform(scope, 'v')} and v.list = ${list} and (
        v.audience = 'all' or (v.audience = 'self' and v.sub = ${sub})
        or (v.audience = 'company' and (${companies === 'all'} or v.orga_sid = any(${ofThese}::text[]))))
      order by array_position(${audiences}::text[], v.audience), v.name, v.sid limit ${savedViews.most}`,
  );
}

/** One view of a platform, whoever keeps it. */
export async function readView(db: ScopedQueries, scope: Scope, sid: string): Promise<KeptView | undefined> {
  return db.first(
    kept,
    sql`select ${columns} from saved_view v where ${ofPlatform(scope, 'v')} and v.sid = ${sid}`,
  );
}

/** How many views of a list an account keeps. */
export async function countViews(
  db: ScopedQueries,
  scope: Scope,
  list: string,
  sub: string,
): Promise<number> {
  const { views } = await db.one(
    { views: integer },
    sql`
      select count(*) as views from saved_view v
      where ${ofPlatform(scope, 'v')} and v.list = ${list} and v.sub = ${sub}`,
  );
  return views;
}

/** The view that stands under that name for the same people, whose place another one takes (behaviour B600). */
export async function readSameView(
  db: ScopedQueries,
  scope: Scope,
  { list, name, audience, sub, orgaSid }: Omit<KeptView, 'sid'>,
): Promise<string | undefined> {
  const isTheirs = audience === 'self' ? sql`and v.sub = ${sub}` : sql``;
  const same = await db.first(
    { sid: text() },
    sql`
      select v.sid from saved_view v
      where ${ofPlatform(scope, 'v')} and v.list = ${list} and v.name = ${name} and v.audience = ${audience}
        and v.orga_sid is not distinct from ${orgaSid}::text ${isTheirs}
      order by v.sid limit 1`,
  );
  return same?.sid;
}

/** Keeps a view under a new identifier, which it answers, or what it shows under that of another one. */
export async function keepView(
  db: ScopedQueries,
  scope: Scope,
  { list, name, audience, sub, orgaSid, query }: Omit<KeptView, 'sid'>,
  same?: string,
): Promise<string> {
  if (same !== undefined) {
    await db.run(
      sql`update saved_view v set query = ${query} where ${ofPlatform(scope, 'v')} and v.sid = ${same}`,
    );
    return same;
  }
  const sid = randomUUID();
  await db.run(sql`
    insert into saved_view (platform, sid, list, name, audience, sub, orga_sid, query)
    values (${datasetOf(scope)}, ${sid}, ${list}, ${name}, ${audience}, ${sub}, ${orgaSid}, ${query})`);
  return sid;
}

export async function dropView(db: ScopedQueries, scope: Scope, sid: string): Promise<void> {
  await db.run(sql`delete from saved_view v where ${ofPlatform(scope, 'v')} and v.sid = ${sid}`);
}
