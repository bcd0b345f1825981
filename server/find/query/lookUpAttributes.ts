import { attribute } from '../../../resources/entities/attribute.ts';
import { integers, texts, type Row } from '../../base/database/column.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const named = {
  ...fieldsOf(attribute, 'sid', 'name', 'kind', 'unit', 'choices'),
  /** Of a number: its values as texts, and the ids by which products are counted. */
  values: texts(),
  valueIds: integers,
};

/** An attribute that a typed text names, with the numbers that products have of it. */
export type NamedAttribute = Row<typeof named>;

const mostValues = 3000;

/** Looks these attributes up, in the order of their sids. */
export async function lookUpAttributes(
  db: ScopedQueries,
  sids: readonly string[],
): Promise<NamedAttribute[]> {
  return commonReads(db).rows(
    named,
    sql`
      select a.sid, a.name, a.kind, a.unit, a.choices,
        coalesce(known.values, '{}') as values, coalesce(known.ids, '{}') as "valueIds"
      from attribute a
      left join lateral (
        select array_agg(v.value) as values, array_agg(v.id) as ids from (
          select v.value, v.id from facet_value v
          where a.kind = 'number' and v.attribute_id = a.id limit ${mostValues}
        ) v
      ) known on true
      where ${sharedByAll(attribute)} and a.sid = any(${sids}::text[])
      order by a.sid`,
  );
}
