import { product } from '../../../resources/entities/product.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { snakeCase } from '../../base/database/snakeCase.ts';
import { columnDefault, columnType } from '../../records/schema/columns.ts';

/** A field that an import may write, with the column that stores it. */
export interface ImportedField {
  name: string;
  field: Field;
  /** Where it stands in the JSON of a product. */
  path: string;
  column: string;
  /** Type and default of the column in the database. */
  type: string;
  byDefault: string;
}

/** Every field of a product that is not somebody else's to say: files of JSON may name all of these. */
export const importedFields: readonly ImportedField[] = Object.entries<Field>(product.fields).flatMap(
  ([name, field]) => {
    const type = columnType(field);
    if (!type || field.readOnly || name === product.owner) return [];
    const byDefault = columnDefault(field) ?? 'null';
    return [{ name, field, path: field.at ?? name, column: snakeCase(name), type, byDefault }];
  },
);

/** The field of that name. Throws where an import may write none. */
export function importedField(name: string): ImportedField {
  const found = importedFields.find((field) => field.name === name);
  if (!found) throw new Error(`An import writes no field "${name}" of a product.`);
  return found;
}

/** The name of the field that a path in the JSON of a product leads to; the path itself where it leads to none. */
export function fieldAt(path: string): string {
  const found = importedFields.find((field) => path === field.path || path.startsWith(`${field.path}.`));
  return found?.name ?? path;
}
