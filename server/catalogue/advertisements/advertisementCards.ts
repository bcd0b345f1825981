import { picture, type AdvertisementCard } from '../../../resources/calls/shown.ts';
import { advertisement } from '../../../resources/entities/advertisement.ts';
import { orga } from '../../../resources/entities/orga.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { shown } from '../../../resources/language/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { seenToday } from '../../records/seenToday.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { json, nullable } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';

const storedCard = {
  ...fieldsOf(advertisement, 'orgaSid', 'sid', 'title', 'text', 'link'),
  orgaName: fieldsOf(orga, 'name').name,
  picture: nullable(json(picture)),
};

/** What runs today and fits the condition on `a`, the weightiest first. */
export async function advertisementCards(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { aimed, most }: { aimed: Sql; most: number },
): Promise<AdvertisementCard[]> {
  const rows = await db.rows(
    storedCard,
    sql`
      select a.orga_sid as "orgaSid", a.sid, o.name as "orgaName", a.title, a.text, a.link,
        case when i.hash is null then null else jsonb_build_object(
          'kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height) end as picture
      from advertisement a
      join orga o on o.platform = a.platform and o.sid = a.orga_sid
      left join image i
        on i.platform = a.platform and i.orga_sid = a.orga_sid and i.hash = a.image and i.kind = 'orgaMedia'
      where ${where(scope, 'a')} and ${aimed} and ${seenToday(advertisement, 'a')}
      order by a.weight desc, a.id limit ${most}`,
  );
  return rows.map((row) => ({
    ...row,
    title: shown(row.title, language) ?? { text: row.orgaName, languageUsed: language },
    text: shown(row.text, language) ?? null,
  }));
}
