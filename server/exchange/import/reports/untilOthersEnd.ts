import { setTimeout as wait } from 'node:timers/promises';
import { text, yesNo } from '../../../base/database/column.ts';
import type { SystemPool } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Claim } from './claimReport.ts';
import { isWorkerGone } from './workerLock.ts';

const everyMs = 1000;

/**
 * Waits as long as a living worker has the import that overtook this attempt; true when it has ended. The job in the queue is the same
 * for both: whoever reports an end of it takes it from the other, and two would overtake each other without end (behaviour B689).
 * @throws {AbortError} when the worker is asked to stop
 */
export async function untilOthersEnd(
  write: SystemPool,
  { id, attempts }: Claim,
  signal: AbortSignal,
): Promise<boolean> {
  for (;;) {
    const state = await stateOf(write, id, attempts).catch(() => 'theirs');
    if (state !== 'theirs') return state === 'ended';
    await wait(everyMs, undefined, { signal });
  }
}

async function stateOf(
  write: SystemPool,
  id: string,
  attempts: number,
): Promise<'ended' | 'theirs' | 'open'> {
  const open = await write.first(
    { worker: text(), isTheirs: yesNo },
    sql`
      select worker, state = 'running' and attempts > ${attempts} as "isTheirs" from import_report
      where id = ${id} and state in ('queued', 'running')`,
  );
  if (!open) return 'ended';
  return open.isTheirs && !(await isWorkerGone(write, open.worker)) ? 'theirs' : 'open';
}
