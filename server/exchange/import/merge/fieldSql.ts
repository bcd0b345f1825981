import { product } from '../../../../resources/entities/product.ts';
import { importedFields, type ImportedField } from '../importedFields.ts';
import { identifier, join, sql, verbatim, type Sql } from '../../../base/database/sql.ts';

/** Columns, or expressions over them, with commas between. */
export function listed(each: (field: ImportedField) => Sql): Sql {
  return join(importedFields.map(each));
}

/** The names of all columns an import may write, under an alias if there is one. */
export function columnNames(alias?: string): Sql {
  return listed(({ column }) => sql`${identifier(alias ? `${alias}.${column}` : column)}`);
}

/**
 * What a field holds after the import: of staged row `s` and stored product `p`, which may be missing. What the
 * row does not mention stays; texts are merged by language, attributes by attribute.
 */
export function valueAfter({ name, field, column, byDefault }: ImportedField): Sql {
  const [staged, stored] = [identifier(`s.${column}`), identifier(`p.${column}`)];
  const empty = verbatim(byDefault);
  const isCleared = sql`${name} = any(s.cleared)`;
  if (field.kind === 'translated' || field.kind === 'values') {
    const merged = sql`jsonb_strip_nulls(coalesce(${stored}, '{}') || ${staged})`;
    const kept = field.kind === 'translated' ? sql`nullif(${merged}, '{}')` : merged;
    return sql`case when ${isCleared} then ${empty} when ${staged} is null then coalesce(${stored}, ${empty}) else ${kept} end`;
  }
  if (name === 'sid') return sql`coalesce(${stored}, ${staged}, s.derived_sid)`;
  return sql`case when ${isCleared} then ${empty} else coalesce(${staged}, ${stored}, ${empty}) end`;
}

/** All that an import may write of a compared product `c`, and its company, as one JSON object by the names of fields. */
export function allFields(orgaSid: string): Sql {
  const fields = listed(({ name, column }) => sql`${name}::text, ${identifier(`c.${column}`)}`);
  return sql`jsonb_build_object(${product.owner ?? ''}::text, ${orgaSid}::text, ${fields})`;
}
