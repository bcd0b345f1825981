import type { Fragment, Queries } from '../../../base/database/queries.ts';
import { importedFields, type ImportedField } from '../importedFields.ts';

/** Columns, or expressions over them, with commas between. */
export function listed(sql: Queries, each: (field: ImportedField) => Fragment): Fragment {
  return importedFields.map(each).reduce((all, next) => sql`${all}, ${next}`);
}

/** The names of all columns an import may write, under an alias if there is one. */
export function columnNames(sql: Queries, alias?: string): Fragment {
  return listed(sql, ({ column }) => sql`${sql(alias ? `${alias}.${column}` : column)}`);
}

/**
 * What a field holds after the import: of staged row `s` and stored product `p`, which may be missing. What the
 * row does not mention stays; texts are merged by language, attributes by attribute.
 */
export function valueAfter(sql: Queries, { name, field, column, byDefault }: ImportedField): Fragment {
  const [staged, stored] = [sql(`s.${column}`), sql(`p.${column}`)];
  const empty = sql.unsafe(byDefault);
  const isCleared = sql`${name} = any(s.cleared)`;
  if (field.kind === 'translated' || field.kind === 'values') {
    const merged = sql`jsonb_strip_nulls(coalesce(${stored}, '{}') || ${staged})`;
    const kept = field.kind === 'translated' ? sql`nullif(${merged}, '{}')` : merged;
    return sql`case when ${isCleared} then ${empty} when ${staged} is null then coalesce(${stored}, ${empty}) else ${kept} end`;
  }
  if (name === 'sid') return sql`coalesce(${stored}, ${staged}, s.derived_sid)`;
  return sql`case when ${isCleared} then ${empty} else coalesce(${staged}, ${stored}, ${empty}) end`;
}
