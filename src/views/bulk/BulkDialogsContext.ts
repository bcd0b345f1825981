import type { Identifier } from 'ra-core';
import { createContext } from 'react';
import type { BulkWish } from '../../../resources/calls/bulkChange.ts';
import type { Row } from '../../../resources/shape.ts';

/** Of which records one leaf is to be changed, as they were chosen when it was asked for. */
export interface AskedChange {
  /** Those of them that are on the screen. */
  rows: readonly Row[];
  count: number;
  /** By their keys, or by what their list was asked for. */
  chosen: Pick<BulkWish, 'keys' | 'filter'>;
}

/** What is under way with chosen records of a list. */
export interface BulkDialogs {
  /** How many are done, while it is looked at or done one by one. */
  progress: { done: number; of: number } | undefined;
  change: (asked: AskedChange) => void;
  remove: (ids: readonly Identifier[]) => void;
}

/** Undefined outside a list. */
export const BulkDialogsContext = createContext<BulkDialogs | undefined>(undefined);
