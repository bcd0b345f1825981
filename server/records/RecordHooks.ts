import type { Entity } from '../../resources/entity.ts';
import type { Fault } from '../../resources/fault.ts';
import type { DatasetKey } from '../../resources/platform/platforms.ts';
import type { Row } from '../../resources/shape.ts';
import type { ScopedTransaction, SystemTransaction } from '../base/database/queries.ts';
import type { Scope } from './access/scope.ts';

/** What one write did to one record; a created one has no `before`, a deleted one no `after`. */
export interface Written {
  dataset: DatasetKey;
  id: number;
  before?: Row;
  after?: Row;
}

/** What of a record that came back is not as it was: the field, what it held and holds, and on which platform. */
export interface NotAsItWas {
  field: string;
  platform: string;
  before: unknown;
  now: unknown;
}

/** What an entity has done around a write of one of its records, all of it in the transaction of the write. */
export interface RecordHooks {
  /** What becomes of a record, which may be any JSON, before it is judged: what is judged is what will be stored. */
  beforeJudging?(given: Row): Row;
  /** What is wrong with a record (a flat row) beyond what its declaration says; `before` is the one that it replaces. */
  faultsOf?(tx: ScopedTransaction, row: Row, before?: Row): Promise<Fault[]>;
  /** What goes with a record, before it is asked what still refers to it. */
  beforeDelete?(tx: ScopedTransaction, scope: Scope, before: Row): Promise<void>;
  /** What went with a record (`beforeDelete`) and comes back before it; `changeId` is that of its deletion. */
  beforeRestore?(tx: ScopedTransaction, scope: Scope, before: Row, changeId: number): Promise<void>;
  /**
   * Mends deleted records that are to come back with what they name, before they do: those of the table `retired`, as
   * changes with what was `before`. Answers what is not as it was.
   */
  beforeComeBack?(tx: SystemTransaction): Promise<NotAsItWas[]>;
  /** What follows from a write: listing and counts are derived rows, search rows wait for theirs. */
  afterWrite?(tx: SystemTransaction, written: Written): Promise<void>;
  /** The same for many of a platform at once, where that is not the same for one after the other; of a table without their fields. */
  afterMany?(tx: SystemTransaction, dataset: DatasetKey, written: readonly Written[]): Promise<void>;
}

export type HooksOf = (entity: Pick<Entity, 'name' | 'fields'>) => RecordHooks;
