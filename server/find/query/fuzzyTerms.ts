import type { Queries } from '../../base/database/queries.ts';

const leastFuzzyLength = 4;
const shortWord = 6;
const mostFuzzy = 4;
/** Behind every letter and digit, in the order of bytes. */
const behindAll = '{';

/**
 * Words of the dictionary that a misspelled one may mean, the nearest first: those with the same first letter
 * at most one letter off, two from six letters on. Numbers mean what they say and have none.
 */
export async function fuzzyTerms(sql: Queries, scope: string, word: string): Promise<string[]> {
  if (word.length < leastFuzzyLength || /^\d+$/.test(word)) return [];
  const most = word.length < shortWord ? 1 : 2;
  const whole = await nearTerms(sql, scope, word, most);
  return whole.length > 0 ? whole : nearTerms(sql, scope, word, most, word.length + 1);
}

/** Of longer words only the beginning of that length is compared, if one is given. */
async function nearTerms(
  sql: Queries,
  scope: string,
  word: string,
  most: number,
  beginning?: number,
): Promise<string[]> {
  const compared = beginning === undefined ? sql`word` : sql`left(word, ${beginning}::int)`;
  const longest = beginning === undefined ? sql`length(word) <= ${word.length + most}` : sql`true`;
  const rows = await sql<{ word: string }[]>`
    select word
    from (
      select word, products, levenshtein_less_equal(${compared}, ${word}, ${most}) as distance
      from search_term
      where scope = ${scope} and word >= ${word.charAt(0)} and word < ${word.charAt(0) + behindAll}
        and length(word) >= ${word.length - most} and ${longest}
    ) near
    where distance <= ${most}
    order by distance, products desc, word
    limit ${mostFuzzy}`;
  return rows.map(({ word: near }) => near);
}
