import type { VisitKind } from '../../../resources/calls/pixel.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';

/** How often something of a company was seen on one day; without product, the company itself. */
export interface Visits extends Record<VisitKind, number> {
  dataset: DatasetKey;
  orgaSid: string;
  productSid: string;
  advertisementSid: string;
  day: string;
  /** Addresses of those who opened or chose the product: in memory until they are hashed (`countVisitors`). */
  visitors: Set<string>;
}
