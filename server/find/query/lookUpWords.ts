import { integer, integers, text, texts, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPrefixes } from './ofPrefixes.ts';
import { behindAll } from './behindAll.ts';

const known = {
  /** Of lexemes: platform, language, and whether the words are a product's own. */
  prefix: text(),
  word: text(),
  /** Products with any word of the prefix. */
  all: integer,
  /** Words that begin with the stem and are hardly longer, and the products of each. */
  forms: texts(),
  formProducts: integers,
  /** Products with words that begin as typed (up to a bound). */
  beginning: integer,
  /** These words where they are few; none where they are many. */
  begun: texts(),
  /** Words that hold the stem further on, the commonest first, and the products of each. */
  within: texts(),
  withinProducts: integers,
};

/** What the dictionary knows of a word. */
export type KnownWord = Row<typeof known>;

/** A word to be looked up under a prefix of lexemes. */
export interface WantedWord {
  prefix: string;
  word: string;
  stem: string;
  /** Is it looked for within longer words too? */
  isWithin: boolean;
}

const longestEnding = 3;
const mostForms = 40;
const mostBeginning = 300;
/** So many words are looked up one by one faster than all that begin alike: those are gathered before others narrow them. */
const mostBegun = 40;
const mostWithin = 40;

/** Looks all words up in one statement, in their order; one prefix and word has always the same stem, and is looked for as far. */
export async function lookUpWords(
  db: ScopedQueries,
  scope: Scope,
  wanted: readonly WantedWord[],
): Promise<(KnownWord | undefined)[]> {
  const byKey = new Map(wanted.map((one) => [one.prefix + one.word, one]));
  const found = await rowsOfKeys(db, {
    shape: known,
    keys: [...byKey.keys()],
    keyOf: ({ prefix, word }) => prefix + word,
    of: (keys) =>
      wordsQuery(
        scope,
        keys.flatMap((key) => byKey.get(key) ?? []),
      ),
  });
  return wanted.map(({ prefix, word }) => found.get(prefix + word)?.[0]);
}

function wordsQuery(scope: Scope, wanted: readonly WantedWord[]): Sql<true> {
  return sql`
      select w.prefix, w.word, coalesce(total.products, 0) as "all",
        coalesce(forms.words, '{}') as forms, coalesce(forms.products, '{}') as "formProducts",
        coalesce(beginning.products, 0)::int as beginning, coalesce(beginning.words, '{}') as begun,
        coalesce(within.words, '{}') as within, coalesce(within.products, '{}') as "withinProducts"
      from unnest(
        ${wanted.map(({ prefix }) => prefix)}::text[], ${wanted.map(({ word }) => word)}::text[],
        ${wanted.map(({ stem }) => stem)}::text[], ${wanted.map(({ isWithin }) => isWithin)}::boolean[])
        with ordinality as w (prefix, word, stem, is_within, place)
      left join search_term total on total.scope = w.prefix and total.word = ''
      left join lateral (
        select array_agg(f.word) as words, array_agg(f.products) as products
        from (
          select t.word, t.products from search_term t
          where t.scope = w.prefix and t.word >= w.stem and t.word < w.stem || ${behindAll} collate "C"
            and length(t.word) <= length(w.stem) + ${longestEnding}
          limit ${mostForms}
        ) f
      ) forms on true
      left join lateral (
        select sum(products) as products, case when count(*) <= ${mostBegun} then array_agg(word) end as words
        from (
          select t.word, t.products from search_term t
          where t.scope = w.prefix and t.word >= w.word and t.word < w.word || ${behindAll} collate "C"
          limit ${mostBeginning}
        ) b
      ) beginning on true
      left join lateral (
        select array_agg(f.word) as words, array_agg(f.products) as products
        from (
          select t.word, t.products from search_term t
          where w.is_within and t.scope = w.prefix and t.word like '%' || w.stem || '%'
            and not starts_with(t.word, w.stem)
          order by t.products desc, t.word limit ${mostWithin}
        ) f
      ) within on true
      where ${ofPrefixes(scope, 'w')}
      order by w.place`;
}
