import { z } from 'zod';
import type { BulkState } from '../../../resources/calls/bulkChange.ts';
import { acts } from '../../../resources/bulk/actsOn.ts';
import type { PlatformKey } from '../../../resources/platform/platforms.ts';
import { integer, json, nullable, text, texts, type Row } from '../../base/database/column.ts';
import { sql } from '../../base/database/sql.ts';

export const storedWish = z.strictObject({
  act: z.enum(acts),
  value: z.unknown().optional(),
  find: z.string().optional(),
});

/** A change of many records as it is stored. */
export const bulk = {
  id: text(),
  undoId: text(),
  sub: text(),
  address: nullable(text()),
  call: nullable(text()),
  platform: text<PlatformKey>(),
  entity: text(),
  place: text(),
  wish: json(storedWish),
  state: text<BulkState>(),
};
export type Bulk = Row<typeof bulk>;

export const bulkColumns = sql`
  b.id, b.undo_id as "undoId", b.sub, b.address, b.call, b.platform, b.entity, b.place, b.wish, b.state`;

/** What becomes of one of its records: it is asked for, looked at, changed, and put back. */
export type BulkRowState = 'asked' | 'changes' | 'unchanged' | 'refused' | 'changed' | 'undone' | 'kept';

export const storedReason = z.strictObject({
  code: z.string(),
  path: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type BulkReason = z.infer<typeof storedReason>;

export const bulkRow = {
  number: integer,
  key: texts(),
  version: nullable(integer),
  title: nullable(json(z.unknown())),
  before: nullable(json(z.unknown())),
  after: nullable(json(z.unknown())),
  state: text<BulkRowState>(),
  reason: nullable(json(storedReason)),
};
export type StoredBulkRow = Row<typeof bulkRow>;
