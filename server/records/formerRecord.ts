import { z } from 'zod';
import type { Entity } from '../../resources/entity.ts';
import { json, nullable } from '../base/database/column.ts';
import type { ScopedQueries } from '../base/database/queries.ts';
import { snakeCase } from '../base/database/snakeCase.ts';
import { identifier, sql, type Sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { recordedUnder } from './access/where.ts';

/** What only the system gives a record, and gives back to one that was deleted (behaviour B160). */
const origin = z.strictObject({ id: z.number(), createdAt: z.string() });
export type Origin = z.infer<typeof origin>;

/** The origin of a row under that alias, as the change that tells of its deletion keeps it. */
export function originOf(alias: string): Sql<false> {
  return sql`jsonb_build_object(
    'id', ${identifier(`${alias}.id`)}, 'createdAt', ${identifier(`${alias}.created_at`)})`;
}

export const originColumns = sql`id, created_at`;

/** What `originColumns` hold of a record that comes back with that origin; where it is null, what a new one has. */
export function originValues({ name }: Pick<Entity, 'name'>, of: Sql): Sql<false> {
  // As a query of its own the sequence is looked up once, and not for each row.
  return sql`
    coalesce((${of} ->> 'id')::bigint,
      nextval((select pg_get_serial_sequence(${snakeCase(name)}::text, 'id')::regclass))),
    coalesce((${of} ->> 'createdAt')::timestamptz, now())`;
}

/** The origin of a deleted record; null where its deletion does not tell. */
export async function readOrigin(db: ScopedQueries, scope: Scope, deletion: number): Promise<Origin | null> {
  const found = await db.first(
    { origin: nullable(json(origin)) },
    sql`select c.origin from change c where c.id = ${deletion} and c.platform = ${recordedUnder(scope)}`,
  );
  return found?.origin ?? null;
}

/**
 * The version of a new record: behind those of all deleted ones of its key (behaviour B160). Nothing of the statement
 * that is given here may be of a table with the alias `former` or `forgotten`.
 */
export function versionOfNew(entity: string, platform: Sql<true>, key: Sql): Sql<true>;
export function versionOfNew(entity: string, platform: Sql, key: Sql): Sql;
export function versionOfNew(entity: string, platform: Sql, key: Sql): Sql {
  return sql`(coalesce(greatest((
      select max(former.version) from change former
      where former.entity = ${entity} and former.platform = ${platform} and former.key = ${key}
        and former.kind = 'deleted'
    ), (
      select forgotten.version from last_version forgotten
      where forgotten.entity = ${entity} and forgotten.platform = ${platform} and forgotten.key = ${key}
    )), 0) + 1)`;
}
