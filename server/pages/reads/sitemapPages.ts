import { classSystems } from '../../../resources/classSystems.ts';
import { article } from '../../../resources/entities/article.ts';
import { platformGroups, type PlatformGroup } from '../../../resources/platform/platformGroups.ts';
import type { Parameters } from '../../../resources/address/routes.ts';
import { groupOfLegal, isLegalArticle } from '../../../resources/platform/screens.ts';
import { day, text, texts } from '../../base/database/column.ts';
import { sql } from '../../base/database/sql.ts';
import { seenToday } from '../../records/seenToday.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { PageReads, SitemapEntry, SitemapPage, Visit } from '../PageReads.ts';
import {
  classesPart,
  classesShown,
  listedRows,
  rowsOfPart,
  sitemapTables,
  type SitemapTable,
} from './sitemapParts.ts';

type Page = SitemapEntry<SitemapPage>;

/** The pages of a part of the sitemap, as `sitemapParts` names it. */
export const sitemapPages: PageReads['sitemapPages'] = async (visit, part) => {
  if (part === 'pages') return ownPages(visit);
  if (part === classesPart) return classPages(visit);
  const [, name, block] = /^([a-z]+)-(\d{1,9})$/.exec(part) ?? [];
  const table = sitemapTables.find((known) => known === name);
  const pages = table && (await pagesOf(visit, table, Number(block)));
  return pages?.length ? pages : undefined;
};

async function pagesOf(visit: Visit, table: SitemapTable, block: number): Promise<Page[]> {
  const orgaSid = table === 'product' ? sql`r.orga_sid` : sql`''`;
  const pictures =
    table === 'product'
      ? sql`array(
          select i.hash from image i
          where i.platform = r.platform and i.orga_sid = r.orga_sid and i.hash = any (r.images) and i.kind = 'productImage')`
      : sql`'{}'::text[]`;
  const first = block * rowsOfPart;
  const rows = await visit.db.rows(
    { sid: text(), orgaSid: text(), hashes: texts(), changedOn: day },
    sql`
      select r.sid, ${orgaSid} as "orgaSid", ${pictures} as hashes, r.updated_at::date::text as "changedOn"
      ${listedRows(visit, table)} and r.id >= ${first} and r.id < ${first + rowsOfPart} order by r.id`,
  );
  return rows.map((row) => ({
    screen: table,
    parameters: parametersOf(table, row),
    pictures: row.hashes.map((hash) => ({ kind: 'productImage', hash })),
    changedOn: row.changedOn,
  }));
}

/** A page for each system, and for each class that a category of the platform has. */
async function classPages(visit: Visit): Promise<Page[]> {
  const rows = await visit.db.rows(
    { system: text(), code: text(), changedOn: day },
    sql`
      select named.system, named.code, max(named.updated_at)::date::text as "changedOn"
      from (${classesShown(visit)}) named group by named.system, named.code
      order by named.system, named.code limit ${rowsOfPart - classSystems.length}`,
  );
  const systems = [...new Set(rows.map(({ system }) => system))];
  return [
    ...systems.map((system) => ({
      screen: 'classSystem' as const,
      parameters: { system },
      changedOn: null,
    })),
    ...rows.map(({ system, code, changedOn }) => ({
      screen: 'class' as const,
      parameters: { system, code },
      changedOn,
    })),
  ];
}

function parametersOf(table: SitemapTable, { sid, orgaSid }: { sid: string; orgaSid: string }): Parameters {
  if (table === 'product') return { orgaSid, productSid: sid };
  return table === 'orga' ? { orgaSid: sid } : { categorySid: sid };
}

/**
 * The pages that no table holds, and the articles, all but the legal ones only where the group shows them; legal ones of a
 * group stand under the address of the general ones.
 */
async function ownPages({ db, platform }: Visit): Promise<Page[]> {
  const { footer, showsArticles }: PlatformGroup = platformGroups[platform.group];
  const articles = await db.rows(
    { ...fieldsOf(article, 'url'), changedOn: day },
    sql`
      select url, greatest(updated_at::date, publish_at)::text as "changedOn" from article a
      where ${sharedByAll(article)} and state = 'published' and ${seenToday(article, 'a')} order by id`,
  );
  const screens = [
    'start',
    'categories',
    'orgas',
    'accessibility',
    ...(footer === 'main' ? ['newsletter' as const] : []),
  ] as const;
  return [
    ...screens.map((screen) => ({ screen, parameters: {}, changedOn: null })),
    ...articles
      .filter(({ url }) => (isLegalArticle(url) ? groupOfLegal(url) === undefined : showsArticles))
      .map(({ url, changedOn }) => ({ screen: 'article' as const, parameters: { url }, changedOn })),
  ];
}
