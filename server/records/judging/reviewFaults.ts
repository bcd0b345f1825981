import type { Entity } from '../../../resources/entity.ts';
import type { Fault } from '../../../resources/fault.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Scope } from '../access/scope.ts';
import { isSameRecord } from './isSameRecord.ts';

/** What visitors would see at once, and nobody has approved (behaviour B568). */
export const needsReview = 'needs-review';

/**
 * What is wrong with a write past the review that an entity declares: its drafts are there for whoever may not approve. What
 * visitors see neither before nor afterwards may be written.
 * @param before the record as it is stored, `after` as it would be, both flat; each only where there is one
 */
export function reviewFaults(
  { approves }: Scope,
  entity: Entity,
  { before, after }: { before?: Row | undefined; after?: Row },
): Fault[] {
  const { owner, page } = entity;
  const isApproved = (row: Row) =>
    approves === 'all' ||
    (approves !== 'none' && owner !== undefined && approves.orgaSid.includes(String(row[owner])));
  const isSeen = (row: Row) => page?.shows?.(row) ?? true;
  const isWrong = [before, after].some((row) => row && isSeen(row) && !isApproved(row));
  const isChange = !before || !after || !isSameRecord(entity, before, after);
  return isWrong && isChange ? [{ path: '', code: needsReview }] : [];
}
