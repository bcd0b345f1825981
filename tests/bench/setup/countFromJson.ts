import { readFacets } from '../../../resources/finding/facetSelection.ts';
import type { AttributeFacet } from '../../../resources/calls/shown.ts';
import type { Sql } from '../../../server/base/database/sql.ts';
import type { World } from './world.ts';

/**
 * The facets of a category without facet rows: the attributes of its products are unpacked and counted, each
 * attribute under what is chosen of the others, found by an index on the attributes. For choices alone.
 */
export async function countFromJson(
  { database: { write } }: World,
  category: string,
  facets: readonly AttributeFacet[],
  attributes: string | undefined,
): Promise<unknown> {
  const chosen = readFacets(attributes);
  const hasOne = ({ attribute, values }: (typeof chosen)[number]): Sql =>
    values
      .map((value) => write`p.attributes @> ${write.json({ [attribute]: value })}`)
      .reduce((all, one) => write`${all} or ${one}`);
  return Promise.all(
    facets.map(({ sid }) => {
      const others = chosen
        .filter(({ attribute }) => attribute !== sid)
        .reduce((all, other) => write`${all} and (${hasOne(other)})`, write``);
      return write`
        select p.attributes ->> ${sid} as value, count(*)
        from product p
        where p.platform = 'CH' and p.attributes ? ${sid} ${others}
          and p.main_category in (
            select descendant_sid from category_closure where platform = 'CH' and ancestor_sid = ${category})
        group by 1`;
    }),
  );
}
