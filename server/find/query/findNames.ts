import type { Queries } from '../../base/database/queries.ts';
import { fold } from './fold.ts';
import type { NameKind } from '../index/names/writeNames.ts';

export interface FoundName {
  orgaSid: string;
  sid: string;
  /** 0: the whole name, 1: its beginning, 2: the beginning of a word, 3: within a word. */
  rank: number;
}

/** From here on a word is also looked for within words, as `fenster` in `Holzfenster`. */
const leastWithinWord = 4;
/** So many candidates are ranked, the shortest names first; beyond it a text says nothing yet. */
const mostCandidates = 200;

/** Where names are looked for; `platform` and `language` are '' for names that have none. */
export interface NameScope {
  kind: NameKind;
  platform: string;
  language: string;
}

/**
 * Names in which every word of the text stands, of several kinds in one statement; by kind, the best first:
 * whole names before beginnings, short before long.
 */
export async function findNames(
  sql: Queries,
  scopes: readonly NameScope[],
  text: string,
): Promise<Map<NameKind, FoundName[]>> {
  const folded = fold(text);
  if (folded === '' || scopes.length === 0) return new Map();
  const words = folded.split(' ').toSorted((a, b) => b.length - a.length);
  const patterns = words.map((word) => (word.length < leastWithinWord ? `% ${word}%` : `%${word}%`));
  const rows = await sql<(FoundName & { kind: NameKind })[]>`
    select wanted.kind, found.*
    from unnest(
      ${scopes.map(({ kind }) => kind as string)}::text[],
      ${scopes.map(({ platform }) => platform)}::text[],
      ${scopes.map(({ language }) => language)}::text[]) as wanted (kind, platform, language)
    cross join lateral (
      select n.orga_sid as "orgaSid", n.sid,
        case when n.name = ' ' || ${folded} then 0
          when starts_with(n.name, ' ' || ${folded}) then 1
          when position(' ' || ${folded} in n.name) > 0 then 2
          else 3 end as rank
      from search_name n
      where n.kind = wanted.kind and n.platform = wanted.platform and n.language = wanted.language
        and n.name like ${patterns[0] as string} and n.name like all(${patterns}::text[])
      order by rank, length(n.name), n.name, n.orga_sid, n.sid
      limit ${mostCandidates}
    ) found`;
  return Map.groupBy(rows, ({ kind }) => kind);
}
