import type { ChoiceField } from '../../../resources/kinds/field.ts';
import { useLabels } from '../../directory/useLabels.ts';
import type { Place } from '../../directory/Place.ts';

/** The choices of a field with their labels, as react-admin's inputs take them. */
export function useChoices(place: Place<ChoiceField>): { id: string; name: string }[] {
  const labels = useLabels();
  return place.field.choices.map((choice) => ({ id: choice, name: labels.choice(place, choice) }));
}
