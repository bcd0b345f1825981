import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Scope } from '../../records/access/scope.ts';
import { snakeCase } from '../../base/database/snakeCase.ts';
import { where } from '../../records/access/where.ts';
import type { Fragment, Queries } from '../../base/database/queries.ts';
import { fromTable, selectFields } from '../../records/select.ts';

const batchSize = 250;

/** Which things are exported: those with these values, by field; a field without one does not narrow. */
export type RecordChoice = Readonly<Record<string, string | undefined>>;

/**
 * The chosen things as rows, oldest first, in batches read one after the other: no connection is held while a slow
 * client takes its time.
 */
export async function* exportedRecords(
  sql: Queries,
  scope: Scope,
  entity: Entity,
  choice: RecordChoice,
): AsyncGenerator<Row[]> {
  const chosen = Object.entries(choice).reduce<Fragment>(
    (all, [field, value]) =>
      value === undefined ? all : sql`${all} and ${sql(`t.${snakeCase(field)}`)} = ${value}`,
    sql``,
  );
  let last = 0;
  for (;;) {
    const rows = await sql<(Row & { id: number })[]>`
      select t.id, ${selectFields(entity)} from ${fromTable(entity)}
      where ${where(scope, 't')} ${chosen} and t.id > ${last}
      order by t.id limit ${batchSize}`;
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}
