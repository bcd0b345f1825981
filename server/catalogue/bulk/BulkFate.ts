import type { Action } from '../../../resources/entity.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Bulk, BulkReason, BulkRowState, StoredBulkRow } from './bulkRow.ts';

/** Who changes what, with the rights of this moment. */
export interface BulkAt {
  tx: SystemTransaction;
  bulk: Bulk;
  scopeFor: (action: Action) => Scope;
}

/** What became of one record. */
export interface BulkFate extends Partial<Pick<StoredBulkRow, 'version' | 'title' | 'before' | 'after'>> {
  state: BulkRowState;
  reason?: BulkReason;
}
