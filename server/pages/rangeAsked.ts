import { narrowedToRange, readFacets, writtenFacets } from '../../resources/facetSelection.ts';

/**
 * A form without script sends two ends of a number as `range` (the attribute), `least` and `most`: the query that
 * says the same in `attributes`, as every list has it; undefined where no range is asked for.
 */
export function rangeAsked(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const range = query.get('range');
  if (!range) return undefined;
  const [least, most] = ['least', 'most'].map((end) => query.get(end) ?? undefined);
  const attributes = writtenFacets(
    narrowedToRange(readFacets(query.get('attributes') ?? undefined), range, { least, most }),
  );
  for (const key of ['range', 'least', 'most', 'attributes', 'page']) query.delete(key);
  if (attributes) query.set('attributes', attributes);
  return query.toString();
}
