import type { FacetValue } from '../../../resources/calls/shown.ts';
import { category as categoryEntity } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { nullable, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { hitsLeft, type Hit, type HitFilter, type Hits } from './Hit.ts';
import { mostValues } from './facetCounts.ts';

const mostOwnCategories = 8;

const named = {
  kind: text<'orga' | 'line' | 'category'>(),
  /** '' but of a line. */
  orgaSid: text(),
  sid: text(),
  orgaName: nullable(text()),
  name: nullable(fieldsOf(categoryEntity, 'name').name),
};

/** By what given products can be narrowed beside their attributes, what most of them have first. */
export interface CountsAmong {
  /** Of the chosen category, whatever the company. */
  orgas: FacetValue[];
  /** Of the chosen category and company, whatever the line; none without a company. */
  lines: (FacetValue & { orgaSid: string })[];
  /** To which they belong themselves, of the chosen company and line, whatever the category. */
  categories: FacetValue[];
}

/** Counts them, without asking more than how they are called. */
export async function countsAmong(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  hits: Hits,
  { orga, line, chosen }: HitFilter,
): Promise<CountsAmong> {
  const ofLines = orga === undefined ? [] : hitsLeft(hits, { orga, chosen }).filter((hit) => hit.line !== '');
  const orgas = mostFrequent(hitsLeft(hits, { chosen }), (hit) => hit.orgaSid, mostValues);
  const lines = mostFrequent(ofLines, (hit) => hit.line, mostValues);
  const categories = mostFrequent(
    hitsLeft({ all: hits.all }, { orga, line, chosen }),
    (hit) => hit.category,
    mostOwnCategories,
  );
  const rows = await db.rows(
    named,
    sql`
      select 'orga' as kind, '' as "orgaSid", o.sid, o.name as "orgaName", null::jsonb as name
      from orga o where ${ofPlatform(scope, 'o')} and o.sid = any(${[...orgas.keys()]}::text[])
      union all
      select 'line', l.orga_sid, l.sid, null, l.title
      from product_line l
      where ${ofPlatform(scope, 'l')} and l.orga_sid = ${orga ?? ''} and l.sid = any(${[...lines.keys()]}::text[])
      union all
      select 'category', '', c.sid, null, c.name from category c where c.sid = any(${[...categories.keys()]}::text[])`,
  );
  const of = Map.groupBy(rows, ({ kind }) => kind);
  const names = (kind: 'line' | 'category') =>
    new Map(of.get(kind)?.map(({ sid, name }) => [sid, textIn(name, language)]));
  const orgaNames = new Map(of.get('orga')?.map(({ sid, orgaName }) => [sid, orgaName ?? '']));
  const lineNames = names('line');
  return {
    orgas: shown(orgas, orgaNames),
    lines: shown(lines, lineNames).map((one) => ({ ...one, orgaSid: orga ?? '' })),
    categories: shown(categories, names('category')),
  };
}

/** How many hits there are by a key, those with the most first. */
function mostFrequent(
  hits: readonly Hit[],
  keyOf: (hit: Hit) => string,
  most: number,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const hit of hits) counts.set(keyOf(hit), (counts.get(keyOf(hit)) ?? 0) + 1);
  const rising = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map(rising.toSorted(([, a], [, b]) => b - a).slice(0, most));
}

function shown(counts: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>): FacetValue[] {
  return [...counts].map(([sid, count]) => ({ sid, name: names.get(sid) || sid, count }));
}
