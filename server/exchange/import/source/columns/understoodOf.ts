import type { UnderstoodColumn } from '../../../../../resources/calls/understoodColumn.ts';
import type { JudgedColumn } from '../../content/JudgedColumn.ts';
import { ranks } from '../../headings/ranks.ts';
import { describeTarget } from './describeTarget.ts';

/** What a report says of a column. */
export function understoodOf(column: JudgedColumn, isRead: boolean): Partial<UnderstoodColumn> {
  const { how, reason, target, rank } = column;
  const proposals = column.proposals.map(({ target: proposed, reason: why }) => ({
    ...describeTarget(proposed),
    reason: why,
  }));
  if (!target || !isRead) return { proposals, ...(!target && { how, reason }) };
  return {
    ...describeTarget(target),
    how,
    reason,
    proposals: rank === ranks.mapped ? [] : proposals,
  };
}
