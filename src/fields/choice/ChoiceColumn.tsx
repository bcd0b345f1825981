import { useLabels } from '../../directory/useLabels.ts';
import type { ColumnProps } from '../kindProps.ts';
import { stringsOf } from '../stringsOf.ts';

/** The label of a choice in a list. */
export function ChoiceColumn({ place, value }: ColumnProps) {
  const labels = useLabels();
  const chosen = stringsOf(value);
  return <>{chosen.map((choice) => labels.choice(place, choice)).join(', ')}</>;
}
