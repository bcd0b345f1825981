import type { Language } from '../../../resources/language/languages.ts';
import { rowLanguage } from '../../../resources/language/rowLanguage.ts';
import type { ImportedAttribute } from './catalogue/attributes.ts';
import type { ImportedField } from './importedFields.ts';

/** What a column, or a path of a JSON file, is about. */
export type Target =
  /** `isNamed`: the heading itself says the language, which is then that of every row. */
  | {
      kind: 'field';
      field: ImportedField;
      language?: Language;
      isNamed?: boolean;
      /** Are its texts laid out as a page is, with tags or entities? */
      isMarkup?: boolean;
      /** The sign of the numbers of its sheet, where that can be told. */
      decimal?: '.' | ',';
    }
  | { kind: 'attribute'; attribute: ImportedAttribute; unit?: string; decimal?: '.' | ',' }
  /** The company of a row: it must be the one that the import is for. */
  | { kind: 'orga' };

/** What a column is about: a value, or the language of the texts beside it. */
export type ColumnTarget = Target | { kind: 'language' };

/** Equal for targets that say the same. */
export function targetKey(target: ColumnTarget): string {
  if (target.kind === 'orga') return 'orga';
  if (target.kind === 'language') return rowLanguage;
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
