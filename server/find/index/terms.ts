import { datasetKeys, type DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemPool, SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { lexemePrefixLength, prefixesOf } from './lexemePrefix.ts';

/** By how much the number of products changes in which a lexeme stands; a scope alone counts products. */
export type TermChanges = Map<string, number>;

/** Notes that a search row of a platform comes (`by` 1) or goes (`by` -1). */
export function countTerms(
  changes: TermChanges,
  dataset: DatasetKey,
  lexemes: Iterable<string>,
  by: 1 | -1,
): void {
  for (const lexeme of lexemes) countTerm(changes, lexeme, by);
  for (const scope of prefixesOf(dataset)) countTerm(changes, scope, by);
}

/** Notes that a lexeme comes into a search row, or leaves it. */
export function countTerm(changes: TermChanges, lexeme: string, by: 1 | -1): void {
  changes.set(lexeme, (changes.get(lexeme) ?? 0) + by);
}

/** Adds changes to the dictionary; a word that stands nowhere any more leaves it. */
export async function changeTerms(tx: SystemTransaction, changes: TermChanges): Promise<void> {
  const changed = [...changes.keys()].filter((lexeme) => changes.get(lexeme) !== 0).sort();
  if (changed.length === 0) return;
  const steps = changed.map((lexeme) => changes.get(lexeme) ?? 0);
  await tx.run(sql`
    insert into search_term as t (scope, word, products)
    select left(lexeme, ${lexemePrefixLength}), substr(lexeme, ${lexemePrefixLength + 1}), change
    from unnest(${changed}::text[], ${steps}::int[]) as c (lexeme, change)
    on conflict (scope, word) do update set products = t.products + excluded.products`);
  const shrunk = changed.filter((_, index) => (steps[index] ?? 0) < 0);
  if (shrunk.length === 0) return;
  await tx.run(sql`
    delete from search_term t
    using unnest(${shrunk}::text[]) as lexeme
    where t.scope = left(lexeme, ${lexemePrefixLength}) and t.word = substr(lexeme, ${lexemePrefixLength + 1}) and t.products <= 0`);
}

/**
 * Counts the dictionary anew from the search rows, and mends what differs. Whoever writes search rows goes on meanwhile
 * (behaviour B270): rows and dictionary are compared as of one moment, and what was wrong then is wrong by as much
 * whatever came since.
 */
export async function rebuildTerms(write: SystemPool): Promise<void> {
  const scopes = datasetKeys.flatMap((dataset) => prefixesOf(dataset).map((scope) => ({ dataset, scope })));
  await write.transaction(async (tx) => {
    // Two at a time would mend the same twice.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('baustein dictionary', 0))`);
    await tx.run(sql`drop table if exists term_error`);
    // One statement sees one moment; ts_stat reads by the snapshot of the statement that it stands in.
    await tx.run(sql`
      create temporary table term_error on commit drop as
      select scope, word, coalesce(counted.products, 0) - coalesce(t.products, 0) as error
      from (
        select left(word, ${lexemePrefixLength}) collate "C" as scope, substr(word, ${lexemePrefixLength + 1}) collate "C" as word,
          ndoc as products
        from ts_stat('select doc from product_search')
        union all
        select s.scope collate "C", '', p.products
        from (select platform, count(*)::int as products from product_search group by platform) p
        join unnest(${scopes.map(({ dataset }) => dataset)}::text[], ${scopes.map(({ scope }) => scope)}::text[]) as s (platform, scope)
          on s.platform = p.platform
      ) counted
      full join search_term t using (scope, word)
      where coalesce(counted.products, 0) <> coalesce(t.products, 0)`);
    // In the order in which writers come by, so that none waits for the other in a circle.
    await tx.run(sql`
      insert into search_term as t (scope, word, products)
      select scope, word, error from term_error order by scope, word
      on conflict (scope, word) do update set products = t.products + excluded.products`);
    await tx.run(sql`
      delete from search_term t using term_error e
      where t.scope = e.scope and t.word = e.word and t.products <= 0`);
    await tx.run(sql`drop table term_error`);
  });
}
