import { attribute as attributeEntity } from '../../../resources/entities/attribute.ts';
import { attributeOrder } from '../../../resources/finding/listViews.ts';
import { integer } from '../../base/database/column.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

/** An order by the values of an attribute: numbers by their size, others as they are declared. */
export interface ValueOrder {
  attributeId: number;
  /** What is no number, in its order; null for numbers. */
  values: readonly string[] | null;
  isRising: boolean;
}

/** The order by an attribute that a list is asked for; undefined for other orders, texts and what is no attribute. */
export async function orderOf(db: ScopedQueries, sort: string): Promise<ValueOrder | undefined> {
  const asked = attributeOrder(sort);
  if (!asked) return undefined;
  const found = await commonReads(db).first(
    { id: integer, ...fieldsOf(attributeEntity, 'kind', 'choices') },
    sql`
      select id, kind, choices from attribute
      where ${sharedByAll(attributeEntity)} and sid = ${asked.attribute} and kind <> 'text'`,
  );
  if (!found) return undefined;
  const values = found.kind === 'yesNo' ? ['true', 'false'] : found.choices.map(({ sid }) => sid);
  return {
    attributeId: found.id,
    values: found.kind === 'number' ? null : values,
    isRising: asked.isRising,
  };
}
