import { foreseenDeletion, type ForeseenDeletion } from '../../../resources/calls/deletion.ts';
import type { Entity } from '../../../resources/entity.ts';
import { lists } from '../../../resources/limits.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedPool, ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { transact } from '../../base/database/transact.ts';
import type { Expected } from '../../base/expected.ts';
import { HttpProblem } from '../../base/problems.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Key } from '../../records/readRecords.ts';
import { readEffects } from '../../records/references/readEffects.ts';
import type { Agreed } from '../../records/references/retireNamed.ts';
import { deleteRecord } from './writeRecords.ts';

/**
 * Deletes a record, tells whose records go or lose something with it, and leaves nothing of it (behaviour B230). Throws
 * what the deletion throws, but where somebody has only to agree.
 */
export async function foreseeDeletion(
  write: ScopedPool,
  scope: Scope,
  entity: Entity,
  key: Key,
  expected?: Expected,
  agreed: Agreed = {},
): Promise<ForeseenDeletion> {
  const rehearsed = transact(write, true, async (tx) => {
    const change = await deleteRecord(tx, scope, entity, key, expected, agreed);
    const effects = await readEffects(asSystem(tx), sql`c.causes @> array[${change}::bigint]`);
    return { dryRun: true, needed: null, effects: effects.slice(0, lists.mostRows) } as const;
  });
  return rehearsed.catch((error: unknown) => toAgreeTo(error) ?? Promise.reject(error));
}

/**
 * The same of what is refused as long as anything needs it, so that nothing goes with it: tells by its refusal, or by
 * none, whether it would go.
 */
export async function rehearseDeletion(
  write: ScopedPool,
  remove: (tx: ScopedTransaction) => Promise<unknown>,
): Promise<ForeseenDeletion> {
  await transact(write, true, remove);
  return { dryRun: true, needed: null, effects: [] };
}

/** What a refusal says of those who need the record; undefined where nothing helps, or that is not why. */
function toAgreeTo(error: unknown): ForeseenDeletion | undefined {
  if (!(error instanceof HttpProblem) || error.code !== 'referenced') return undefined;
  const { effects, ...needed } = error.details.members ?? {};
  const told = foreseenDeletion.safeParse({ dryRun: true, needed, effects }).data;
  return told?.needed?.remedies.length ? told : undefined;
}
