import { category } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { lexemePrefix } from '../index/lexemePrefix.ts';
import { ofPrefixes } from './ofPrefixes.ts';
import { stemOf } from './stemOf.ts';

/** Which of these words stand in titles and the like on the platform, or are a phrase of the vocabulary alone. */
export async function knownWords(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const found = await rowsOfKeys(db, {
    shape: { word: text() },
    keys: words,
    keyOf: ({ word }) => word,
    of: (some) => knownQuery(scope, language, some),
  });
  return new Set(words.filter((word) => (found.get(word)?.length ?? 0) > 0));
}

function knownQuery(scope: Scope, language: Language, words: readonly string[]): Sql<true> {
  const stems = words.map((word) => stemOf(word, language));
  return sql`
      select w.word from unnest(${words}::text[], ${stems}::text[]) as w (word, stem)
      cross join (select ${lexemePrefix(scope.dataset, language)}::text as prefix) p
      where ${ofPrefixes(scope, 'p')} and ${sharedByAll(category)} and (
        exists (select from search_term t where t.scope = p.prefix and t.word in (w.word, w.stem, w.stem || 'e'))
        or exists (
          select from search_vocabulary v
          where v.language = ${language} and v.key = w.stem and v.platform in ('', ${scope.platform.country})))`;
}
