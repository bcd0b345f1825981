import { setTimeout as wait } from 'node:timers/promises';
import type { Scope } from '../../../records/access/scope.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { readReport, type SeenReport } from './readReport.ts';
import type { ReportRow } from './reportRow.ts';

const firstPauseMs = 40;
const longestPauseMs = 500;

/** Is there nothing more to come of an import but its search rows? */
export function isDone({ state }: Pick<ReportRow, 'state'>): boolean {
  return state !== 'queued' && state !== 'running';
}

/** Is nothing more to come of an import, the search included? */
export function isEnded(row: Pick<ReportRow, 'state' | 'dryRun'>): boolean {
  return isDone(row) && (row.state !== 'applied' || row.dryRun);
}

/**
 * An import each time that it looks different, until it is done; ends early when it is gone, when the reader's right
 * to it is, or when nobody listens.
 * @param scopeNow what the reader covers at this moment
 */
export async function* watchReport(
  db: ScopedQueries,
  scopeNow: () => Promise<Scope>,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<SeenReport> {
  let shown = '';
  let pause = firstPauseMs;
  while (!signal.aborted) {
    const row = await readReport(db, await scopeNow(), id);
    if (!row) return;
    const look = JSON.stringify([row.state, row.stage, row.read, row.failed]);
    if (look !== shown) yield row;
    if (isDone(row)) return;
    shown = look;
    await wait(pause, undefined, { signal }).catch(() => {});
    pause = Math.min(pause * 1.3, longestPauseMs);
  }
}

/** An import once it is done; undefined when nobody waits for it any more, or may. */
export async function waitForEnd(
  db: ScopedQueries,
  scopeNow: () => Promise<Scope>,
  id: string,
  signal: AbortSignal,
): Promise<SeenReport | undefined> {
  for await (const row of watchReport(db, scopeNow, id, signal)) if (isDone(row)) return row;
  return undefined;
}
