import type { Entity } from '../../../resources/entity.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { integer, text, type Shape } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Author } from '../access/scope.ts';
import type { HooksOf, Written } from '../RecordHooks.ts';
import { selectStored, storedShape } from '../select.ts';
import { platformAt } from './namingSql.ts';

/** Who deletes or brings back, on which platform, and what follows from a write. */
export interface Following {
  author: Author;
  dataset: DatasetKey;
  hooksOf: HooksOf;
}

/** What is answered of written records of an entity, under the alias `t`, for what follows from it. */
export function written(entity: Entity): { shape: Shape & typeof identified; columns: Sql<false> } {
  const platform = sql`${platformAt(entity, 't')} as dataset`;
  // There may be very many, of which nothing but their ids is asked.
  return entity.files?.areTables
    ? { shape: identified, columns: sql`${platform}, t.id` }
    : {
        shape: { ...storedShape(entity), ...identified },
        columns: sql`${platform}, ${selectStored(entity)}`,
      };
}

/** '' where all platforms share the record. */
const identified = { dataset: text<DatasetKey | ''>(), id: integer } as const;

/** All that follows from records of one entity that were written by one statement. */
export async function followAll(
  tx: SystemTransaction,
  entity: Entity,
  { hooksOf, dataset }: Following,
  records: readonly (Omit<Written, 'dataset'> & { dataset: DatasetKey | '' })[],
): Promise<void> {
  const { afterWrite, afterMany } = hooksOf(entity);
  const done = records.map((record) => ({ ...record, dataset: record.dataset || dataset }));
  if (!afterMany) for (const each of done) await afterWrite?.(tx, each);
  else
    for (const [of, together] of Map.groupBy(done, (each) => each.dataset)) await afterMany(tx, of, together);
}
