import type { ColumnReason } from '../../../../resources/calls/understoodColumn.ts';

/** A category that a group of a file may be, with why. */
export interface GroupProposal {
  sid: string;
  reason: ColumnReason;
}

/** What a group of a file may be, the likeliest first; the first is taken if that is sure. */
export interface JudgedGroup {
  isSure: boolean;
  /** Is it only what its products have in common? */
  isBroad?: boolean;
  /** Is the category in doubt to which a term alone leads? */
  isDoubted?: boolean;
  proposals: GroupProposal[];
}
