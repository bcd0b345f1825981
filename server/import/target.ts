import type { Language } from '../../resources/languages.ts';
import type { ImportedAttribute } from './catalogue/attributes.ts';
import type { ImportedField } from './importedFields.ts';

/** What a column, or a path of a JSON file, is about. */
export type Target =
  | { kind: 'field'; field: ImportedField; language?: Language }
  | { kind: 'attribute'; attribute: ImportedAttribute; unit?: string }
  /** The company of a row: it must be the one that the import is for. */
  | { kind: 'orga' };

/** Equal for targets that say the same. */
export function targetKey(target: Target): string {
  if (target.kind === 'orga') return 'orga';
  if (target.kind === 'attribute') return `attributes.${target.attribute.sid}`;
  return target.language ? `${target.field.name}.${target.language}` : target.field.name;
}

/** Does it say which product, or whose, a row means? */
export function namesProduct(target: Target): boolean {
  return (
    target.kind === 'orga' ||
    (target.kind === 'field' && ['sid', 'articleNumber'].includes(target.field.name))
  );
}
