import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { Row } from '../../../resources/shape.ts';

/** What a write did to a record by which products are judged. */
export interface Change {
  dataset: DatasetKey;
  before?: Row;
  after?: Row;
}
