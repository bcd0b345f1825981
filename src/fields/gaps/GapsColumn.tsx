import type { ColumnProps } from '../kindProps.ts';
import { stringsOf } from '../stringsOf.ts';
import { useGapLabels } from './useGapLabels.ts';

/** What a record lacks, in words. */
export function GapsColumn({ place, value }: ColumnProps) {
  const labelOf = useGapLabels(place.entity);
  return <>{stringsOf(value).map(labelOf).join(', ')}</>;
}
