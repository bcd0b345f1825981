import type { CategorySuggestion } from '../../../resources/calls/suggestAnswer.ts';
import { category } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, sharedByAll, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { integer, nullable, text, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql } from '../../base/database/sql.ts';
import { pathsFromRoot } from '../listing/pathsFromRoot.ts';
import { keysWithin } from '../classes/keysWithin.ts';
import type { ClassCode } from '../codes/classCode.ts';
import type { FoundName } from '../query/findNames.ts';
import { spansOf } from './highlight.ts';
import type { Meaning } from '../query/Meaning.ts';
import type { Understood } from '../query/understand.ts';
import { suggestionReason, type SuggestionReason } from './suggestionReason.ts';
import { behindAll } from '../query/behindAll.ts';
import { categoryFact, sidsOfFacts } from '../index/facts.ts';

const placedCategory = {
  sid: text(),
  name: fieldsOf(category, 'name').name,
  /** How far from the root; its children have 1. */
  depth: integer,
  /** Its products. */
  count: integer,
};

const countedCategory = { ...placedCategory, count: nullable(integer) };

/** A category of the platform's tree that meets a text. */
export interface FoundCategory extends Row<typeof placedCategory> {
  /** By an IFC class or another code of its classification. */
  isByClass: boolean;
  /** By what the text meets it where its name does not say so. */
  why: SuggestionReason;
}

const foundClass = { sid: text(), rank: integer };

const mostCandidates = 200;
/** What a term stands for comes behind what is called or begins so. */
const rankOfTerm = 2;

/**
 * Categories that hang in the tree of the platform and have a class that the text begins, those with products before
 * empty ones, then whole classes first; undefined where there is no such class and the text may be a name.
 */
export async function categoriesByClass(
  db: ScopedQueries,
  scope: Scope,
  { classCode, text }: Understood,
): Promise<FoundCategory[] | undefined> {
  if (!classCode) return undefined;
  const found = await classesLike(db, classCode);
  // What begins as an IFC class is never looked for by name; `E3` may well be one.
  if (found.length === 0 && classCode.kind !== 'ifcClass') return undefined;
  const placed = await placedCategories(db, scope, found);
  return placed.map((row) => ({ ...row, isByClass: true, why: { kind: 'class', label: text } }));
}

/**
 * Those of the categories that are called so, or for which a piece of the text stands, that hang in the tree of the
 * platform: with products before empty ones, then best names first.
 */
export async function categoriesByName(
  db: ScopedQueries,
  scope: Scope,
  found: readonly FoundName[],
  meanings: readonly Meaning[],
  language: Language,
): Promise<FoundCategory[]> {
  const named = new Set(found.map(({ sid }) => sid));
  const meant = meanings
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((meaning) => sidsOfFacts(meaning.facts, categoryFact).map((sid) => ({ meaning, sid })))
    .filter(({ sid }) => !named.has(sid));
  const why = new Map(meant.map(({ meaning, sid }) => [sid, suggestionReason(meaning, language)]));
  const wanted = [...found, ...meant.map(({ sid }) => ({ sid, rank: rankOfTerm }))];
  const placed = await placedCategories(db, scope, [
    ...new Map(wanted.map((one) => [one.sid, one])).values(),
  ]);
  return placed.map((row) => ({ ...row, isByClass: false, why: why.get(row.sid) ?? null }));
}

/** Those that hang in the tree of the platform: with products before empty ones, then by rank, then as given. */
async function placedCategories(
  db: ScopedQueries,
  scope: Scope,
  found: readonly Row<typeof foundClass>[],
): Promise<Row<typeof placedCategory>[]> {
  const placed = await rowsOfKeys(db, {
    shape: countedCategory,
    keys: found.map(({ sid }) => sid),
    keyOf: ({ sid }) => sid,
    of: (sids) => sql`
      select c.sid, c.name, place.depth, counted.products::bigint as count
      from unnest(${sids}::text[]) as wanted (sid)
      join category_closure place
        on ${ofPlatform(scope, 'place')} and place.ancestor_sid = 'root_category'
        and place.descendant_sid = wanted.sid
      join category c on c.sid = wanted.sid
      left join lateral (
        select sum(n.products) as products from category_count n
        where ${where({ ...scope, ownerColumn: 'orga_sid', shared: false }, 'n')}
          and n.category_sid = wanted.sid and n.product_line = ''
      ) counted on true`,
  });
  const rows = found.flatMap(({ sid, rank }) => (placed.get(sid) ?? []).map((row) => ({ ...row, rank })));
  const isEmpty = ({ count }: (typeof rows)[number]) => (count === null ? 1 : 0);
  return rows
    .toSorted((a, b) => isEmpty(a) - isEmpty(b) || a.rank - b.rank)
    .map(({ sid, name, depth, count }) => ({ sid, name, depth, count: count ?? 0 }));
}

/** What is shown of these categories, in their order. */
export async function shownCategories(
  db: ScopedQueries,
  scope: Scope,
  { language, words: typed }: Understood,
  found: readonly FoundCategory[],
): Promise<CategorySuggestion[]> {
  if (found.length === 0) return [];
  const sids = found.map(({ sid }) => sid);
  const [paths, children] = await Promise.all([
    pathsFromRoot(db, scope, language, sids),
    childrenOf(db, scope, language, sids),
  ]);
  const words = typed.map(({ word }) => word);
  return found.map((one) => {
    const path = paths.get(one.sid) ?? [];
    const name = path.at(-1)?.name ?? one.sid;
    const below = children.get(one.sid) ?? [];
    return {
      sid: one.sid,
      name,
      count: one.count,
      matchCase: matchCaseOf(one, below.length > 0),
      children: below,
      pathFromRoot: path,
      matches: one.isByClass ? [] : spansOf(name, words).map((span) => ({ field: 'name', ...span })),
      why: one.why,
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

/** Categories by the beginning of an IFC class, or one below it, eBKP-H or ETIM code, whole ones first. */
async function classesLike(
  db: ScopedQueries,
  { kind, key, system }: ClassCode,
): Promise<Row<typeof foundClass>[]> {
  return db.rows(
    foundClass,
    sql`
      select sid, min(case when name = ${key} then 0 else 1 end) as rank
      from unnest(${keysWithin(system, key)}::text[]) as wanted (key)
      join search_name on ${sharedByAll(category)} and kind = ${kind} and platform = '' and language = ''
        and name >= wanted.key and name < wanted.key || ${behindAll}::text
      group by sid order by rank, min(name), sid limit ${mostCandidates}`,
  );
}

async function childrenOf(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  sids: readonly string[],
): Promise<Map<string, CategorySuggestion['children']>> {
  const rows = await db.rows(
    { parentSid: text(), ...fieldsOf(category, 'sid', 'name'), count: integer },
    sql`
      select r.parent_sid as "parentSid", c.sid, c.name, coalesce(counted.products, 0)::bigint as count
      from category_relation r
      join category c on c.sid = r.child_sid
      left join lateral (
      select sum(n.products) as products from category_count n
        where ${ofPlatform(scope, 'n')} and n.category_sid = r.child_sid and n.product_line = ''
      ) counted on true
      where ${ofPlatform(scope, 'r')} and r.parent_sid = any(${sids}::text[])
      order by r.parent_sid, r."position", r.id`,
  );
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
