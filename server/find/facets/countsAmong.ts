import type { FacetValue } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { categoriesNamed } from '../names/categoriesNamed.ts';
import { linesNamed } from '../names/linesNamed.ts';
import { orgasNamed } from '../names/orgasNamed.ts';
import { hitsLeft, type Hit, type HitFilter, type Hits } from './Hit.ts';
import { mostValues } from './facetCounts.ts';

const mostOwnCategories = 8;

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
  const [orgaNames, lineNames, categoryNames] = await Promise.all([
    orgasNamed(db, scope, [...orgas.keys()]),
    linesNamed(db, scope, language, { orgaSid: orga ?? '', sids: [...lines.keys()] }),
    categoriesNamed(db, language, [...categories.keys()]),
  ]);
  return {
    orgas: shown(orgas, orgaNames),
    lines: shown(lines, lineNames).map((one) => ({ ...one, orgaSid: orga ?? '' })),
    categories: shown(categories, categoryNames),
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
