import { z } from 'zod';
import type { DeletedRecord } from '../../resources/calls/trash.ts';
import type { Entity } from '../../resources/entity.ts';
import { imports } from '../../resources/limits.ts';
import { integer, json, nullable, text, texts, time, yesNo } from '../base/database/column.ts';
import type { ScopedQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { inTrash, type TrashOf } from './inTrash.ts';

interface AskedTrash extends TrashOf {
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
 * can be undone and was not.
 */
export async function readTrash(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  { orgaSid, before, most }: AskedTrash,
): Promise<DeletedRecord[]> {
  const rows = await db.rows(
    stored,
    sql`
      select c.id as change, c.key, c.before -> ${entity.title}::text as title, c.at, c.sub, u.username,
        c.at + make_interval(days => ${imports.keepDays}) as "emptiedAt", t.id is not null as "isTaken"
      ${inTrash(scope, entity, { orgaSid })} and ${before === undefined ? sql`true` : sql`c.id < ${before}`}
      order by c.id desc limit ${most}`,
  );
  return rows.map(({ at, emptiedAt, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    emptiedAt: emptiedAt.toISOString(),
  }));
}
