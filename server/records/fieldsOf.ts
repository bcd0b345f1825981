import type { Field } from '../../resources/kinds/field.ts';
import { fieldSchema } from '../../resources/kinds/validation.ts';
import type { DatasetKey } from '../../resources/platform/platforms.ts';
import type { RowOf } from '../../resources/rowOf.ts';
import { unshaped } from '../../resources/schemaOf.ts';
import {
  day,
  double,
  integer,
  json,
  nullable,
  text,
  texts,
  yesNo,
  type Column,
} from '../base/database/column.ts';
import { fieldNamed } from './fieldNamed.ts';
import { columnType, isNotNull } from './schema/columns.ts';

/** Whose rows, in an answer. */
export const dataset = text<DatasetKey>();

/** These fields of an entity as columns of an answer, with the types that the declaration gives them. */
export function fieldsOf<
  const E extends { fields: Record<string, Field> },
  const Name extends keyof E['fields'] & string,
>(entity: E, ...names: readonly Name[]): { [Own in Name]: Column<RowOf<E>[Own]> } {
  const columns = names.map((name) => [name, columnOf(fieldNamed(entity, name))]);
  // A declaration that is read at run time has no types to give; `RowOf` says the same of it to the compiler.
  return Object.fromEntries(columns) as { [Own in Name]: Column<RowOf<E>[Own]> };
}

const byType: Record<string, Column> = {
  text: text(),
  'text[]': texts(),
  bigint: integer,
  'double precision': double,
  boolean: yesNo,
  date: day,
};

/** The schema of a JSON column takes a hundred times as long to make as a statement: each is made once. */
const known = new WeakMap<Field, Column>();

/** The column of an answer that holds a stored field. */
export function columnOf(field: Field): Column {
  const before = known.get(field);
  if (before) return before;
  const made = madeFor(field);
  known.set(field, made);
  return made;
}

function madeFor(field: Field): Column {
  const type = columnType(field);
  if (!type) throw new Error(`A field of the kind ${field.kind} is stored nowhere: it has no column.`);
  const column = byType[type] ?? json(fieldSchema(unshaped(field)));
  return isNotNull(field) ? column : nullable(column);
}
