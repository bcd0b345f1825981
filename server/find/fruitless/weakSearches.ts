import type { WeakSearch } from '../../../resources/calls/vocabulary.ts';
import { z } from 'zod';
import { term } from '../../../resources/entities/term.ts';
import { languages, type Language } from '../../../resources/language/languages.ts';
import { dashboard, lists } from '../../../resources/limits.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { day, integer, json, text, yesNo } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, sharedByAll } from '../../records/access/where.ts';
import { phraseKey } from '../vocabulary/phraseKey.ts';

const mostChosen = 3;

const chosen = z.array(
  z.object({
    orgaSid: z.string(),
    productSid: z.string(),
    title: z.partialRecord(z.enum(languages), z.string()),
    choices: z.number(),
  }),
);

const found = {
  text: text(),
  language: text<Language>(),
  searches: integer,
  isWeak: yesNo,
  lastDay: day,
  chosen: json(chosen),
};

/**
 * What was searched in vain or nearly so on a platform in the last `dashboard.days` days, the most frequent first, each with
 * the products that were opened from its page most often. What is a term by now is no longer among them.
 * @param language of the titles
 */
export async function readWeakSearches(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
): Promise<WeakSearch[]> {
  const rows = await db.rows(
    found,
    sql`
      with searched as (
        select f.platform, f.text, sum(f.searches)::bigint as searches, max(f.day) as last_day,
          (array_agg(f.typed order by f.day desc))[1] as typed,
          (array_agg(f.language order by f.day desc))[1] as language,
          (array_agg(f.is_weak order by f.day desc))[1] as is_weak
        from fruitless_search f
        where ${ofPlatform(scope, 'f')} and f.day > current_date - ${dashboard.days}::int
        group by f.platform, f.text
        order by 3 desc, 4 desc, 2 limit ${lists.pageSize * 4}
      )
      select s.typed as text, s.language, s.searches, s.is_weak as "isWeak", s.last_day::text as "lastDay",
        coalesce(opened.products, '[]') as chosen
      from searched s
      left join lateral (
        select jsonb_agg(jsonb_build_object('orgaSid', p.orga_sid, 'productSid', p.sid, 'title', p.title,
          'choices', c.choices) order by c.choices desc, p.id) as products
        from (
          select c.orga_sid, c.product_sid, sum(c.choices)::bigint as choices from search_choice c
          where c.platform = s.platform and c.text = s.text and c.day > current_date - ${dashboard.days}::int
          group by 1, 2 order by 3 desc, 1, 2 limit ${mostChosen}
        ) c
        join product p on p.platform = s.platform and p.orga_sid = c.orga_sid and p.sid = c.product_sid
      ) opened on true
      order by s.searches desc, s.last_day desc, s.text`,
  );
  const answered = await answeredOf(db, scope, rows);
  return rows
    .filter((row) => !answered.has(answerKey(row)))
    .map((row) => ({
      ...row,
      chosen: row.chosen.map((one) => ({ ...one, title: textIn(one.title, language) })),
    }));
}

interface Typed {
  text: string;
  language: Language;
}

/** Which of these texts are terms by now. */
async function answeredOf(db: ScopedQueries, scope: Scope, typed: readonly Typed[]): Promise<Set<string>> {
  const known = await db.rows(
    { key: text(), language: text<Language>() },
    sql`
      select distinct v.key, v.language
      from unnest(
        ${typed.map(({ language }) => language)}::text[],
        ${typed.map((one) => phraseKey(one.text, one.language))}::text[]) as t (language, key)
      join search_vocabulary v on v.language = t.language and v.key = t.key
      where v.source = 'term' and v.platform in ('', ${scope.platform.country}) and ${sharedByAll(term)}`,
  );
  return new Set(known.map(({ language, key }) => `${language} ${key}`));
}

function answerKey({ text: typed, language }: Typed): string {
  return `${language} ${phraseKey(typed, language)}`;
}
