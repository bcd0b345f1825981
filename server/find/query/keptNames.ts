import { text, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { namedKinds, nameScopes, type NamedKind } from './nameScopes.ts';
import { ofNames } from './ofNames.ts';

const keptName = { kind: text<NamedKind>(), orgaSid: text(), sid: text(), name: text() };

export type KeptName = Row<typeof keptName>;

/** To look through more of them costs as much as to ask for some. */
const most = 3000;

/**
 * All names that a visitor may meet on a platform, folded and with a blank in front, if what is read is kept and they are few: to look
 * through some hundreds costs less than to ask the database for each text (behaviour B779).
 */
export async function keptNames(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
): Promise<readonly KeptName[] | undefined> {
  if (!db.common) return undefined;
  const scopes = nameScopes(scope, language);
  const names = await db.common.rows(
    keptName,
    sql`
      select n.kind, n.orga_sid as "orgaSid", n.sid, n.name
      from unnest(
        ${namedKinds}::text[],
        ${namedKinds.map((kind) => scopes[kind].platform)}::text[],
        ${namedKinds.map((kind) => scopes[kind].language)}::text[]) as wanted (kind, platform, language)
      join search_name n on n.kind = wanted.kind and n.platform = wanted.platform and n.language = wanted.language
      where ${ofNames(scope, 'wanted')}
      limit ${most + 1}`,
  );
  return names.length > most ? undefined : names;
}
