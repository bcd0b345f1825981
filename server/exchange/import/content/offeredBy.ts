import type { ColumnTarget } from '../target.ts';
import type { Meaning } from '../headings/Meaning.ts';

/** What a heading leaves open. */
export function offeredBy(meaning: Meaning): readonly ColumnTarget[] {
  if (meaning.kind === 'unsure') return meaning.targets;
  if (meaning.kind !== 'ambiguous') return [];
  return meaning.attributes.map((attribute) => ({ kind: 'attribute', attribute }));
}

/** Are its values countries? */
export function isOfCountries(target: ColumnTarget): boolean {
  const { field } = target.kind === 'field' ? target.field : {};
  return field?.kind === 'code' && field.shape === 'country';
}
