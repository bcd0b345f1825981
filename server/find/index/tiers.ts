import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { integer, type Row } from '../../base/database/column.ts';
import type { SystemPool, SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset } from '../../records/fieldsOf.ts';
import { lockSearchRows } from './lockSearchRows.ts';
import { mergeNewEntries } from './mergeNewEntries.ts';
import { lastTier, tierSizes } from './tierSizes.ts';

/** The place of the last product of each tier, from 1. */
const lastPlaces = tierSizes.map((_, tier) =>
  tierSizes.slice(0, tier + 1).reduce((sum, size) => sum + size, 0),
);

/** The last product of a tier. */
const tierCut = { platform: dataset, tier: integer, popularity: integer, id: integer };
type TierCut = Row<typeof tierCut>;

/** The last product of each tier but the last one, by platform, the most popular tier first. */
export type TierCuts = Map<DatasetKey, TierCut[]>;

export async function readTierCuts(tx: SystemTransaction): Promise<TierCuts> {
  const rows = await tx.rows(
    tierCut,
    sql`select platform, tier, popularity, product_id as id from search_tier order by platform, tier`,
  );
  return Map.groupBy(rows, ({ platform }) => platform);
}

/** The number of the tier in which a product belongs; the first one on a platform that was never cut, for it is small. */
export function tierOf(
  cuts: TierCuts,
  { platform, popularity, id }: Pick<TierCut, 'platform' | 'popularity' | 'id'>,
): number {
  const ofPlatform = cuts.get(platform);
  if (!ofPlatform) return 0;
  const fitting = ofPlatform.find(
    (cut) => popularity > cut.popularity || (popularity === cut.popularity && id <= cut.id),
  );
  return fitting?.tier ?? lastTier;
}

/**
 * Cuts the tiers of a platform anew, by the popularity of its listing, and moves the search rows that are in
 * another tier than they belong. Reads keep answering.
 */
export async function recutTiers(write: SystemPool, key: DatasetKey): Promise<void> {
  await write.transaction(async (tx) => {
    await lockSearchRows(tx);
    await tx.run(sql`drop table if exists ranked_product`);
    await tx.run(sql`
      create temporary table ranked_product on commit drop as
      select product_id, popularity, row_number() over (order by popularity desc, product_id) as place
      from category_product
      where platform = ${key} and category_sid = ${rootCategory}
      order by popularity desc, product_id
      limit ${lastPlaces.at(-1) ?? 0}`);
    await tx.run(sql`
      create temporary table tier_of_product on commit drop as
      select product_id, popularity, place,
        (select count(*) from unnest(${lastPlaces}::bigint[]) as of (last) where of.last < place)::smallint as tier
      from ranked_product`);
    await tx.run(sql`alter table tier_of_product add primary key (product_id)`);
    await tx.run(sql`analyze tier_of_product`);
    await tx.run(sql`delete from search_tier where platform = ${key}`);
    await tx.run(sql`
      insert into search_tier (platform, tier, popularity, product_id)
      select distinct on (tier) ${key}, tier, popularity, product_id
      from tier_of_product order by tier, place desc`);
    await tx.run(sql`
      update product_search s set tier = ${lastTier}
      where s.tier < ${lastTier} and s.platform = ${key}
        and not exists (select from tier_of_product t where t.product_id = s.product_id)`);
    await tx.run(sql`
      update product_search s set tier = t.tier, popularity = t.popularity
      from tier_of_product t
      where s.product_id = t.product_id and s.platform = ${key}
        and (s.tier <> t.tier or s.popularity <> t.popularity)`);
    await mergeNewEntries(tx);
    await tx.run(sql`drop table ranked_product, tier_of_product`);
  });
}
