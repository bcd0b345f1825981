import { attribute } from '../../../resources/entities/attribute.ts';
import type { Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const exportedAttribute = fieldsOf(attribute, 'sid', 'name', 'kind', 'unit', 'choices');

/** An attribute as a column is named and filled by it. */
export type ExportedAttribute = Row<typeof exportedAttribute>;

/** These attributes in the order in which pages show them. */
export async function exportedAttributes(
  db: ScopedQueries,
  sids: readonly string[],
): Promise<ExportedAttribute[]> {
  return db.rows(
    exportedAttribute,
    sql`
      select a.sid, a.name, a.kind, a.unit, a.choices from attribute a
      where a.sid = any(${sids}) and ${sharedByAll(attribute)} order by a.id`,
  );
}
