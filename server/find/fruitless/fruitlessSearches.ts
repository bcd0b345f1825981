import type { FruitlessSearch } from '../../../resources/calls/dashboard.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { dashboard, fruitlessSearches as limits } from '../../../resources/limits.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { day, integer, text } from '../../base/database/column.ts';
import type { ScopedQueries, SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';

/** A text that found nothing, or only what comes near, folded, and how often on one day. Nothing is known of who searched. */
export interface Fruitless {
  dataset: DatasetKey;
  day: string;
  text: string;
  searches: number;
  /** As it was typed last, and in which language. */
  typed: string;
  language: Language;
  /** Did something come near? */
  isWeak: boolean;
}

/** Adds to what was searched in vain; of a day with too many different texts only the known ones are counted on. */
export async function writeFruitless(db: SystemQueries, searches: readonly Fruitless[]): Promise<void> {
  await db.run(sql`
    insert into fruitless_search as f (platform, day, text, searches, typed, language, is_weak)
    select s.platform, s.day, s.text, s.searches, s.typed, s.language, s.is_weak
    from unnest(
      ${searches.map((one) => one.dataset)}::text[], ${searches.map((one) => one.day)}::text[]::date[],
      ${searches.map((one) => one.text)}::text[], ${searches.map((one) => one.searches)}::bigint[],
      ${searches.map((one) => one.typed)}::text[], ${searches.map((one) => one.language)}::text[],
      ${searches.map((one) => one.isWeak)}::boolean[])
      as s (platform, day, text, searches, typed, language, is_weak)
    where (select count(*) from fruitless_search k where k.platform = s.platform and k.day = s.day) < ${limits.mostADay}
      or exists (
        select from fruitless_search k where k.platform = s.platform and k.day = s.day and k.text = s.text)
    order by s.platform, s.day, s.text
    on conflict (platform, day, text) do update set searches = f.searches + excluded.searches,
      typed = excluded.typed, language = excluded.language, is_weak = excluded.is_weak`);
}

/** What was searched in vain on a platform in the last `dashboard.days` days, the most frequent first. */
export async function readFruitless(db: ScopedQueries, scope: Scope): Promise<FruitlessSearch[]> {
  return db.rows(
    { text: text(), searches: integer, lastDay: day },
    sql`
      select text, sum(searches)::bigint as searches, max(day)::text as "lastDay" from fruitless_search f
      where ${ofPlatform(scope, 'f')} and day > current_date - ${dashboard.days}::int
      group by text order by 2 desc, 3 desc, text limit ${dashboard.mostRows}`,
  );
}

/** Deletes what was searched more than `fruitlessSearches.keepDays` days ago. */
export async function sweepFruitless(db: SystemQueries): Promise<void> {
  await db.run(sql`delete from fruitless_search where day < current_date - ${limits.keepDays}::int`);
}
