import { integer, text } from '../../base/database/column.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { factPrefix } from '../index/lexemePrefix.ts';
import { ofPrefixes } from './ofPrefixes.ts';

const counted = { fact: text(), products: integer };
const mostMeasures = 500;
const behindAll = '\u{10FFFF}';

/** In how many products of the platform each of these facts stands; those that stand nowhere are left out. */
export async function countFacts(
  db: ScopedQueries,
  scope: Scope,
  facts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (facts.length === 0) return new Map();
  const found = await rowsOfKeys(db, {
    shape: counted,
    keys: facts,
    keyOf: ({ fact }) => fact,
    of: (some) => sql`
      select t.word as fact, t.products from (select ${factPrefix(scope.dataset)}::text as prefix) f
      join search_term t on t.scope = f.prefix and t.word = any(${some}::text[])
      where ${ofPrefixes(scope, 'f')}`,
  });
  return new Map([...found].flatMap(([fact, rows]) => rows.map(({ products }) => [fact, products] as const)));
}

/** All facts of the platform that begin so, up to a bound, and in how many products each stands. */
export async function factsBeginning(
  db: ScopedQueries,
  scope: Scope,
  beginning: string,
): Promise<{ fact: string; products: number }[]> {
  return commonReads(db).rows(
    counted,
    sql`
      select t.word as fact, t.products from (select ${factPrefix(scope.dataset)}::text as prefix) f
      join search_term t on t.scope = f.prefix and t.word >= ${beginning} and t.word < ${beginning + behindAll}
      where ${ofPrefixes(scope, 'f')}
      order by t.word limit ${mostMeasures}`,
  );
}
