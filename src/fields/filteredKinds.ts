import type { Kind } from '../../resources/kinds/field.ts';

/**
 * Kinds by whose value a list is narrowed. Of all others only the leaves are asked about, or nothing
 * (`resources/kinds/conditionWords.ts`).
 */
export const filteredKinds = [
  'text',
  'translated',
  'number',
  'yesNo',
  'choice',
  'code',
  'gtin',
  'reference',
  'date',
  'gaps',
] as const satisfies readonly Kind[];

export type FilteredKind = (typeof filteredKinds)[number];

/** Is a list narrowed by the value of such a field? */
export function isFiltered(kind: Kind): kind is FilteredKind {
  return filteredKinds.some((each) => each === kind);
}
