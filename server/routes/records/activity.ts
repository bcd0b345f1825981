import { isAdmin } from '../../../resources/access/holdsRight.ts';
import { activityCalls as calls, type ActivityFilter } from '../../../resources/calls/activity.ts';
import type { Change } from '../../../resources/calls/change.ts';
import { lists } from '../../../resources/limits.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { forbidden, notFound } from '../../base/problems.ts';
import type { AskedActivity } from '../../records/activity/AskedActivity.ts';
import { nameChanges } from '../../records/activity/nameChanges.ts';
import { isNothingOpen, openActivity } from '../../records/activity/OpenActivity.ts';
import { readActChanges, readChangesOf } from '../../records/activity/readActChanges.ts';
import { readActs } from '../../records/activity/readActs.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';

/**
 * Who did what (behaviour B495, B496).
 * @param changes the primary: changes are of all companies, and whose are told says what is open to the caller
 */
export function activity(routing: Routing, changes: SystemQueries): void {
  registerCall(routing, calls.list, async (called) => {
    const asked = askedBy(called);
    const read = await readActs(changes, asked);
    const [acts, next] = page(read, asked, ({ id }) => id);
    const own = await readChangesOf(
      changes,
      acts.flatMap(({ ownId }) => ownId ?? []),
    );
    const named = new Map(
      (await nameChanges(changes, own)).map((change) => [change.id, discreet(called, change)]),
    );
    return {
      acts: acts.map(({ ownId, ...act }) => ({
        ...discreet(called, act),
        change: named.get(ownId ?? 0) ?? null,
      })),
      next,
    };
  });

  registerCall(routing, calls.changes, async (called) => {
    const asked = askedBy(called);
    const read = await readActChanges(changes, Number(called.parameters.act), asked);
    // An act of others is like one that never was.
    if (read.length === 0 && asked.before === undefined) throw notFound();
    const [shown, next] = page(read, asked, ({ id }) => id);
    return { changes: (await nameChanges(changes, shown)).map((change) => discreet(called, change)), next };
  });
}

/** One more than is shown is read, to know whether there is more. Throws 403 for whom nothing is open. */
function askedBy({
  caller,
  where,
  query: { before, lang: _, ...query },
}: Pick<CallContext<typeof calls.list>, 'caller' | 'where'> & { query: ActivityFilter }): AskedActivity {
  const open = openActivity(caller, where);
  if (isNothingOpen(open)) throw forbidden();
  return {
    ...query,
    open,
    dataset: where.platform.dataset,
    before: before === undefined ? undefined : Number(before),
    most: lists.pageSize + 1,
  };
}

function page<T>(
  read: readonly T[],
  { most }: AskedActivity,
  idOf: (item: T) => number,
): [shown: T[], next: string | null] {
  const shown = read.slice(0, most - 1);
  const last = shown.at(-1);
  return [shown, last && read.length === most ? String(idOf(last)) : null];
}

/** From where somebody acted is for administrators. */
function discreet<T extends Pick<Change, 'address'>>(
  { caller }: Pick<CallContext<typeof calls.list>, 'caller'>,
  told: T,
): T {
  return isAdmin(caller) ? told : { ...told, address: null };
}
