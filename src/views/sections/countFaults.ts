import { isRow } from '../../../resources/shape.ts';

/** How many places are at fault in what a form says of a field: of a text each language, of a list each element. */
export function countFaults(error: unknown): number {
  if (Array.isArray(error)) return error.reduce<number>((sum, one) => sum + countFaults(one), 0);
  if (!isRow(error)) return 0;
  if (typeof error.message === 'string') return 1;
  return Object.entries(error).reduce(
    (sum, [name, one]) => (name === 'ref' ? sum : sum + countFaults(one)),
    0,
  );
}
