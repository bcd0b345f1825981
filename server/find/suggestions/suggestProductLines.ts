import type { z } from 'zod';
import type { productLineSuggestion } from '../../../resources/calls/suggestAnswer.ts';
import type { Language, Translated } from '../../../resources/languages.ts';
import { textIn } from '../../../resources/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { FoundName } from '../query/findNames.ts';
import { spansOf } from './highlight.ts';
import type { Query } from '../query/parseQuery.ts';

export type ProductLineSuggestion = z.infer<typeof productLineSuggestion>;

/** What is shown of these product lines, in their order; those outside the scope are left out. */
export async function shownProductLines(
  sql: Queries,
  scope: Scope,
  language: Language,
  query: Query,
  found: readonly FoundName[],
): Promise<ProductLineSuggestion[]> {
  if (found.length === 0) return [];
  const rows = await sql<
    { sid: string; orgaSid: string; title: Translated; orgaName: string; itemCount: number }[]
  >`
    select l.sid, l.orga_sid as "orgaSid", l.title, coalesce(o.name, '') as "orgaName",
      coalesce(n.products, 0) as "itemCount"
    from unnest(${found.map(({ orgaSid }) => orgaSid)}::text[], ${found.map(({ sid }) => sid)}::text[])
      with ordinality as wanted (orga_sid, sid, place)
    join product_line l on l.platform = ${scope.dataset} and l.orga_sid = wanted.orga_sid and l.sid = wanted.sid
    left join orga o on o.platform = l.platform and o.sid = l.orga_sid
    left join category_count n on n.platform = l.platform and n.category_sid = ${rootCategory}
      and n.orga_sid = l.orga_sid and n.product_line = l.sid
    where ${where(scope, 'l')}
    order by wanted.place`;
  const words = query.words.map(({ word }) => word);
  return rows.map(({ title, ...line }) => {
    const shown = textIn(title, language);
    return {
      ...line,
      title: shown,
      matches: spansOf(shown, words).map((span) => ({ field: 'title', ...span })),
    };
  });
}
