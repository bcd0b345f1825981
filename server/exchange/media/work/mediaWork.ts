import type { Config } from '../../../base/config/config.ts';
import type { SystemPool } from '../../../base/database/queries.ts';
import type { Resolve } from '../../../base/fetching/judgedAddress.ts';
import type { Pictures } from '../../../base/images/openPictures.ts';
import type { BlobStore } from '../../../base/storage/blobStore.ts';

/** What pictures and documents are taken in with. */
export interface MediaWork {
  write: SystemPool;
  store: BlobStore;
  pictures: Pictures;
  config: Pick<Config, 'budgets' | 'fetchAllowed' | 'importPace'>;
  signal: AbortSignal;
  /** How names become addresses; as the system does unless told otherwise. */
  resolve?: Resolve;
}
