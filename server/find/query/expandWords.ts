import type { Queries } from '../../base/database/queries.ts';

/** What the dictionary of a scope knows about a typed word. */
export interface Expansion {
  scope: string;
  word: string;
  /** Products with exactly this word, and with a word that begins with it (up to a bound). */
  exact: number;
  prefix: number;
  /** Words that are this one with an ending. */
  inflected: string[];
  /** Words that hold this one further on, as `holzfenster` holds `fenster`, and their products. */
  within: string[];
  withinProducts: number;
  /** Products of the scope. */
  all: number;
}

const longestEnding = 2;
const leastWithinWord = 4;
const mostTerms = 300;
const mostWithin = 12;
/** Behind every letter and digit, in the order of bytes. */
const behindAll = '{';

/**
 * Looks all words up in all scopes, in one statement; the answer is in the order of scopes, then words. A
 * number has no endings and is in no other number.
 */
export async function expandWords(
  sql: Queries,
  scopes: readonly string[],
  words: readonly string[],
): Promise<Expansion[]> {
  return sql<Expansion[]>`
    select s.scope, w.word, coalesce(total.products, 0) as "all", coalesce(exact.products, 0) as exact,
      coalesce(prefix.products, 0)::int as prefix, coalesce(prefix.inflected, '{}') as inflected,
      coalesce(within.words, '{}') as within, coalesce(within.products, 0)::int as "withinProducts"
    from unnest(${[...scopes]}::text[]) with ordinality as s (scope, scope_place)
    cross join unnest(${[...words]}::text[]) with ordinality as w (word, place)
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
    order by s.scope_place, w.place`;
}
