import { hasFeature } from '../../../resources/access/canOpenFeature.ts';
import type { AdvertisementCard } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { advertisementCards } from '../../catalogue/advertisements/advertisementCards.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import { sql } from '../../base/database/sql.ts';
import { aimedAtCategory, aimedAtOrga, fitsCategory } from '../../catalogue/advertisements/conditions.ts';
import type { Visit } from '../PageReads.ts';
import { viewScope } from './viewScope.ts';

/** The start page shows the weightiest of all, other pages what aims at them. */
const most = { start: 3, category: 2, orga: 1 };

/** The advertisements of a page; none on platforms that have no advertisements. */
export async function visitAdvertisements(
  visit: Visit,
  language: Language,
  place: 'start' | { categorySid: string } | { orgaSid: string },
): Promise<AdvertisementCard[]> {
  const { db, platform } = visit;
  if (!hasFeature(platform, 'advertisement')) return [];
  const scope = viewScope(visit, 'advertisement');
  const wanted =
    place === 'start'
      ? { aimed: sql`true`, most: most.start }
      : 'orgaSid' in place
        ? { aimed: aimedAtOrga(place.orgaSid), most: most.orga }
        : {
            aimed: sql`${aimedAtCategory(scope, place.categorySid)} and ${fitsCategory(scope, place.categorySid)}`,
            most: most.category,
          };
  return advertisementCards(commonReads(db), scope, language, wanted);
}
