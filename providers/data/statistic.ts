import type { Series } from '../../resources/calls/statistic.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { readJson } from '../auth/protectedRead.ts';

/** What the pages of a company were worth, day by day from one on (ISO date). Throws `Problem`. */
export function readStatistic(
  platform: PlatformKey,
  orgaSid: string,
  from: string,
  signal: AbortSignal,
): Promise<Series> {
  const url = `/api/import/statistic/${platform}/${encodeURIComponent(orgaSid)}?from=${from}`;
  const total = { pageViews: 0, suggestionViews: 0, clicks: 0 };
  return readJson<Series>(url, { orgaSid, days: [], total }, { signal });
}
