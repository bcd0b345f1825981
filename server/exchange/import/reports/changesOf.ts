import type { Fragment } from '../../../base/database/queries.ts';
import { identifier, sql } from '../../../base/database/sql.ts';

/** The table that says what an import changed, or of a dry run what it would change. */
export function changesOf({ dryRun }: { dryRun: boolean }): Fragment {
  return dryRun ? sql`import_preview` : sql`change`;
}

/**
 * How people call the thing of a change: a product by its article number, others by their key. Both are aliases
 * of the query, never input; `product` is the product as it is stored, if it is one and there.
 */
export function shownKey(change: string, product: string): Fragment {
  const of = (name: string) => sql`${identifier(`${change}.${name}`)}`;
  const key = of('key');
  return sql`case when ${of('entity')} = 'product' then coalesce(
      ${of('after')} ->> 'articleNumber', ${of('before')} ->> 'articleNumber',
      ${identifier(`${product}.article_number`)}, ${key}[2])
    else array_to_string(${key}, ' ') end`;
}
