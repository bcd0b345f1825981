import { copyRows } from '../../../base/database/copyRows.ts';
import type { Transaction } from '../../../base/database/connect.ts';

/** A change as it is read back. */
export interface ReadChange {
  entity: string;
  key: string[];
  kind: 'created' | 'changed' | 'deleted';
  before: object | null;
  after: object | null;
}

/** Keeps what a dry run would change, for its report. */
export async function keepPreview(
  tx: Transaction,
  reportId: string,
  changes: readonly ReadChange[],
): Promise<void> {
  await copyRows(
    tx,
    'import_preview',
    ['report_id', 'entity', 'key', 'kind', 'before', 'after'],
    changes.map(({ entity, key, kind, before, after }) => [reportId, entity, key, kind, before, after]),
  );
}
