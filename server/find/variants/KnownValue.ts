import { attribute } from '../../../resources/entities/attribute.ts';
import { integer, text, type Row } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const attributeKind = {
  id: integer,
  ...fieldsOf(attribute, 'sid', 'name', 'kind', 'unit', 'group', 'choices'),
};

/** An attribute by which products can be told apart. */
export type AttributeKind = Row<typeof attributeKind>;

/** A value as it is counted, with its attribute. */
export interface KnownValue {
  attribute: AttributeKind;
  value: string;
}

/** A product among its variants. */
export interface Member {
  sid: string;
  articleNumber: string;
  valueIds: readonly number[];
}

/** What stands behind the ids of values. */
export async function readKnownValues(
  db: SystemQueries,
  ids: readonly number[],
): Promise<Map<number, KnownValue>> {
  const values = await db.rows(
    { id: integer, attributeId: integer, value: text() },
    sql`select id, attribute_id as "attributeId", value from facet_value where id = any(${ids}::int[])`,
  );
  const attributes = await db.rows(
    attributeKind,
    sql`
      select id, sid, name, kind, unit, "group", choices from attribute
      where id = any(${[...new Set(values.map(({ attributeId }) => attributeId))]}::bigint[])`,
  );
  const byId = new Map(attributes.map((one) => [one.id, one]));
  return new Map(
    values.flatMap(({ id, attributeId, value }) => {
      const known = byId.get(attributeId);
      return known ? [[id, { attribute: known, value }] as const] : [];
    }),
  );
}
