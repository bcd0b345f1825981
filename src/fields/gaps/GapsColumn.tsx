import type { ColumnProps } from '../kindProps.ts';
import { useGapLabels } from './useGapLabels.ts';

/** What a thing lacks, in words. */
export function GapsColumn({ place, value }: ColumnProps) {
  const labelOf = useGapLabels(place.entity);
  return <>{(value as string[]).map(labelOf).join(', ')}</>;
}
