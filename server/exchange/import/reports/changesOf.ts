import { identifier, sql, type Sql } from '../../../base/database/sql.ts';

/** The table that says what an import changed, or of a dry run what it would change. */
export function changesOf({ dryRun }: { dryRun: boolean }): Sql<false> {
  return dryRun ? sql`import_preview` : sql`change`;
}

/**
 * How people call the record of a change: a product by its article number, others by their key. Both parameters are
 * aliases of the statement, never input; `product` is that of the product as it is stored, if it is one and there.
 */
export function shownKey(change: string, product: string): Sql<false> {
  const of = (name: string) => sql`${identifier(`${change}.${name}`)}`;
  const key = of('key');
  return sql`case when ${of('entity')} = 'product' then coalesce(
      ${of('after')} ->> 'articleNumber', ${of('before')} ->> 'articleNumber',
      ${identifier(`${product}.article_number`)}, ${key}[2])
    else array_to_string(${key}, ' ') end`;
}
