import { isAdmin } from '../../../resources/access/holdsRight.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { requireExpected, type Expected } from '../../base/expected.ts';
import { forbidden, notFound } from '../../base/problems.ts';
import type { Scope, Where } from '../../records/access/scope.ts';
import { readDraft, removeDraft, type StoredDraft } from '../../records/drafts/draftStore.ts';
import { keepAnswer } from '../../records/drafts/reviewAnswers.ts';
import { readRecord, type Key, type StoredRecord } from '../../records/readRecords.ts';
import { changeRecord, createFromClient } from './writeRecords.ts';

/**
 * May a caller publish a draft? Where drafts are reviewed, somebody else has to have asked for it, and an administrator may
 * (behaviour B491).
 */
export function mayPublish(
  caller: Caller,
  where: Where,
  { review }: Pick<Entity, 'review'>,
  { state, submitter }: Pick<StoredDraft, 'state' | 'submitter'>,
): boolean {
  if (!review || isAdmin(caller)) return true;
  if (caller.kind !== 'user' || review(caller, where) === 'none') return false;
  return state === 'submitted' && submitter !== caller.sub;
}

/**
 * Puts the draft of a record in its place, judged as any save is, and takes the draft away.
 * @param seen the version of the draft that is meant
 * @param expected the version of the record that it replaces; without it the one from which it was begun
 * Throws 403 for whom may not, 404 without a draft or where the record is gone, 412 when either is another one by now, 422 with
 * all that is wrong.
 */
export async function publishDraft(
  tx: ScopedTransaction,
  { caller, where, scope }: { caller: Caller; where: Where; scope: Scope },
  entity: Entity,
  key: Key,
  { seen, expected }: { seen: number; expected: Expected | undefined },
): Promise<StoredRecord> {
  const draft = await readDraft(tx, scope, entity, key, true);
  if (!draft) throw notFound();
  if (!mayPublish(caller, where, entity, draft)) throw forbidden();
  requireExpected([seen], draft.version);
  const before = await readRecord(tx, scope, entity, key, true);
  if (!before && draft.basedOn !== null) throw notFound();
  if (before) requireExpected(expected ?? [draft.basedOn ?? 0], before.version);
  await removeDraft(tx, scope, entity, draft);
  await keepAnswer(tx, scope, entity, key, { ...draft, answer: 'published' });
  return before
    ? changeRecord(tx, scope, entity, before, draft.record)
    : createFromClient(tx, scope, entity, draft.record);
}
