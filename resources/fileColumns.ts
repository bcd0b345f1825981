import { product } from './entities/product.ts';
import type { Field } from './kinds/field.ts';
import { languages, type Language } from './language/languages.ts';

/** Formats whose columns can be chosen; the others say a product as a whole, as whoever made them wants it. */
export const formatsOfColumns = ['xlsx', 'csv'] as const;

/** The column of the documents of a product, which are records of their own. */
export const documentsColumn = 'documents';

const attributePrefix = 'attributes.';

/** What stands in a column of a file of products, by its name: a field, its text in one language, or an attribute. */
export interface FileColumn {
  /** A field of a product, or the documents. */
  field: string;
  language?: Language;
  /** Sid of the attribute. */
  attribute?: string;
}

/** The columns that every file may have, in their order: fields that files bring, pictures and documents last. */
export const fieldColumns: ReadonlyMap<string, FileColumn> = new Map([
  ...Object.entries<Field>(product.fields)
    .filter(([name, field]) => field.imported && name !== 'attributes' && field.kind !== 'image')
    .flatMap(([name, field]) =>
      field.kind === 'translated'
        ? languages.map((language) => [`${name}.${language}`, { field: name, language }] as const)
        : [[name, { field: name }] as const],
    ),
  ...['images', 'media', documentsColumn].map((name) => [name, { field: name }] as const),
]);

/** The name of the column of an attribute. */
export function columnOf(attribute: string): string {
  return attributePrefix + attribute;
}

/** What stands in the column of that name; undefined where no file has one. Of attributes it asks nobody. */
export function fileColumn(name: string): FileColumn | undefined {
  if (!name.startsWith(attributePrefix)) return fieldColumns.get(name);
  const attribute = name.slice(attributePrefix.length);
  return attribute === '' ? undefined : { field: 'attributes', attribute };
}

/** Is a file of these columns understood when it comes back? By the one or the other its products are recognised. */
export function saysWhichProduct(columns: readonly string[]): boolean {
  return columns.includes('sid') || columns.includes('articleNumber');
}

/** Have files of this format columns that can be chosen? */
export function hasColumns(format: string): boolean {
  return formatsOfColumns.some((one) => one === format);
}
