import { category } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql } from '../../base/database/sql.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

/** How the categories with these sids are called in a language. */
export async function categoriesNamed(
  db: ScopedQueries,
  language: Language,
  sids: readonly string[],
): Promise<Map<string, string>> {
  const found = await rowsOfKeys(db, {
    shape: fieldsOf(category, 'sid', 'name'),
    keys: sids,
    keyOf: ({ sid }) => sid,
    of: (some) =>
      sql`select c.sid, c.name from category c where ${sharedByAll(category)} and c.sid = any(${some}::text[])`,
  });
  return new Map([...found].flatMap(([sid, rows]) => rows.map(({ name }) => [sid, textIn(name, language)])));
}
