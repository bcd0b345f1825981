import type { Budget } from '../../../resources/limits.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { HttpProblem } from '../../base/problems.ts';
import { budgetOf } from './budgetOf.ts';
import { giveBack } from './giveBack.ts';
import { nameOf, type Holder } from './Holder.ts';
import { overBudget } from './overBudget.ts';
import { megabyte, megapixel, storedBytesOf, usedToday } from './useOf.ts';

interface Upload {
  bytes: number;
  pictures?: number;
}

/**
 * Counts an upload of today before anything is done with it: in the database, so that all processes count as one
 * (behaviour B162). Returns what takes it back, for one that was not looked at. Throws 413 `budget-stored` when there is
 * no room for it, 429 `budget-day` when the day has seen enough of them.
 */
export async function chargeUpload(
  db: ScopedQueries,
  holder: Holder,
  ofAll: Budget,
  { bytes, pictures = 0 }: Upload,
): Promise<() => Promise<unknown>> {
  const budget = await budgetOf(db, holder, ofAll);
  const stored = await storedBytesOf(db, holder);
  if (stored + bytes > budget.storedMegabytes * megabyte)
    throw overBudget(413, 'budget-stored', {
      values: { used: Math.ceil(stored / megabyte), most: budget.storedMegabytes },
    });
  const mostBytes = budget.uploadedMegabytesADay * megabyte;
  // How many points a picture has shows when it is decoded: the day is over once they are used up.
  const mostPixels = pictures > 0 ? budget.megapixelsADay * megapixel : null;
  const system = asSystem(db);
  const name = nameOf(holder);
  const counted = await system.run(sql`
    insert into budget_use as u (platform, holder, day, bytes, pictures)
    select ${holder.dataset}, ${name}, (now() at time zone 'Europe/Zurich')::date, ${bytes}::bigint, ${pictures}::bigint
    where ${bytes}::bigint <= ${mostBytes}::bigint and ${pictures}::bigint <= ${budget.picturesADay}::bigint
      and (${mostPixels}::bigint is null or ${mostPixels}::bigint > 0)
    on conflict (platform, holder, day) do update
    set bytes = u.bytes + excluded.bytes, pictures = u.pictures + excluded.pictures
    where u.bytes + excluded.bytes <= ${mostBytes}::bigint
      and u.pictures + excluded.pictures <= ${budget.picturesADay}::bigint
      and (${mostPixels}::bigint is null or u.pixels < ${mostPixels}::bigint)`);
  if (counted === 0) throw await dayIsOver(db, holder, budget);
  return () => giveBack(db, holder, { bytes, pictures });
}

/** Counts the points of a picture of today that was decoded. */
export async function chargePixels(db: ScopedQueries, holder: Holder, pixels: number): Promise<void> {
  await asSystem(db).run(sql`
    insert into budget_use as u (platform, holder, day, bytes, pictures, pixels)
    values (${holder.dataset}, ${nameOf(holder)}, (now() at time zone 'Europe/Zurich')::date, 0, 0, ${pixels})
    on conflict (platform, holder, day) do update set pixels = u.pixels + excluded.pixels`);
}

async function dayIsOver(db: ScopedQueries, holder: Holder, budget: Budget): Promise<HttpProblem> {
  const used = await usedToday(db, holder);
  const { seconds } = await asSystem(db).one(
    { seconds: integer },
    sql`
      select ceil(extract(epoch from
        ((now() at time zone 'Europe/Zurich')::date + 1)::timestamp at time zone 'Europe/Zurich' - now()))::bigint
        as seconds`,
  );
  return overBudget(429, 'budget-day', {
    values: {
      megabytes: Math.ceil(used.bytes / megabyte),
      mostMegabytes: budget.uploadedMegabytesADay,
      pictures: used.pictures,
      mostPictures: budget.picturesADay,
      megapixels: Math.round(used.pixels / megapixel),
      mostMegapixels: budget.megapixelsADay,
    },
    headers: { 'retry-after': String(seconds) },
  });
}
