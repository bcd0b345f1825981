import { integer, text, type Row } from '../../base/database/column.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { fold } from './fold.ts';
import { keptNames, type KeptName } from './keptNames.ts';
import { nameScopes, type NamedKind } from './nameScopes.ts';
import { ofNames } from './ofNames.ts';
import type { Understood } from './understand.ts';

const foundName = {
  orgaSid: text(),
  sid: text(),
  /** 0: the whole name, 1: its beginning, 2: the beginning of a word, 3: within a word. */
  rank: integer,
};

export type FoundName = Row<typeof foundName>;

/** From here on a word is also looked for within words, as `fenster` in `Holzfenster`. */
const leastWithinWord = 5;
/** So many candidates are ranked, the shortest names first; beyond it a text says nothing yet. */
const mostCandidates = 200;

/**
 * Names in which every word of the text stands, of several kinds in one statement; by kind, the best first:
 * whole names before beginnings, short before long.
 */
export async function findNames(
  db: ScopedQueries,
  scope: Scope,
  query: Pick<Understood, 'text' | 'language'>,
  kinds: readonly NamedKind[],
): Promise<Map<NamedKind, FoundName[]>> {
  const folded = fold(query.text);
  if (folded === '' || kinds.length === 0) return new Map();
  const words = folded.split(' ').toSorted((a, b) => b.length - a.length);
  const kept = await keptNames(db, scope, query.language);
  if (kept) return amongKept(kept, folded, words, kinds);
  const patterns = words.map((word) => (word.length < leastWithinWord ? `% ${word}%` : `%${word}%`));
  const scopes = nameScopes(scope, query.language);
  const rows = await commonReads(db).rows(
    { kind: text<NamedKind>(), ...foundName },
    sql`
      select wanted.kind, found.*
      from unnest(
        ${kinds}::text[],
        ${kinds.map((kind) => scopes[kind].platform)}::text[],
        ${kinds.map((kind) => scopes[kind].language)}::text[]) as wanted (kind, platform, language)
      cross join lateral (
        select n.orga_sid as "orgaSid", n.sid,
          case when n.name = ' ' || ${folded} then 0
            when starts_with(n.name, ' ' || ${folded}) then 1
            when position(' ' || ${folded} in n.name) > 0 then 2
            else 3 end as rank
        from search_name n
        where n.kind = wanted.kind and n.platform = wanted.platform and n.language = wanted.language
          and n.name like ${patterns[0] ?? ''} and n.name like all(${patterns}::text[])
        order by rank, length(n.name), n.name, n.orga_sid, n.sid
        limit ${mostCandidates}
      ) found
      where ${ofNames(scope, 'wanted')}`,
  );
  return Map.groupBy(rows, ({ kind }) => kind);
}

/** The same of names that are kept. */
function amongKept(
  names: readonly KeptName[],
  folded: string,
  words: readonly string[],
  kinds: readonly NamedKind[],
): Map<NamedKind, FoundName[]> {
  const sought = words.map((word) => (word.length < leastWithinWord ? ` ${word}` : word));
  const whole = ` ${folded}`;
  const rankOf = (name: string) => {
    if (name === whole) return 0;
    if (name.startsWith(whole)) return 1;
    return name.includes(whole) ? 2 : 3;
  };
  const found = names
    .filter(({ kind, name }) => kinds.includes(kind) && sought.every((word) => name.includes(word)))
    .map((each) => ({ ...each, rank: rankOf(each.name) }))
    .toSorted(inOrder);
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return new Map(
    [...byKind].map(([kind, some]) => [
      kind,
      some.slice(0, mostCandidates).map(({ orgaSid, sid, rank }) => ({ kind, orgaSid, sid, rank })),
    ]),
  );
}

function inOrder(one: KeptName & FoundName, other: KeptName & FoundName): number {
  return (
    one.rank - other.rank ||
    one.name.length - other.name.length ||
    compare(one.name, other.name) ||
    compare(one.orgaSid, other.orgaSid) ||
    compare(one.sid, other.sid)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
