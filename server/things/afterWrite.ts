import type { EntityName } from '../../resources/registry.ts';
import type { Row } from '../../resources/shape.ts';
import type { StoreKey } from '../../resources/platforms.ts';
import type { Transaction } from '../database/connect.ts';
import { productsWritten } from '../listing/productsWritten.ts';
import { treeWritten } from '../listing/treeWritten.ts';

/** What one write did to one thing; a created one has no `before`, a deleted one no `after`. */
export interface Written {
  store: StoreKey;
  id: number;
  before?: Row;
  after?: Row;
}

type AfterWrite = (tx: Transaction, written: Written) => Promise<void>;

/** What follows from a write, in its transaction: listing and counts are derived rows, search rows wait for theirs. */
export const afterWrite: Partial<Record<EntityName, AfterWrite>> = {
  categoryRelation: (tx, { store }) => treeWritten(tx, store),
  product: (tx, { store, id }) => productsWritten(tx, store, [id]),
};
