import type { Picture } from '../../../resources/calls/shown.ts';
import type { OrgaPage } from '../../../resources/calls/storefrontPages.ts';
import type { Translated } from '../../../resources/languages.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { shown, textIn } from '../../../resources/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { categoryCounts, lineCounts } from '../../find/facets/facetCounts.ts';
import { listProducts, type Listing } from '../../find/listing/listProducts.ts';

interface OrgaRow {
  sid: string;
  name: string;
  kind: string;
  description: Translated | null;
  address: Record<string, string | null> | null;
  logo: Picture | null;
}

/** A company with its lines, categories and products, those of one line if given; undefined outside the scope. */
export async function readOrga(
  sql: Queries,
  scope: Scope,
  sid: string,
  listing: Omit<Listing, 'category' | 'orga'>,
): Promise<Omit<OrgaPage, 'info' | 'documents' | 'connected' | 'advertisements'> | undefined> {
  const { language, line } = listing;
  const [row] = await sql<OrgaRow[]>`
    select o.sid, o.name, o.kind, o.description, o.address,
      case when i.hash is null then null else jsonb_build_object(
        'kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height) end as logo
    from orga o
    left join image i on i.platform = o.platform and i.orga_sid = o.sid and i.hash = o.logo and i.kind = 'logo'
    where ${where(scope, 'o')} and o.sid = ${sid}`;
  if (!row) return undefined;
  const [lines, categories, products, chosen] = await Promise.all([
    lineCounts(sql, scope, language, { category: rootCategory, orga: sid }),
    categoryCounts(sql, scope, language, { orga: sid }),
    listProducts(sql, scope, { ...listing, orga: sid }),
    line === undefined ? undefined : readLine(sql, scope, sid, line),
  ]);
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
    categories,
    products,
  };
}

async function readLine(sql: Queries, scope: Scope, orgaSid: string, sid: string) {
  const [line] = await sql<{ sid: string; title: Translated; description: Translated | null }[]>`
    select l.sid, l.title, l.description from product_line l
    where l.platform = ${scope.dataset} and l.orga_sid = ${orgaSid} and l.sid = ${sid}`;
  return line;
}
