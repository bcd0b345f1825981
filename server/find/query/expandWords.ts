import type { Language } from '../../../resources/languages.ts';
import { integer, text, texts, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { lexemePrefixes, ofLanguages } from './ofLanguages.ts';

const expansion = {
  language: text<Language>(),
  word: text(),
  /** Products of the platform. */
  all: integer,
  /** Products with exactly this word, and with a word that begins with it (up to a bound). */
  exact: integer,
  prefix: integer,
  /** Words that are this one with an ending. */
  inflected: texts(),
  /** Words that hold this one further on, as `holzfenster` holds `fenster`, and their products. */
  within: texts(),
  withinProducts: integer,
};

/** What the dictionary of a platform in one language knows about a word. */
export type Expansion = Row<typeof expansion>;

const longestEnding = 2;
const leastWithinWord = 4;
const mostTerms = 300;
const mostWithin = 12;
/** Behind every letter and digit, in the order of bytes. */
const behindAll = '{';

/**
 * Looks all words up in all languages, in one statement; the answer is in the order of languages, then words. A
 * number has no endings and is in no other number.
 */
export async function expandWords(
  db: ScopedQueries,
  scope: Scope,
  languages: readonly Language[],
  words: readonly string[],
): Promise<Expansion[]> {
  return db.rows(
    expansion,
    sql`
      select s.language, w.word, coalesce(total.products, 0) as "all", coalesce(exact.products, 0) as exact,
        coalesce(prefix.products, 0)::int as prefix, coalesce(prefix.inflected, '{}') as inflected,
        coalesce(within.words, '{}') as within, coalesce(within.products, 0)::int as "withinProducts"
      from unnest(${lexemePrefixes(scope, languages)}::text[], ${languages}::text[])
        with ordinality as s (scope, language, scope_place)
      cross join unnest(${words}::text[]) with ordinality as w (word, place)
      left join search_term total on total.scope = s.scope and total.word = ''
      left join search_term exact on exact.scope = s.scope and exact.word = w.word
      cross join lateral (
        select sum(products) as products,
          array_agg(word) filter (
            where w.word !~ '[0-9]' and length(word) between length(w.word) + 1 and length(w.word) + ${longestEnding}
          ) as inflected
        from (
          select t.word, t.products from search_term t
          where t.scope = s.scope and t.word >= w.word and t.word < w.word || ${behindAll} collate "C"
          limit ${mostTerms}
        ) terms
      ) prefix
      left join lateral (
        select array_agg(word) as words, sum(products) as products
        from (
          select t.word, t.products from search_term t
          where length(w.word) >= ${leastWithinWord} and w.word !~ '[0-9]'
            and t.scope = s.scope and t.word like '%' || w.word || '%' and not starts_with(t.word, w.word)
          order by t.products desc, t.word limit ${mostWithin}
        ) terms
      ) within on true
      where ${ofLanguages(scope, languages, 's')}
      order by s.scope_place, w.place`,
  );
}
