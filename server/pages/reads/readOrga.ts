import { logo } from '../../../resources/calls/shown.ts';
import type { OrgaPage } from '../../../resources/calls/storefrontPages.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { productLine } from '../../../resources/entities/productLine.ts';
import { readFacets } from '../../../resources/finding/facetSelection.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { shown, textIn } from '../../../resources/language/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { json, nullable, type Row } from '../../base/database/column.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { attributeFacets } from '../../find/facets/attributeFacets.ts';
import { categoryCounts, lineCounts } from '../../find/facets/facetCounts.ts';
import { filterOf, listProducts, type Listing } from '../../find/listing/listProducts.ts';
import { hasRows, listTable } from '../../find/listing/listTable.ts';
import { lineMatrices } from './lineMatrices.ts';

const orgaOfPage = {
  ...fieldsOf(orga, 'sid', 'name', 'kind', 'description', 'address'),
  logo: nullable(json(logo)),
};
const lineOfPage = fieldsOf(productLine, 'sid', 'title', 'description');

/** A company with its lines, categories and products, those of one line if given; undefined outside the scope. */
export async function readOrga(
  db: ScopedQueries,
  scope: Scope,
  sid: string,
  listing: Omit<Listing, 'category' | 'orga'>,
): Promise<Omit<OrgaPage, 'info' | 'documents' | 'connected' | 'advertisements'> | undefined> {
  const { language, line } = listing;
  const row = await db.first(
    orgaOfPage,
    sql`
      select o.sid, o.name, o.kind, o.description, o.address,
        case when i.hash is null then null else jsonb_build_object(
          'kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height) end as logo
      from orga o
      left join image i on i.platform = o.platform and i.orga_sid = o.sid and i.hash = o.logo and i.kind = 'logo'
      where ${where(scope, 'o')} and o.sid = ${sid}`,
  );
  if (!row) return undefined;
  const filter = await filterOf(db, { ...listing, orga: sid });
  const isWholeLine = line !== undefined && listing.page === 1 && listing.attributes === undefined;
  const [lines, categories, products, narrowing, chosen, matrices] = await Promise.all([
    lineCounts(commonReads(db), scope, language, { category: rootCategory, orga: sid }),
    categoryCounts(commonReads(db), scope, language, { orga: sid }),
    listProducts(db, scope, { ...listing, filter, areGrouped: true }),
    attributeFacets(commonReads(db), scope, language, filter, {
      selection: readFacets(listing.attributes),
      all: listing.filters === 'all',
      columns: hasRows(listing.view),
    }),
    line === undefined ? undefined : readLine(db, scope, sid, line),
    isWholeLine ? lineMatrices(db, scope, language, { orga: sid, line }) : [],
  ]);
  const table = await listTable(db, scope, language, {
    view: listing.view,
    columns: narrowing.columns,
    cards: products.items,
  });
  return {
    sid: row.sid,
    name: row.name,
    kind: row.kind,
    description: shown(row.description, language) ?? null,
    address: Object.fromEntries(
      Object.entries(row.address ?? {}).filter((part): part is [string, string] => Boolean(part[1])),
    ),
    logo: row.logo,
    lines: lines.map(({ orgaSid: _own, ...value }) => value),
    line: chosen
      ? {
          sid: chosen.sid,
          title: textIn(chosen.title, language),
          description: shown(chosen.description, language) ?? null,
        }
      : null,
    matrices,
    categories,
    facets: narrowing.facets,
    moreFacets: narrowing.moreFacets,
    products,
    table,
  };
}

async function readLine(
  db: ScopedQueries,
  scope: Scope,
  orgaSid: string,
  sid: string,
): Promise<Row<typeof lineOfPage> | undefined> {
  return db.first(
    lineOfPage,
    sql`
      select l.sid, l.title, l.description from product_line l
      where ${ofPlatform(scope, 'l')} and l.orga_sid = ${orgaSid} and l.sid = ${sid}`,
  );
}
