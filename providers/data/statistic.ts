import type { Series } from '../../resources/calls/statistic.ts';
import type { PlatformKey } from '../../resources/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';

/** What the pages of a company were worth, day by day from one on (ISO date). Throws `Problem`. */
export async function readStatistic(
  platform: PlatformKey,
  orgaSid: string,
  from: string,
  signal: AbortSignal,
): Promise<Series> {
  const url = `/api/import/statistic/${platform}/${encodeURIComponent(orgaSid)}?from=${from}`;
  const response = await authorizedRequest(url, { signal });
  return (await response.json()) as Series;
}
