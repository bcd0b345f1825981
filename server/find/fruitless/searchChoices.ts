import { fruitlessSearches as limits } from '../../../resources/limits.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

/** A product that was opened from the page of a search, and how often on one day. Nothing is known of who did. */
export interface Choice {
  dataset: DatasetKey;
  day: string;
  /** Folded, as in `Fruitless`. */
  text: string;
  orgaSid: string;
  productSid: string;
  choices: number;
}

/** Adds to what was opened; of searches that are not kept as weak on that day nothing is. */
export async function writeChoices(db: SystemQueries, choices: readonly Choice[]): Promise<void> {
  await db.run(sql`
    insert into search_choice as c (platform, day, text, orga_sid, product_sid, choices)
    select s.platform, s.day, s.text, s.orga_sid, s.product_sid, s.choices
    from unnest(
      ${choices.map((one) => one.dataset)}::text[], ${choices.map((one) => one.day)}::text[]::date[],
      ${choices.map((one) => one.text)}::text[], ${choices.map((one) => one.orgaSid)}::text[],
      ${choices.map((one) => one.productSid)}::text[], ${choices.map((one) => one.choices)}::bigint[])
      as s (platform, day, text, orga_sid, product_sid, choices)
    join fruitless_search f on f.platform = s.platform and f.day = s.day and f.text = s.text
    order by s.platform, s.day, s.text, s.orga_sid, s.product_sid
    on conflict (platform, day, text, orga_sid, product_sid) do update set choices = c.choices + excluded.choices`);
}

/** Deletes what was opened more than `fruitlessSearches.keepDays` days ago. */
export async function sweepChoices(db: SystemQueries): Promise<void> {
  await db.run(sql`delete from search_choice where day < current_date - ${limits.keepDays}::int`);
}
