import type {
  DayViews,
  DraftSummary,
  ExpiringAdvertisement,
  ExpiringPapers,
  FruitlessSearch,
  Loss,
  PlatformSummary,
  QualitySummary,
} from '../../resources/calls/dashboard.ts';
import type { Language } from '../../resources/language/languages.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { readJson } from '../auth/protectedRead.ts';

function list<Item>(path: string): Promise<Item[]> {
  return readJson<Item[]>(`/api/import/${path}`, []);
}

/** What the start page of the backoffice shows. Each throws `Problem`. */
export const readDashboard = {
  quality: (platform: PlatformKey) =>
    readJson<QualitySummary>(`/api/import/quality/${platform}`, { companies: [], gaps: [] }),
  views: (platform: PlatformKey) => list<DayViews>(`views/${platform}`),
  platforms: () => list<PlatformSummary>('platforms'),
  fruitlessSearches: (platform: PlatformKey) => list<FruitlessSearch>(`fruitless-search/${platform}`),
  losses: (platform: PlatformKey) => list<Loss>(`retired/${platform}`),
  papers: (platform: PlatformKey) => list<ExpiringPapers>(`expiring-document/${platform}`),
  /** All of them; or those of one entity, of one company, or of records with these ids, 25 at most. */
  drafts: (
    platform: PlatformKey,
    language: Language,
    { entity, orgaSid, ids }: { entity?: string; orgaSid?: string; ids?: readonly string[] } = {},
  ) => {
    const asked = new URLSearchParams({
      lang: language,
      ...(entity && { entity }),
      ...(orgaSid && { orgaSid }),
      ...(ids && { ids: JSON.stringify(ids) }),
    });
    return list<DraftSummary>(`draft/${platform}?${String(asked)}`);
  },
  expiring: (platform: PlatformKey) => list<ExpiringAdvertisement>(`expiring/${platform}`),
};
