import { rootCategory } from '../../../resources/rootCategory.ts';
import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { nothing, sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import type { Cards } from './Cards.ts';
import { isNarrowed, listed, listing, type ListFilter } from './listedIds.ts';
import { sortedAtOnce } from './listedPage.ts';
import { ofVariants, variantOf } from './variantOf.ts';

/**
 * How the variants of a list share cards. A list that is narrowed may lack the one that stands for the others: it is gone
 * through, up to 20,000 products; in a longer one each has its own card.
 * @param followers how many share the card of another one, where that is known
 */
export function cardsOf(
  filter: ListFilter,
  isPlain: boolean,
  total: number | undefined,
  followers?: number,
): Cards {
  if (followers === 0) return 'each';
  const isPart = isNarrowed(filter) || filter.line !== undefined;
  if (!isPart && isPlain) return 'leaders';
  if (total !== undefined && total <= sortedAtOnce) return 'first';
  return isPart ? 'each' : 'leaders';
}

/** How many products of a list share the card of another one in it. */
export async function countFollowers(db: ScopedQueries, scope: Scope, filter: ListFilter): Promise<number> {
  if (isNarrowed(filter) || filter.line !== undefined) {
    const { followers } = await db.one(
      { followers: integer },
      sql`
        select count(*) - count(distinct ${variantOf}) as followers from ${listing(filter)} l ${ofVariants}
        where ${listed(scope, filter)}`,
    );
    return followers;
  }
  const { category, orga } = filter;
  const below =
    category === rootCategory
      ? nothing
      : sql`
        join category_closure place
          on ${ofPlatform(scope, 'place')} and place.descendant_sid = g.main_category and place.ancestor_sid = ${category}`;
  const { followers } = await db.one(
    { followers: integer },
    sql`
      select coalesce(sum(g.products - 1), 0)::bigint as followers from variant_group g ${below}
      where ${where(scope, 'g')} ${orga === undefined ? nothing : sql`and g.orga_sid = ${orga}`}`,
  );
  return followers;
}
