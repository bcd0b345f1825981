import type { DatasetKey } from '../../../resources/platforms.ts';
import type { PageReads } from '../PageReads.ts';

/** The reads, telling of each search that found nothing of any kind. */
export function notingFruitless(
  reads: PageReads,
  note: (dataset: DatasetKey, text: string) => void,
): PageReads {
  return {
    ...reads,
    async search(visit, language, parameters, query) {
      const found = await reads.search(visit, language, parameters, query);
      if (found && !found.facets && Object.values(found.totals).every((total) => total === 0))
        note(visit.platform.dataset, found.text);
      return found;
    },
  };
}
