import type { OrgaCard, Picture } from '../../../resources/calls/shown.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';

/** The cards of companies, in the order of the sids; those outside the scope are left out. */
export async function shownOrgas(sql: Queries, scope: Scope, sids: readonly string[]): Promise<OrgaCard[]> {
  if (sids.length === 0) return [];
  return sql<{ sid: string; name: string; city: string | null; logo: Picture | null; count: number }[]>`
    select o.sid, o.name, o.address ->> 'city' as city, coalesce(n.products, 0) as count,
      case when i.hash is null then null else jsonb_build_object(
        'kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height) end as logo
    from unnest(${[...sids]}::text[]) with ordinality as wanted (sid, place)
    join orga o on o.platform = ${scope.dataset} and o.sid = wanted.sid
    left join image i on i.platform = o.platform and i.orga_sid = o.sid and i.hash = o.logo and i.kind = 'logo'
    left join category_count n on n.platform = o.platform and n.category_sid = ${rootCategory}
      and n.orga_sid = o.sid and n.product_line = ''
    where ${where({ ...scope, ownerColumn: 'sid' }, 'o')}
    order by wanted.place`;
}
