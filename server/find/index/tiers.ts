import type { DatasetKey } from '../../../resources/platforms.ts';
import type { Sql, Transaction } from '../../base/database/connect.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { lockSearchRows } from './lockSearchRows.ts';
import { mergeNewEntries } from './mergeNewEntries.ts';

/** How many products of a platform each tier holds, by popularity; the last tier holds the rest. */
const tierSizes = [1_000, 10_000, 100_000] as const;

/** The tiers, most popular first. */
export const tiers = [0, 1, 2, 3] as const;
export type Tier = (typeof tiers)[number];
const lastTier: Tier = 3;

interface Ranked {
  popularity: number;
  id: number;
}

/** The last product of each tier but the last one, by platform. */
export type TierCuts = Map<string, (Ranked & { tier: Tier })[]>;

/** The last product of each tier, by platform. */
export async function readTierCuts(tx: Transaction): Promise<TierCuts> {
  const rows = await tx<(Ranked & { platform: string; tier: Tier })[]>`
    select platform, tier, popularity, product_id as id from search_tier order by platform, tier`;
  return Map.groupBy(rows, ({ platform }) => platform);
}

/** The tier in which a product belongs; the last one on a platform that was never cut. */
export function tierOf(cuts: TierCuts, platform: string, { popularity, id }: Ranked): Tier {
  const fitting = cuts
    .get(platform)
    ?.find((cut) => popularity > cut.popularity || (popularity === cut.popularity && id <= cut.id));
  return fitting?.tier ?? lastTier;
}

/**
 * Cuts the tiers of a platform anew, by the popularity of its listing, and moves the search rows that are in
 * another tier than they belong. Reads keep answering.
 */
export async function recutTiers(write: Sql, dataset: DatasetKey): Promise<void> {
  await write.begin(async (tx) => {
    await lockSearchRows(tx);
    await tx`drop table if exists ranked_product`;
    await tx`
      create temporary table ranked_product on commit drop as
      select product_id, popularity, row_number() over (order by popularity desc, product_id) as place
      from category_product
      where platform = ${dataset} and category_sid = ${rootCategory}
      order by popularity desc, product_id
      limit ${tierSizes[0] + tierSizes[1] + tierSizes[2]}`;
    await tx`
      create temporary table tier_of_product on commit drop as
      select product_id, popularity, place,
        (case when place <= ${tierSizes[0]} then 0 when place <= ${tierSizes[0] + tierSizes[1]} then 1 else 2 end)::smallint
          as tier
      from ranked_product`;
    await tx`alter table tier_of_product add primary key (product_id)`;
    await tx`analyze tier_of_product`;
    await tx`delete from search_tier where platform = ${dataset}`;
    await tx`
      insert into search_tier (platform, tier, popularity, product_id)
      select distinct on (tier) ${dataset}, tier, popularity, product_id
      from tier_of_product order by tier, place desc`;
    await tx`
      update product_search s set tier = ${lastTier}
      where s.tier < ${lastTier} and s.platform = ${dataset}
        and not exists (select from tier_of_product t where t.product_id = s.product_id)`;
    await tx`
      update product_search s set tier = t.tier, popularity = t.popularity
      from tier_of_product t
      where s.product_id = t.product_id and s.platform = ${dataset}
        and (s.tier <> t.tier or s.popularity <> t.popularity)`;
    await mergeNewEntries(tx);
    await tx`drop table ranked_product, tier_of_product`;
  });
}
