import type { Fragment, Queries } from '../../base/database/queries.ts';
import type { PageReads, Visit } from '../PageReads.ts';

/** Rows of one part: in four languages fewer than the 50,000 addresses that a sitemap may name. */
export const rowsOfPart = 10_000;

/** Tables whose rows have pages, and the part in which they stand: `product-12` holds ids from 120,000 on. */
export const sitemapTables = ['category', 'orga', 'product'] as const;
export type SitemapTable = (typeof sitemapTables)[number];

/** The rows of a table that are shown on the platform, as alias `r`. */
export function listedRows(
  { sql, platform }: Pick<Visit, 'sql' | 'platform'>,
  table: SitemapTable,
): Fragment {
  if (table === 'category')
    return sql`category r join category_relation hung on hung.platform = ${platform.dataset} and hung.child_sid = r.sid`;
  const own = { orga: sql`orga r`, product: sql`product r` }[table];
  return sql`${own} join (select 1) always on r.platform = ${platform.dataset}`;
}

/** The parts of a platform's sitemap: the few pages of its own, then those of its things by blocks of ids. */
export const sitemapParts: PageReads['sitemapParts'] = async (visit) => {
  const parts = await Promise.all(
    sitemapTables.map((table) => partsOf(visit.sql, listedRows(visit, table), table)),
  );
  return [{ part: 'pages', changedOn: null }, ...parts.flat()];
};

async function partsOf(sql: Queries, rows: Fragment, table: SitemapTable) {
  const blocks = await sql<{ block: number; changedOn: string }[]>`
    select r.id / ${rowsOfPart} as block, max(r.updated_at)::date::text as "changedOn"
    from ${rows} group by 1 order by 1`;
  return blocks.map(({ block, changedOn }) => ({ part: `${table}-${block}`, changedOn }));
}
