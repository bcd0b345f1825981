import type { Entity } from '../../../resources/entity.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { RecordOf } from '../../records/readRecords.ts';
import { fromTable, recordShape, selectFields } from '../../records/select.ts';

const batchSize = 250;

/**
 * The records of an entity within the scope that meet a condition on rows `t`, oldest first, in batches read one after
 * the other: no connection is held while a slow client takes its time.
 */
export async function* batchesOf<const E extends Entity>(
  db: ScopedQueries,
  scope: Scope,
  entity: E,
  condition: Sql,
): AsyncGenerator<RecordOf<E>[]> {
  let last = 0;
  for (;;) {
    const rows = await db.rows(
      recordShape(entity),
      sql`
        select ${selectFields(entity)} from ${fromTable(entity)}
        where ${where(scope, 't')} and ${condition} and t.id > ${last}
        order by t.id limit ${batchSize}`,
    );
    // The shape was made from the declaration that says the type.
    if (rows.length > 0) yield rows as RecordOf<E>[];
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}
