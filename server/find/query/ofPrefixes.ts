import { identifier, scoping, sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { prefixesOf } from '../index/lexemePrefix.ts';

/**
 * The condition that prefixes of lexemes are those of the platform of a scope. `search_term` has no column `platform`: its
 * `scope` is such a prefix, which stands for a platform and a language. `alias` is what has the column `prefix`, a name of
 * the statement, never input.
 */
export function ofPrefixes(scope: Scope, alias: string): Sql<true> {
  return scoping(sql`${identifier(`${alias}.prefix`)} = any(${prefixesOf(scope.dataset)}::text[])`);
}
