import type {
  DayViews,
  ExpiringAdvertisement,
  FruitlessSearch,
  PlatformSummary,
  QualitySummary,
} from '../../resources/calls/dashboard.ts';
import type { PlatformKey } from '../../resources/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';

async function read<T>(path: string): Promise<T> {
  return (await (await authorizedRequest(`/api/import/${path}`)).json()) as T;
}

/** What the start page of the backoffice shows. Each throws `Problem`. */
export const readDashboard = {
  quality: (platform: PlatformKey) => read<QualitySummary>(`quality/${platform}`),
  views: (platform: PlatformKey) => read<DayViews[]>(`views/${platform}`),
  platforms: () => read<PlatformSummary[]>('platforms'),
  fruitlessSearches: (platform: PlatformKey) => read<FruitlessSearch[]>(`fruitless-search/${platform}`),
  expiring: (platform: PlatformKey) => read<ExpiringAdvertisement[]>(`expiring/${platform}`),
};
