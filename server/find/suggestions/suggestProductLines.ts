import type { z } from 'zod';
import type { productLineSuggestion } from '../../../resources/calls/suggestAnswer.ts';
import { productLine } from '../../../resources/entities/productLine.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { integer, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { FoundName } from '../query/findNames.ts';
import { spansOf } from './highlight.ts';
import type { Understood } from '../query/understand.ts';

export type ProductLineSuggestion = z.infer<typeof productLineSuggestion>;

const shownLine = {
  ...fieldsOf(productLine, 'sid', 'orgaSid', 'title'),
  orgaName: text(),
  itemCount: integer,
};

/** What is shown of these product lines, in their order; those outside the scope are left out. */
export async function shownProductLines(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
  found: readonly FoundName[],
): Promise<ProductLineSuggestion[]> {
  if (found.length === 0) return [];
  const rows = await db.rows(
    shownLine,
    sql`
      select l.sid, l.orga_sid as "orgaSid", l.title, coalesce(o.name, '') as "orgaName",
        coalesce(n.products, 0) as "itemCount"
      from unnest(${found.map(({ orgaSid }) => orgaSid)}::text[], ${found.map(({ sid }) => sid)}::text[])
        with ordinality as wanted (orga_sid, sid, place)
      join product_line l on ${ofPlatform(scope, 'l')} and l.orga_sid = wanted.orga_sid and l.sid = wanted.sid
      left join orga o on o.platform = l.platform and o.sid = l.orga_sid
      left join category_count n on n.platform = l.platform and n.category_sid = ${rootCategory}
        and n.orga_sid = l.orga_sid and n.product_line = l.sid
      where ${where(scope, 'l')}
      order by wanted.place`,
  );
  const words = query.words.map(({ word }) => word);
  return rows.map(({ title, ...line }) => {
    const shown = textIn(title, query.language);
    return {
      ...line,
      title: shown,
      matches: spansOf(shown, words).map((span) => ({ field: 'title', ...span })),
    };
  });
}
