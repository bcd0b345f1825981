import { category } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { text, texts, yesNo, type Row } from '../../base/database/column.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { behindAll } from './behindAll.ts';

const phrase = {
  key: text(),
  language: text<Language>(),
  target: text(),
  label: text(),
  source: text<'term' | 'name'>(),
  /** Does its target only come near it? */
  isNearby: yesNo,
  /** What else its target is called, where each may stand for the other. */
  others: texts(),
};

/** A phrase of the vocabulary, and what it stands for. */
export type KnownPhrase = Row<typeof phrase>;

const mostOthers = 16;
const mostBeginning = 12;

/**
 * The phrases with these keys that hold on the platform of a scope; behind them those that begin with a word that is still
 * being typed, the shortest first.
 */
export async function lookUpPhrases(
  db: ScopedQueries,
  scope: Scope,
  keys: readonly { language: Language; key: string }[],
  open?: { language: Language; beginning: string },
): Promise<KnownPhrase[]> {
  const byName = new Map(keys.map((one) => [nameOf(one), one]));
  const [found, begun] = await Promise.all([
    rowsOfKeys(db, {
      shape: phrase,
      keys: [...byName.keys()],
      keyOf: nameOf,
      of: (names) =>
        withKeys(
          scope,
          names.flatMap((name) => byName.get(name) ?? []),
        ),
    }),
    open ? commonReads(db).rows(phrase, beginningSo(scope, open)) : [],
  ]);
  return [...[...byName.keys()].flatMap((name) => found.get(name) ?? []), ...begun];
}

function nameOf({ language, key }: { language: Language; key: string }): string {
  return `${language} ${key}`;
}

function withKeys(scope: Scope, keys: readonly { language: Language; key: string }[]): Sql<true> {
  return described(
    scope,
    sql`
      select v.* from unnest(
        ${keys.map(({ language }) => language)}::text[], ${keys.map(({ key }) => key)}::text[]) as k (language, key)
      join search_vocabulary v on v.language = k.language and v.key = k.key
      where v.platform in ('', ${scope.platform.country})`,
  );
}

function beginningSo(
  scope: Scope,
  { language, beginning }: { language: Language; beginning: string },
): Sql<true> {
  return described(
    scope,
    sql`
      select v.* from search_vocabulary v
      where v.language = ${language} and v.key > ${beginning} and v.key < ${beginning + behindAll}
        and v.platform in ('', ${scope.platform.country})
      order by length(v.key), v.key limit ${mostBeginning}`,
  );
}

/** The query for what is said of the phrases that another query answers. */
function described(scope: Scope, hits: Sql): Sql<true> {
  return sql`
      with hit as (${hits})
      select hit.key, hit.language, hit.target, hit.label, hit.source,
        hit.direction = 'nearby' as "isNearby", coalesce(other.labels, '{}') as others
      from hit
      left join lateral (
        select array_agg(o.label) as labels from (
          select o.label from search_vocabulary o
          where hit.direction = 'both' and o.target = hit.target and o.language = hit.language and o.direction = 'both'
            and o.key <> hit.key and o.platform in ('', ${scope.platform.country})
          order by o.source, o.label limit ${mostOthers}
        ) o
      ) other on true
      where ${sharedByAll(category)}`;
}
