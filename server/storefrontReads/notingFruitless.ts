import type { StoreKey } from '../../resources/platforms.ts';
import type { PageReads } from '../pages/reads.ts';

/** The reads, telling of each search that found nothing of any kind. */
export function notingFruitless(reads: PageReads, note: (store: StoreKey, text: string) => void): PageReads {
  return {
    ...reads,
    async search(visit, language, parameters, query) {
      const found = await reads.search(visit, language, parameters, query);
      if (found && !found.facets && Object.values(found.totals).every((total) => total === 0))
        note(visit.platform.store, found.text);
      return found;
    },
  };
}
