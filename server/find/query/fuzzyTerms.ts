import { category } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { integer, text, type Row } from '../../base/database/column.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { lexemePrefix } from '../index/lexemePrefix.ts';
import { ofPrefixes } from './ofPrefixes.ts';
import { fold } from './fold.ts';
import { stemOf } from './stemOf.ts';
import { behindAll } from './behindAll.ts';

const near = {
  word: text(),
  distance: integer,
};

export type NearTerm = Row<typeof near>;

const leastFuzzyLength = 4;
/** PostgreSQL compares no longer texts than 255 characters, and nobody types such a word. */
const longestFuzzy = 60;
/** From so many letters on as many may be wrong. */
const wrongLetters = [
  { from: 15, most: 3 },
  { from: 6, most: 2 },
  { from: leastFuzzyLength, most: 1 },
] as const;
const mostFuzzy = 4;
/** In a shorter word the last of the wrong letters may only be two that changed places. */
const longWord = 8;

/**
 * What a misspelled word may mean, the nearest first: words of products and of the vocabulary with the same first letter
 * and few others wrong, whole or as the beginning of longer ones; and those whose first letter alone is wrong. Numbers mean
 * what they say and have none.
 */
export async function fuzzyTerms(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  word: string,
): Promise<readonly NearTerm[]> {
  const most = wrongLetters.find(({ from }) => word.length >= from)?.most;
  if (most === undefined || word.length > longestFuzzy || /\d/.test(word)) return [];
  const near = await nearTerms(db, scope, language, { word, most });
  const whole = near.filter(
    ({ word: other, distance }) => word.length >= longWord || distance <= 1 || isTwisted(word, fold(other)),
  );
  if (whole.length > 0) return whole;
  const beginning = await nearTerms(db, scope, language, { word, most, beginning: word.length + 1 });
  return beginning.length > 0 ? beginning : withOtherBeginning(db, scope, language, word);
}

/** Have two words the same letters in another order? */
function isTwisted(word: string, other: string): boolean {
  const letters = (text: string) => text.split('').toSorted().join('');
  return letters(word) === letters(other);
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
): Promise<NearTerm[]> {
  const compared = (column: Sql) =>
    beginning === undefined ? column : sql`left(${column}, ${beginning}::int)`;
  const longest = (column: Sql) =>
    beginning === undefined ? sql`length(${column}) <= ${word.length + most}` : sql`true`;
  const first = word.charAt(0);
  const stem = stemOf(word, language);
  return commonReads(db).rows(
    near,
    sql`
      select word, distance from (
        (select t.word, levenshtein_less_equal(${compared(sql`t.word`)}, ${word}, ${most}) as distance,
          t.products
        from (select ${lexemePrefix(scope.dataset, language)}::text as prefix) p
        join search_term t on t.scope = p.prefix and t.word >= ${first} and t.word < ${first + behindAll}
        where ${ofPrefixes(scope, 'p')} and length(t.word) >= ${word.length - most} and ${longest(sql`t.word`)})
        union all
        (select v.label, levenshtein_less_equal(${compared(sql`v.key`)}, ${stem}, ${most}), 0
        from search_vocabulary v
        where ${sharedByAll(category)} and v.language = ${language} and position(' ' in v.key) = 0
          and v.key >= ${first} and v.key < ${first + behindAll} and v.platform in ('', ${scope.platform.country})
          and length(v.key) between ${stem.length - most} and ${stem.length + most})
      ) found
      where distance <= ${most}
      order by distance, products desc, word
      limit ${mostFuzzy}`,
  );
}

/** Words of products that differ in the first letter, or lack it. */
async function withOtherBeginning(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  word: string,
): Promise<NearTerm[]> {
  const rest = word.slice(1);
  if (rest.length < leastFuzzyLength) return [];
  return commonReads(db).rows(
    near,
    sql`
      select t.word, 1 as distance
      from (select ${lexemePrefix(scope.dataset, language)}::text as prefix) p
      join search_term t on t.scope = p.prefix and t.word like '%' || ${rest} || '%'
      where ${ofPrefixes(scope, 'p')} and length(t.word) <= ${word.length + 1} and levenshtein_less_equal(t.word, ${word}, 1) <= 1
      order by t.products desc, t.word limit ${mostFuzzy}`,
  );
}
