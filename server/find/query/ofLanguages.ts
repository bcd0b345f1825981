import type { Language } from '../../../resources/languages.ts';
import { identifier, scoping, sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { lexemePrefix } from '../index/lexemePrefix.ts';

/**
 * The condition that words of the dictionary are those of the platform of a scope in these languages. `search_term` has
 * no column `platform`: its `scope` is the prefix of lexemes, which stands for a platform and a language, and is made of
 * the scope here. `alias` is what has that column, a name of the statement, never input.
 */
export function ofLanguages(scope: Scope, languages: readonly Language[], alias: string): Sql<true> {
  return scoping(sql`${identifier(`${alias}.scope`)} = any(${lexemePrefixes(scope, languages)}::text[])`);
}

/** The prefixes of the lexemes of a scope's platform in these languages, in their order. */
export function lexemePrefixes(scope: Scope, languages: readonly Language[]): string[] {
  return languages.map((language) => lexemePrefix(scope.dataset, language));
}
