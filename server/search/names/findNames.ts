import type { Queries } from '../../database/queries.ts';
import { fold } from '../fold.ts';
import type { NameKind } from './writeNames.ts';

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

/**
 * Names of a kind in which every word of the text stands, the best first: whole names before beginnings, short
 * before long. `platform` and `language` are '' for names that have none.
 */
export async function findNames(
  sql: Queries,
  { kind, platform, language }: { kind: NameKind; platform: string; language: string },
  text: string,
): Promise<FoundName[]> {
  const folded = fold(text);
  if (folded === '') return [];
  const words = folded.split(' ').toSorted((a, b) => b.length - a.length);
  const patterns = words.map((word) => (word.length < leastWithinWord ? `% ${word}%` : `%${word}%`));
  return sql<FoundName[]>`
    select orga_sid as "orgaSid", sid,
      case when name = ' ' || ${folded} then 0
        when starts_with(name, ' ' || ${folded}) then 1
        when position(' ' || ${folded} in name) > 0 then 2
        else 3 end as rank
    from search_name
    where kind = ${kind} and platform = ${platform} and language = ${language}
      and name like ${patterns[0] as string} and name like all(${patterns}::text[])
    order by rank, length(name), name, orga_sid, sid
    limit ${mostCandidates}`;
}
