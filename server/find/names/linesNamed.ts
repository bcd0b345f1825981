import { productLine } from '../../../resources/entities/productLine.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

/** How the product lines of a company with these sids are called in a language. */
export async function linesNamed(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { orgaSid, sids }: { orgaSid: string; sids: readonly string[] },
): Promise<Map<string, string>> {
  const found = await rowsOfKeys(db, {
    shape: fieldsOf(productLine, 'sid', 'title'),
    keys: sids,
    keyOf: ({ sid }) => sid,
    of: (some) => sql`
      select l.sid, l.title from product_line l
      where ${ofPlatform(scope, 'l')} and l.orga_sid = ${orgaSid} and l.sid = any(${some}::text[])`,
  });
  return new Map(
    [...found].flatMap(([sid, rows]) => rows.map(({ title }) => [sid, textIn(title, language)])),
  );
}
