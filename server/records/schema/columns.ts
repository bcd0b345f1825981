import type { Field, FieldOf, Kind } from '../../../resources/kinds/field.ts';

const list = (many: boolean | undefined) => (many ? 'text[]' : 'text');

/** The database type of a field of each kind; undefined where nothing is stored. */
const typeByKind: { [K in Kind]: (field: FieldOf<K>) => string | undefined } = {
  text: () => 'text',
  translated: () => 'jsonb',
  number: ({ integer }) => (integer ? 'bigint' : 'double precision'),
  yesNo: () => 'boolean',
  choice: ({ many }) => list(many),
  code: ({ many }) => list(many),
  gtin: ({ many }) => list(many),
  reference: ({ many }) => list(many),
  image: ({ many }) => list(many),
  file: () => 'text',
  link: () => 'text',
  date: () => 'date',
  object: () => 'jsonb',
  values: () => 'jsonb',
  gaps: () => 'text[]',
  derived: () => undefined,
};

/** The type of the column that stores a field, undefined for a derived one. */
export function columnType<K extends Kind>(field: FieldOf<K>): string | undefined {
  return typeByKind[field.kind](field);
}

/** What a column holds when nothing was given; undefined means null. */
export function columnDefault(field: Field): string | undefined {
  const type = columnType(field);
  if (type === 'text[]') return `'{}'`;
  if (field.kind === 'values') return `'{}'`;
  if (field.kind === 'object' && field.many) return `'[]'`;
  if (field.kind === 'number' && field.readOnly && !field.share) return '0';
  if (field.kind === 'yesNo' && field.readOnly) return 'false';
  return undefined;
}

/** Is a field always there, as a required one or by its default? */
export function isNotNull(field: Field): boolean {
  return (field.required ?? false) || columnDefault(field) !== undefined;
}
