import { z } from 'zod';
import type { DeletedRecord } from '../../resources/calls/trash.ts';
import type { Entity } from '../../resources/entity.ts';
import { imports } from '../../resources/limits.ts';
import { integer, json, nullable, text, texts, time, yesNo } from '../base/database/column.ts';
import type { ScopedQueries } from '../base/database/queries.ts';
import { every, sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { recordedUnder } from './access/where.ts';
import { columnAt, fromTable } from './select.ts';

interface AskedTrash {
  orgaSid: string | undefined;
  /** Only what was deleted before this change. */
  before: number | undefined;
  most: number;
}

const stored = {
  change: integer,
  key: texts(),
  title: nullable(json(z.unknown())),
  at: time,
  sub: nullable(text()),
  username: nullable(text()),
  emptiedAt: time,
  isTaken: yesNo,
};

/**
 * The deleted records of an entity within the scope, the last deleted first: of each key its last deletion, as long as that
 * can be undone and was not. What went with another record comes back with it.
 */
export async function readTrash(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  { orgaSid, before, most }: AskedTrash,
): Promise<DeletedRecord[]> {
  if (scope.filter === 'none') return [];
  const platform = recordedUnder(scope);
  const ofPlatform = scope.shared ? sql`true` : sql`t.platform = c.platform`;
  const same = entity.key.map(
    (name, index) => sql`${columnAt('t', name)}::text = c.key[${index + 1}::integer]`,
  );
  const asked = [
    ...(scope.filter === 'all' ? [] : [sql`c.company = any(${scope.filter.orgaSid})`]),
    ...(orgaSid === undefined ? [] : [sql`c.company = ${orgaSid}`]),
    ...(before === undefined ? [] : [sql`c.id < ${before}`]),
  ];
  const rows = await db.rows(
    stored,
    sql`
      select c.id as change, c.key, c.before -> ${entity.title}::text as title, c.at, c.sub, u.username,
        c.at + make_interval(days => ${imports.keepDays}) as "emptiedAt", t.id is not null as "isTaken"
      from change c
      left join known_user u on u.sub = c.sub
      left join ${fromTable(entity)} on ${every([...same, ofPlatform])}
      where c.entity = ${entity.name} and c.platform = ${platform} and c.kind = 'deleted' and c.causes is null
        and c.at > now() - make_interval(days => ${imports.keepDays}) and ${every(asked)}
        and (t.id is null or t.id <> (c.origin ->> 'id')::bigint)
        and not exists (
          select from change later
          where later.entity = c.entity and later.platform = c.platform and later.key = c.key
            and later.kind = 'deleted' and later.id > c.id)
      order by c.id desc limit ${most}`,
  );
  return rows.map(({ at, emptiedAt, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    emptiedAt: emptiedAt.toISOString(),
  }));
}
