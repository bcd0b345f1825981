import { logo, type OrgaCard } from '../../../resources/calls/shown.ts';
import { orga } from '../../../resources/entities/orga.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { integer, json, nullable, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';

const shownOrga = {
  ...fieldsOf(orga, 'sid', 'name'),
  city: nullable(text()),
  count: integer,
  logo: nullable(json(logo)),
};

/** The cards of companies, in the order of the sids; those outside the scope are left out. */
export async function shownOrgas(
  db: ScopedQueries,
  scope: Scope,
  sids: readonly string[],
): Promise<OrgaCard[]> {
  if (sids.length === 0) return [];
  return db.rows(
    shownOrga,
    sql`
      select o.sid, o.name, o.address ->> 'city' as city, coalesce(n.products, 0) as count,
        case when i.hash is null then null else jsonb_build_object(
          'kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height) end as logo
      from unnest(${sids}::text[]) with ordinality as wanted (sid, place)
      join orga o on ${ofPlatform(scope, 'o')} and o.sid = wanted.sid
      left join image i on i.platform = o.platform and i.orga_sid = o.sid and i.hash = o.logo and i.kind = 'logo'
      left join category_count n on n.platform = o.platform and n.category_sid = ${rootCategory}
        and n.orga_sid = o.sid and n.product_line = ''
      where ${where({ ...scope, ownerColumn: 'sid' }, 'o')}
      order by wanted.place`,
  );
}
