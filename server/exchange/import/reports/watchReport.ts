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

/** What an import looks like to whoever follows it: the same text as long as there is nothing to tell. */
export function lookOf({ state, stage, read, failed }: SeenReport): string {
  return [state, stage, read, failed].join('.');
}

interface Watch {
  signal: AbortSignal;
  /** Which look of it is known already; undefined for none. */
  known?: string | undefined;
  /** Is this the last that is waited for? */
  isLast: (row: SeenReport) => boolean;
}

/**
 * An import each time that it looks different, up to the last one that is waited for; ends early when it is gone, when
 * the reader's right to it is, or when nobody listens.
 * @param scopeNow what the reader covers at this moment
 */
export async function* watchReport(
  db: ScopedQueries,
  scopeNow: () => Promise<Scope>,
  id: string,
  { signal, known, isLast }: Watch,
): AsyncGenerator<SeenReport> {
  let shown = known;
  let pause = firstPauseMs;
  while (!signal.aborted) {
    const row = await readReport(db, await scopeNow(), id);
    if (!row) return;
    const look = lookOf(row);
    if (look !== shown) yield row;
    if (isLast(row)) return;
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
  for await (const row of watchReport(db, scopeNow, id, { signal, isLast: isDone }))
    if (isDone(row)) return row;
  return undefined;
}
