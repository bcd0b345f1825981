import type { SystemPool, SystemTransaction } from '../../base/database/queries.ts';
import { attempt } from '../../base/database/transact.ts';
import { rehearsalMs } from '../../../resources/limits.ts';
import { lockImports } from './lockImports.ts';
import { keepPreview } from './reports/keepPreview.ts';
import type { ReportRow } from './reports/reportRow.ts';

/** An import in its two steps; `refusal` says why nothing of the first may stay. */
interface Steps<Done extends { refusal: string | null }> {
  work(tx: SystemTransaction): Promise<Done>;
  /** Ends the report. */
  end(tx: SystemTransaction, done: Done): Promise<void>;
}

/**
 * Does the work of an import and ends its report, both in one transaction. A dry run, or an import that is refused, does
 * the same work and then nothing of it (behaviour B170): its report alone is kept, in a transaction of its own, with what the
 * dry run would have changed.
 * @throws {TookTooLong} a dry run, after `longestMs` (behaviour B231)
 */
export async function carryOut<Done extends { refusal: string | null }>(
  write: SystemPool,
  { id, dryRun, platform: dataset, orgaSid }: Pick<ReportRow, 'id' | 'dryRun' | 'platform' | 'orgaSid'>,
  { work, end }: Steps<Done>,
  longestMs: number = rehearsalMs.file,
): Promise<void> {
  const inTransaction = async (tx: SystemTransaction) => {
    const done = await work(tx);
    const stays = !dryRun && done.refusal === null;
    if (stays) await end(tx, done);
    else
      await write.transaction(async (kept) => {
        if (done.refusal === null) await keepPreview(kept, id, tx);
        await end(kept, done);
      });
    return { result: undefined, stays };
  };
  await attempt(write, dryRun, inTransaction, {
    before: (tx) => lockImports(tx, { dataset, orgaSid }),
    longestMs,
  });
}
