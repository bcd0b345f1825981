import type { Entity } from '../../resources/entity.ts';
import { sql, type Identifier, type Sql } from '../base/database/sql.ts';
import { columnAt } from './select.ts';

/** Field name to the value or the values it may have; only declared filterable ones. */
export type ListFilter = Record<string, string | number | boolean | readonly (string | number | boolean)[]>;

/** The conditions of a filter on rows of the entity's table under the alias `t`. */
export function matching({ fields }: Entity, filter: ListFilter): Sql[] {
  return Object.entries(filter).map(([name, value]) => {
    const column = columnAt('t', name);
    const field = fields[name];
    if (field && 'many' in field && field.many) return sql`${column} && ${[value].flat().map(String)}`;
    if (typeof value === 'object') return sql`${column} = any(${value})`;
    if (field?.kind === 'gaps') return sql`${String(value)} = any(${column})`;
    // A part of a text in any language: people look for what they know it by.
    if (field?.kind === 'translated')
      return sql`exists (
        select from jsonb_each_text(${column}) as texts (language, text)
        where position(lower(${String(value)}) in lower(texts.text)) > 0)`;
    // What people type into the filter of a text is its beginning.
    if (field?.kind === 'text') return beginsWith(column, String(value));
    return sql`${column} = ${value}`;
  });
}

/** A range, which an index of small letters knows (`schema/declaredTables.ts`). */
function beginsWith(column: Identifier, text: string): Sql {
  const small = sql`lower(${column}) collate "C"`;
  return sql`(${small} >= lower(${text}) and ${small} < lower(${text}) || chr(1114111))`;
}
