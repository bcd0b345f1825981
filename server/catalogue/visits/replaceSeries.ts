import { orga } from '../../../resources/entities/orga.ts';
import { unknownCode } from '../../../resources/known.ts';
import type { DayCounts } from '../../../resources/calls/statistic.ts';
import { statistic } from '../../../resources/entities/statistic.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { requireExpected, type Expected } from '../../base/expected.ts';
import { notFound, unprocessable } from '../../base/problems.ts';
import type { Scope } from '../../records/access/scope.ts';
import { datasetOf, ofPlatform, where } from '../../records/access/where.ts';
import { recordChange } from '../../records/recordChange.ts';
import { seriesVersion } from './readSeries.ts';

/**
 * Puts these days in the place of all that was counted for a company. Returns whether there was nothing before.
 * Throws 412 for a stale version, 422 for an unknown company and for a day that is named twice.
 */
export async function replaceSeries(
  tx: ScopedTransaction,
  scope: Scope,
  orgaSid: string,
  days: readonly DayCounts[],
  expected?: Expected,
): Promise<boolean> {
  if (!(await lockOrga(tx, scope, orgaSid)))
    throw unprocessable([{ path: 'orgaSid', code: unknownCode(orga.name), values: { sid: orgaSid } }]);
  const twice = days.flatMap(({ day }, index) =>
    days.findIndex((other) => other.day === day) < index
      ? [{ path: `days.${index}.day`, code: 'named-twice', values: { sid: day } }]
      : [],
  );
  if (twice.length > 0) throw unprocessable(twice);
  requireExpected(expected, await seriesVersion(tx, scope, orgaSid));
  const count = await deleteDays(tx, scope, orgaSid);
  await tx.run(sql`
    insert into statistic (platform, orga_sid, day, page_views, suggestion_views, clicks)
    select ${datasetOf(scope)}, ${orgaSid}, day, page_views, suggestion_views, clicks
    from unnest(
      ${days.map(({ day }) => day)}::text[]::date[], ${days.map(({ pageViews }) => pageViews)}::bigint[],
      ${days.map(({ suggestionViews }) => suggestionViews)}::bigint[], ${days.map(({ clicks }) => clicks)}::bigint[])
      as counted (day, page_views, suggestion_views, clicks)`);
  const before = count > 0 ? { orgaSid, days: count } : undefined;
  await recordChange(tx, scope, statistic, [orgaSid], { before, after: { orgaSid, version: 1 } });
  return count === 0;
}

/** Forgets what was counted for a company. Throws 404 when there is nothing, 412 for a stale version. */
export async function deleteSeries(
  tx: ScopedTransaction,
  scope: Scope,
  orgaSid: string,
  expected?: Expected,
): Promise<void> {
  await lockOrga(tx, scope, orgaSid);
  requireExpected(expected, await seriesVersion(tx, scope, orgaSid));
  const count = await deleteDays(tx, scope, orgaSid);
  if (count === 0) throw notFound();
  await recordChange(tx, scope, statistic, [orgaSid], { before: { orgaSid } });
}

/** Whoever replaces the days of a company waits for whoever does so already, and sees theirs. Is there such a company? */
async function lockOrga(tx: ScopedTransaction, scope: Scope, orgaSid: string): Promise<boolean> {
  return tx.has(sql`
    select from orga o where ${ofPlatform(scope, 'o')} and o.sid = ${orgaSid} for no key update`);
}

/** Returns how many days there were. */
async function deleteDays(tx: ScopedTransaction, scope: Scope, orgaSid: string): Promise<number> {
  return tx.run(sql`delete from statistic s where ${where(scope, 's')} and s.orga_sid = ${orgaSid}`);
}
