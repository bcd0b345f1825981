import type { FruitlessCounter } from '../../find/fruitless/fruitlessCounter.ts';
import type { PageReads } from '../PageReads.ts';

/** What may be asked beside the text without narrowing what is found. */
const widening = new Set(['text', 'lang', 'kind', 'size', 'sort', 'page', 'isEachVariant']);

/**
 * The reads, telling of each search that found nothing of any kind, or (behaviour B243) no product that fits in the
 * language of the page.
 */
export function notingFruitless(reads: PageReads, note: FruitlessCounter['note']): PageReads {
  return {
    ...reads,
    async search(visit, language, parameters, query) {
      const found = await reads.search(visit, language, parameters, query);
      if (!found) return found;
      const { dataset } = visit.platform;
      const isEmpty = !found.facets && Object.values(found.totals).every((total) => total === 0);
      const isWhole = Object.entries(query).every(([name, value]) => widening.has(name) || isNothing(value));
      const isWeak = found.products.length > 0 || Object.values(found.totals).some((total) => total > 0);
      const isOfCodes = found.codes !== null;
      if (isEmpty && !isWeak) note(dataset, found.text, { language });
      else if (isWhole && !isOfCodes && (found.exact === 0 || found.foundIn !== null))
        note(dataset, found.text, { language, isWeak: true });
      return found;
    },
  };
}

function isNothing(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}
