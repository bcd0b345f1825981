import type {
  DayViews,
  ExpiringAdvertisement,
  FruitlessSearch,
  PlatformSummary,
  QualitySummary,
} from '../../resources/calls/dashboard.ts';
import type { PlatformKey } from '../../resources/platforms.ts';
import { authorizedList, authorizedRequest } from '../auth/authorizedRequest.ts';

function list<Item>(path: string): Promise<Item[]> {
  return authorizedList<Item[]>(`/api/import/${path}`, []);
}

/** What the start page of the backoffice shows. Each throws `Problem`. */
export const readDashboard = {
  quality: async (platform: PlatformKey) =>
    (await (await authorizedRequest(`/api/import/quality/${platform}`)).json()) as QualitySummary,
  views: (platform: PlatformKey) => list<DayViews>(`views/${platform}`),
  platforms: () => list<PlatformSummary>('platforms'),
  fruitlessSearches: (platform: PlatformKey) => list<FruitlessSearch>(`fruitless-search/${platform}`),
  expiring: (platform: PlatformKey) => list<ExpiringAdvertisement>(`expiring/${platform}`),
};
