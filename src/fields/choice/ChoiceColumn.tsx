import { useLabels } from '../../directory/useLabels.ts';
import type { ColumnProps } from '../kindProps.ts';

/** The label of a choice in a list. */
export function ChoiceColumn({ place, value }: ColumnProps) {
  const labels = useLabels();
  const chosen = (Array.isArray(value) ? value : [value]) as string[];
  return <>{chosen.map((choice) => labels.choice(place, choice)).join(', ')}</>;
}
