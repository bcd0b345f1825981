import type { CategorySuggestion } from '../../../resources/calls/suggestAnswer.ts';
import type { Language, Translated } from '../../../resources/languages.ts';
import { ifcPrefix, minimumSearchLength } from '../../../resources/limits.ts';
import { textIn } from '../../../resources/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { pathsFromRoot } from '../listing/pathsFromRoot.ts';
import { codeKey } from '../query/codeKey.ts';
import { classCodeKey } from '../query/classCode.ts';
import type { FoundName } from '../query/findNames.ts';
import type { NameKind } from '../index/names/writeNames.ts';
import { spansOf } from './highlight.ts';
import type { Query } from '../query/parseQuery.ts';

/** A category of the platform's tree that meets a text. */
export interface FoundCategory {
  sid: string;
  /** How far from the root; its children have 1. */
  depth: number;
  count: number;
  /** By an IFC class or another code of its classification. */
  isByClass: boolean;
}

const behindAll = '{';
const mostCandidates = 200;

/** Is the text the beginning of an IFC class (specification section 5)? */
export function isIfcClass({ text }: Query): boolean {
  const key = codeKey(text);
  return key.startsWith(ifcPrefix) && key.length >= minimumSearchLength.ifcClass;
}

/**
 * Categories that hang in the tree of the platform and meet the text: by the beginning of an IFC class or a code if it
 * is one, else those found by name. Best names first, those with products before empty ones.
 */
export async function findCategories(
  sql: Queries,
  scope: Scope,
  query: Query,
  found: readonly FoundName[],
): Promise<FoundCategory[]> {
  const classes = await categoriesOfClass(sql, query);
  const isByClass = isIfcClass(query) || classes.length > 0;
  const names = isByClass ? classes : found;
  if (names.length === 0) return [];
  const rows = await sql<{ sid: string; depth: number; count: number }[]>`
    select wanted.sid, place.depth, coalesce(counted.products, 0)::bigint as count
    from unnest(${names.map(({ sid }) => sid)}::text[], ${names.map(({ rank }) => rank)}::int[])
      with ordinality as wanted (sid, rank, place)
    join category_closure place
      on place.platform = ${scope.dataset} and place.ancestor_sid = 'root_category' and place.descendant_sid = wanted.sid
    left join lateral (
      select sum(n.products) as products from category_count n
      where ${where({ ...scope, ownerColumn: 'orga_sid', shared: false }, 'n')}
        and n.category_sid = wanted.sid and n.product_line = ''
    ) counted on true
    order by (counted.products is null), wanted.rank, wanted.place`;
  return rows.map((row) => ({ ...row, isByClass }));
}

/** What is shown of these categories, in their order. */
export async function shownCategories(
  sql: Queries,
  scope: Scope,
  language: Language,
  query: Query,
  found: readonly FoundCategory[],
): Promise<CategorySuggestion[]> {
  if (found.length === 0) return [];
  const sids = found.map(({ sid }) => sid);
  const [paths, children] = await Promise.all([
    pathsFromRoot(sql, scope, language, sids),
    childrenOf(sql, scope, language, sids),
  ]);
  const words = query.words.map(({ word }) => word);
  return found.map((category) => {
    const path = paths.get(category.sid) ?? [];
    const name = path.at(-1)?.name ?? category.sid;
    const below = children.get(category.sid) ?? [];
    return {
      sid: category.sid,
      name,
      count: category.count,
      matchCase: matchCaseOf(category, below.length > 0),
      children: below,
      pathFromRoot: path,
      matches: category.isByClass ? [] : spansOf(name, words).map((span) => ({ field: 'name', ...span })),
    };
  });
}

/** By its class the text meets the category in no place of its name: unknown. */
function matchCaseOf(
  { depth, isByClass }: FoundCategory,
  hasChildren: boolean,
): CategorySuggestion['matchCase'] {
  if (isByClass) return 'unknown';
  if (!hasChildren) return 'absoluteChild';
  return depth === 1 ? 'rootParent' : 'parent';
}

/** Categories by the beginning of an IFC class, eBKP-H or ETIM code, whole ones first. */
async function categoriesOfClass(sql: Queries, query: Query): Promise<{ sid: string; rank: number }[]> {
  const kind: NameKind = isIfcClass(query) ? 'ifcClass' : 'classCode';
  const key = kind === 'ifcClass' ? codeKey(query.text) : classCodeKey(query.text);
  if (key === undefined) return [];
  return sql<{ sid: string; rank: number }[]>`
    select sid, min(case when name = ${key} then 0 else 1 end) as rank
    from search_name
    where kind = ${kind} and platform = '' and language = '' and name >= ${key} and name < ${key + behindAll}
    group by sid order by rank, min(name), sid limit ${mostCandidates}`;
}

async function childrenOf(
  sql: Queries,
  scope: Scope,
  language: Language,
  sids: readonly string[],
): Promise<Map<string, CategorySuggestion['children']>> {
  const rows = await sql<{ parentSid: string; sid: string; name: Translated; count: number }[]>`
    select r.parent_sid as "parentSid", c.sid, c.name, coalesce(counted.products, 0)::bigint as count
    from category_relation r
    join category c on c.sid = r.child_sid
    left join lateral (
      select sum(n.products) as products from category_count n
      where n.platform = ${scope.dataset} and n.category_sid = r.child_sid and n.product_line = ''
    ) counted on true
    where r.platform = ${scope.dataset} and r.parent_sid = any(${[...sids]}::text[])
    order by r.parent_sid, r."position", r.id`;
  const children = rows.map(({ parentSid, sid, name, count }) => ({
    parentSid,
    child: { sid, name: textIn(name, language), count },
  }));
  return new Map(
    [...Map.groupBy(children, ({ parentSid }) => parentSid)].map(([parentSid, below]) => [
      parentSid,
      below.map(({ child }) => child),
    ]),
  );
}
