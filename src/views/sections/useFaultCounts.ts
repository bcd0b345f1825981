import { useFormState } from 'react-hook-form';
import { countFaults } from './countFaults.ts';
import type { FormPart } from './SectionsContext.ts';

/** How many faults stand in each part of the form around, by its id. */
export function useFaultCounts(parts: readonly FormPart[]): ReadonlyMap<string, number> {
  const { errors } = useFormState();
  return new Map(
    parts.map(({ id, names }) => [id, names.reduce((sum, name) => sum + countFaults(errors[name]), 0)]),
  );
}
