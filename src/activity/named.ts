import type { LeafChange } from '../directory/Leaf.ts';

/** What changed in a leaf, with the person in the place of an account, where somebody knows whose it is. */
export function named(change: LeafChange, person: string | null): LeafChange {
  const { field } = change.leaf.place;
  if (field.kind !== 'text' || !field.isAccount || person === null) return change;
  const shown = (value: unknown) => (value ? person : value);
  return { ...change, before: shown(change.before), after: shown(change.after) };
}
