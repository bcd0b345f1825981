import { orga } from '../../../resources/entities/orga.ts';
import type { OrgasPage } from '../../../resources/calls/storefrontPages.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { integer, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { nothing, sql } from '../../base/database/sql.ts';
import { isCalled, orgasMeeting } from '../../find/orgas/orgasMeeting.ts';
import { wantedOfOrgas } from '../../find/orgas/wantedOfOrgas.ts';
import { understand } from '../../find/query/understand.ts';
import { shownOrgas } from '../../find/suggestions/shownOrgas.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

/**
 * Companies from A to Z, narrowed by a text: by what they are called, where they are, what they make and what they say of
 * themselves, those that are called so first; by a letter, those whose name begins with it. The letters are those with which
 * any name begins.
 */
export async function readOrgas(
  db: ScopedQueries,
  scopes: { orga: Scope; product: Scope },
  language: Language,
  { text: typed = '', page, size }: { text?: string | undefined; page: number; size: number },
): Promise<OrgasPage> {
  const scope = scopes.orga;
  if (isClosed(scope)) return { orgas: { items: [], total: 0, page, size }, letters: [] };
  const part = typed.trim();
  const isLetter = [...part].length === 1;
  const wanted =
    part === '' || isLetter
      ? []
      : await wantedOfOrgas(db, scopes.product, understand(db, scopes.product, language, part));
  const isMet = isLetter
    ? sql`upper(left(o.name, 1)) = upper(${part})`
    : sql`(position(lower(${part}) in lower(o.name)) > 0 or ${orgasMeeting(wanted, language)})`;
  const named = sql`${where(scope, 'o')} and (${part} = '' or ${isMet})`;
  const first = wanted.length > 0 ? sql`${isCalled(wanted)} desc,` : nothing;
  const [sids, { total }, letters] = await Promise.all([
    db.rows(
      fieldsOf(orga, 'sid'),
      sql`
        select o.sid from orga o where ${named} order by ${first} lower(o.name), o.sid
        offset ${(page - 1) * size} limit ${size}`,
    ),
    db.one({ total: integer }, sql`select count(*) as total from orga o where ${named}`),
    db.rows(
      { letter: text() },
      sql`select distinct upper(left(o.name, 1)) as letter from orga o where ${where(scope, 'o')} order by letter`,
    ),
  ]);
  const items = await shownOrgas(
    db,
    scope,
    sids.map(({ sid }) => sid),
  );
  return { orgas: { items, total, page, size }, letters: letters.map(({ letter }) => letter) };
}
