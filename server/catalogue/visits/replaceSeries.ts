import type { DayCounts } from '../../../resources/calls/statistic.ts';
import { statistic } from '../../../resources/entities/statistic.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Transaction } from '../../base/database/connect.ts';
import { notFound, stale, unprocessable } from '../../base/problems.ts';
import { recordChange } from '../../records/recordChange.ts';
import { seriesVersion } from './readSeries.ts';

/**
 * Puts these days in the place of all that was counted for a company. Returns whether there was nothing before.
 * Throws 412 for a stale version, 422 for an unknown company and for a day that is named twice.
 */
export async function replaceSeries(
  tx: Transaction,
  scope: Scope,
  orgaSid: string,
  days: readonly DayCounts[],
  version?: number,
): Promise<boolean> {
  if (!(await lockOrga(tx, scope, orgaSid)))
    throw unprocessable([{ path: 'orgaSid', code: 'missing-reference', values: { sid: orgaSid } }]);
  const twice = days.flatMap(({ day }, index) =>
    days.findIndex((other) => other.day === day) < index
      ? [{ path: `days.${index}.day`, code: 'named-twice', values: { sid: day } }]
      : [],
  );
  if (twice.length > 0) throw unprocessable(twice);
  await requireVersion(tx, scope, orgaSid, version);
  const { count } =
    await tx`delete from statistic where platform = ${scope.dataset} and orga_sid = ${orgaSid}`;
  await tx`
    insert into statistic (platform, orga_sid, day, page_views, suggestion_views, clicks)
    select ${scope.dataset}, ${orgaSid}, day, page_views, suggestion_views, clicks
    from unnest(
      ${days.map(({ day }) => day)}::text[]::date[], ${days.map(({ pageViews }) => pageViews)}::bigint[],
      ${days.map(({ suggestionViews }) => suggestionViews)}::bigint[], ${days.map(({ clicks }) => clicks)}::bigint[])
      as counted (day, page_views, suggestion_views, clicks)`;
  const before = count > 0 ? { orgaSid, days: count } : undefined;
  await recordChange(tx, scope, statistic, [orgaSid], { before, after: { orgaSid, version: 1 } });
  return count === 0;
}

/** Forgets what was counted for a company. Throws 404 when there is nothing, 412 for a stale version. */
export async function deleteSeries(
  tx: Transaction,
  scope: Scope,
  orgaSid: string,
  version?: number,
): Promise<void> {
  await lockOrga(tx, scope, orgaSid);
  await requireVersion(tx, scope, orgaSid, version);
  const { count } =
    await tx`delete from statistic where platform = ${scope.dataset} and orga_sid = ${orgaSid}`;
  if (count === 0) throw notFound();
  await recordChange(tx, scope, statistic, [orgaSid], { before: { orgaSid } });
}

/** Whoever replaces the days of a company waits for whoever does so already, and sees theirs. Is there such a company? */
async function lockOrga(tx: Transaction, scope: Scope, orgaSid: string): Promise<boolean> {
  const { count } = await tx`
    select from orga where platform = ${scope.dataset} and sid = ${orgaSid} for no key update`;
  return count > 0;
}

async function requireVersion(
  tx: Transaction,
  scope: Scope,
  orgaSid: string,
  version: number | undefined,
): Promise<void> {
  if (version === undefined) return;
  const current = await seriesVersion(tx, scope, orgaSid);
  if (version !== current) throw stale(current);
}
