import type { ListTable, ProductCard } from '../../../resources/calls/shown.ts';
import { product } from '../../../resources/entities/product.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { ListView } from '../../../resources/finding/listViews.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { FacetedAttribute } from '../facets/shownFacet.ts';
import { inShownUnit } from '../facets/shownUnit.ts';

/** Are products shown with their values? */
export function hasRows(view: ListView | undefined): boolean {
  return view === 'list' || view === 'table';
}

/** What these products say of these attributes, a row for each in their order; null where no rows are wanted. */
export async function listTable(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  {
    view,
    columns,
    cards,
  }: {
    view: ListView | undefined;
    columns: readonly FacetedAttribute[];
    cards: readonly ProductCard[];
  },
): Promise<ListTable | null> {
  if (!hasRows(view)) return null;
  const found = await db.rows(
    { orgaSid: text(), productSid: text(), ...fieldsOf(product, 'attributes') },
    sql`
      select p.orga_sid as "orgaSid", p.sid as "productSid", p.attributes from product p
      where ${where(scope, 'p')} and (p.orga_sid, p.sid) in (
        select * from unnest(${cards.map(({ orgaSid }) => orgaSid)}::text[], ${cards.map(({ productSid }) => productSid)}::text[]))`,
  );
  const values = new Map(found.map((row) => [`${row.orgaSid}/${row.productSid}`, row.attributes]));
  return {
    columns: columns.map(({ sid, name, unit }) => ({ sid, name: textIn(name, language), unit })),
    rows: cards.map(({ orgaSid, productSid }) => {
      const said = values.get(`${orgaSid}/${productSid}`) ?? {};
      return columns.map(({ sid, choices, perUnit }) => {
        const value = said[sid] ?? null;
        if (typeof value === 'number') return inShownUnit(value, { perUnit });
        const label = choices.find((choice) => choice.sid === value)?.label;
        return label ? textIn(label, language) : value;
      });
    }),
  };
}
