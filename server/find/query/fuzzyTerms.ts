import type { Language } from '../../../resources/languages.ts';
import { text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofLanguages } from './ofLanguages.ts';

const leastFuzzyLength = 4;
const shortWord = 6;
const mostFuzzy = 4;
/** Behind every letter and digit, in the order of bytes. */
const behindAll = '{';

/**
 * Words of the dictionary that a misspelled one may mean, the nearest first: those with the same first letter
 * at most one letter off, two from six letters on. Numbers mean what they say and have none.
 */
export async function fuzzyTerms(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  word: string,
): Promise<string[]> {
  if (word.length < leastFuzzyLength || /^\d+$/.test(word)) return [];
  const most = word.length < shortWord ? 1 : 2;
  const whole = await nearTerms(db, scope, language, { word, most });
  return whole.length > 0
    ? whole
    : nearTerms(db, scope, language, { word, most, beginning: word.length + 1 });
}

interface Misspelled {
  word: string;
  /** Letters that may be wrong. */
  most: number;
  /** Of longer words only the beginning of that length is compared, if one is given. */
  beginning?: number;
}

async function nearTerms(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { word, most, beginning }: Misspelled,
): Promise<string[]> {
  const compared = beginning === undefined ? sql`word` : sql`left(word, ${beginning}::int)`;
  const longest = beginning === undefined ? sql`length(word) <= ${word.length + most}` : sql`true`;
  const rows = await db.rows(
    { word: text() },
    sql`
      select word
      from (
        select word, products, levenshtein_less_equal(${compared}, ${word}, ${most}) as distance
        from search_term t
        where ${ofLanguages(scope, [language], 't')}
          and word >= ${word.charAt(0)} and word < ${word.charAt(0) + behindAll}
          and length(word) >= ${word.length - most} and ${longest}
      ) near
      where distance <= ${most}
      order by distance, products desc, word
      limit ${mostFuzzy}`,
  );
  return rows.map(({ word: near }) => near);
}
