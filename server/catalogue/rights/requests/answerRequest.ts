import type { Caller } from '../../../../resources/access/rule.ts';
import { asSystem } from '../../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { conflict, notFound } from '../../../base/problems.ts';
import { isAnswered, waitingRequest, type WaitingRow } from './readRequests.ts';

/** What became of a request; `reason` says why it was refused. */
export interface Answer {
  state: 'given' | 'refused';
  reason?: string | undefined;
}

/**
 * Takes a request from those that wait, so that of two who answer it one does. Throws 404 for one that is not the
 * caller's to answer, 409 for one that somebody has answered.
 */
export async function answerRequest(
  tx: ScopedTransaction,
  caller: Caller,
  id: string,
  { state, reason }: Answer,
): Promise<WaitingRow> {
  const db = asSystem(tx);
  const waiting = await waitingRequest(db, caller, id);
  if (!waiting) throw (await isAnswered(db, caller, id)) ? conflict('request-answered') : notFound();
  const by = caller.kind === 'user' ? caller.sub : null;
  await db.run(sql`
    update access_request set state = ${state}, decided_at = now(), decided_by = ${by}, reason = ${reason ?? null}
    where id = ${id}::uuid`);
  return waiting;
}
