import { useLabels } from '../directory/useLabels.ts';
import type { InputProps } from './kindProps.ts';

/** What every input of react-admin is told: where its value stands, and its label. */
export function useInputProps({ place, source }: InputProps) {
  const labels = useLabels();
  return {
    source,
    label: labels.field(place),
    isRequired: Boolean(place.field.required),
    helperText: false as const,
    fullWidth: true,
  };
}
