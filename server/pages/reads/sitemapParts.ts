import { classFields, classSystems } from '../../../resources/classSystems.ts';
import { snakeCase } from '../../base/database/snakeCase.ts';
import { day, integer } from '../../base/database/column.ts';
import { identifier, join, sql, type Sql } from '../../base/database/sql.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import type { PageReads, SitemapEntry, Visit } from '../PageReads.ts';
import { viewScope } from './viewScope.ts';

/** Rows of one part: in four languages fewer than the 50,000 addresses that a sitemap may name. */
export const rowsOfPart = 10_000;

/** Tables whose rows have pages, and the part in which they stand: `product-12` holds ids from 120,000 on. */
export const sitemapTables = ['category', 'orga', 'product'] as const;
export type SitemapTable = (typeof sitemapTables)[number];

/** The rows of a table that are shown on the platform, as alias `r`: `from` and the first condition of `where`. */
export function listedRows(visit: Visit, table: SitemapTable): Sql<true> {
  const scope = viewScope(visit, table === 'category' ? 'categoryRelation' : table);
  if (table === 'category')
    return sql`
      from category r join category_relation hung on hung.child_sid = r.sid
      where ${ofPlatform(scope, 'hung')}`;
  return sql`from ${identifier(table)} r where ${where(scope, 'r')}`;
}

/** The part with the pages of classes. */
export const classesPart = 'classes';

/** The query for the classes of each category that is shown on the platform: `system`, `code`, `updated_at`. */
export function classesShown(visit: Visit): Sql<true> {
  const scope = viewScope(visit, 'categoryRelation');
  const systems = classSystems.map((system) => {
    const codes = identifier(`c.${snakeCase(classFields[system])}`);
    return sql`
      select ${system}::text as system, one.code, c.updated_at
      from category c
      join category_relation hung on ${ofPlatform(scope, 'hung')} and hung.child_sid = c.sid
      cross join unnest(${codes}) as one (code)`;
  });
  return join(systems, ' union all ');
}

/**
 * The parts of a platform's sitemap: the few pages of its own, those of classes, then those of its records by blocks of
 * ids.
 */
export const sitemapParts: PageReads['sitemapParts'] = async (visit) => {
  const [classes, ...parts] = await Promise.all([
    visit.db.rows(
      { changedOn: day },
      sql`
        select max(named.updated_at)::date::text as "changedOn"
        from (${classesShown(visit)}) named having count(*) > 0`,
    ),
    ...sitemapTables.map((table) => partsOf(visit, table)),
  ]);
  return [
    { part: 'pages', changedOn: null },
    ...classes.map(({ changedOn }) => ({ part: classesPart, changedOn })),
    ...parts.flat(),
  ];
};

async function partsOf(visit: Visit, table: SitemapTable): Promise<SitemapEntry<{ part: string }>[]> {
  const blocks = await visit.db.rows(
    { block: integer, changedOn: day },
    sql`
      select r.id / ${rowsOfPart} as block, max(r.updated_at)::date::text as "changedOn"
      ${listedRows(visit, table)} group by 1 order by 1`,
  );
  return blocks.map(({ block, changedOn }) => ({ part: `${table}-${block}`, changedOn }));
}
