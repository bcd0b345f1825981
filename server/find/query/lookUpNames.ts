import type { Language } from '../../../resources/language/languages.ts';
import { text, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofNames } from './ofNames.ts';
import { nameScopes } from './nameScopes.ts';

const called = { gram: text(), kind: text<'orga' | 'productLine'>(), orgaSid: text(), sid: text() };

/** A company or a product line that is called so, or whose name begins so. */
export type CalledName = Row<typeof called>;

const mostCalled = 4;
const kinds = ['orga', 'productLine'] as const;

/** The companies and product lines whose names are these folded phrases, or begin with them; few of each. */
export async function lookUpNames(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  grams: readonly string[],
): Promise<CalledName[]> {
  if (grams.length === 0) return [];
  const found = await rowsOfKeys(db, {
    shape: called,
    keys: grams,
    keyOf: ({ gram }) => gram,
    of: (some) => namesQuery(scope, language, some),
  });
  return [...new Set(grams)].flatMap((gram) => found.get(gram) ?? []);
}

function namesQuery(scope: Scope, language: Language, grams: readonly string[]): Sql<true> {
  const scopes = nameScopes(scope, language);
  return sql`
      select gram.gram, wanted.kind, found."orgaSid", found.sid
      from unnest(
        ${kinds}::text[], ${kinds.map((kind) => scopes[kind].platform)}::text[],
        ${kinds.map((kind) => scopes[kind].language)}::text[]) as wanted (kind, platform, language)
      cross join unnest(${grams}::text[]) as gram (gram)
      cross join lateral (
        select n.orga_sid as "orgaSid", n.sid from search_name n
        where n.kind = wanted.kind and n.platform = wanted.platform and n.language = wanted.language
          and n.name like ' ' || gram.gram || '%' and (n.name = ' ' || gram.gram or starts_with(n.name, ' ' || gram.gram || ' '))
        order by n.name limit ${mostCalled}
      ) found
      where ${ofNames(scope, 'wanted')}`;
}
