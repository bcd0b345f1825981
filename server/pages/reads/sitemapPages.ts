import { platformGroups, type Footer } from '../../../resources/platformGroups.ts';
import type { Parameters } from '../../../resources/routes.ts';
import type { PageReads, Visit } from '../PageReads.ts';
import { listedRows, rowsOfPart, sitemapTables, type SitemapTable } from './sitemapParts.ts';

/** The pages of a part of the sitemap, as `sitemapParts` names it. */
export const sitemapPages: PageReads['sitemapPages'] = async (visit, part) => {
  if (part === 'pages') return ownPages(visit);
  const [, name, block] = /^([a-z]+)-(\d{1,9})$/.exec(part) ?? [];
  const table = sitemapTables.find((known) => known === name);
  const pages = table && (await pagesOf(visit, table, Number(block)));
  return pages?.length ? pages : undefined;
};

async function pagesOf(visit: Visit, table: SitemapTable, block: number) {
  const { sql } = visit;
  const orgaSid = table === 'product' ? sql`r.orga_sid` : sql`''`;
  const first = block * rowsOfPart;
  const rows = await sql<{ sid: string; orgaSid: string; changedOn: string }[]>`
    select r.sid, ${orgaSid} as "orgaSid", r.updated_at::date::text as "changedOn"
    from ${listedRows(visit, table)}
    where r.id >= ${first} and r.id < ${first + rowsOfPart} order by r.id`;
  return rows.map((row) => ({
    screen: table,
    parameters: parametersOf(table, row),
    changedOn: row.changedOn,
  }));
}

function parametersOf(table: SitemapTable, { sid, orgaSid }: { sid: string; orgaSid: string }): Parameters {
  if (table === 'product') return { orgaSid, productSid: sid };
  return table === 'orga' ? { orgaSid: sid } : { categorySid: sid };
}

/** The pages that no table holds, and the articles; terms of another group are not this platform's. */
async function ownPages({ sql, platform }: Visit) {
  const footer: Footer = platformGroups[platform.group].footer;
  const articles = await sql<{ url: string; changedOn: string }[]>`
    select url, updated_at::date::text as "changedOn" from article
    where state = 'published' and url !~ '^agb[a-z_]*-' order by id`;
  const screens = [
    'start',
    'categories',
    'orgas',
    ...(footer === 'main' ? ['newsletter' as const] : []),
  ] as const;
  return [
    ...screens.map((screen) => ({ screen, parameters: {}, changedOn: null })),
    ...articles.map(({ url, changedOn }) => ({ screen: 'article' as const, parameters: { url }, changedOn })),
  ];
}
