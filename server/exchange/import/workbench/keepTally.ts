import type { SystemTransaction } from '../../../base/database/queries.ts';
import { json, sql } from '../../../base/database/sql.ts';
import type { IssueWriter } from '../IssueWriter.ts';

/** Keeps how much was found of what, where more was found than is kept one by one. */
export async function keepTally(
  tx: SystemTransaction,
  workbenchId: string,
  { tally, isOverfull }: Pick<IssueWriter, 'tally' | 'isOverfull'>,
): Promise<void> {
  const kept = isOverfull ? json([...tally.values()]) : null;
  await tx.run(sql`update workbench set tally = ${kept} where id = ${workbenchId}`);
}
