import type { z } from 'zod';

/** What a column of an answer holds: the types that the server may give it (`pg_type.oid`), and whether it may be null. */
export interface Column<T = unknown> {
  readonly oids: readonly number[];
  readonly isNullable: boolean;
  /** What the value of a JSON column has to be. */
  readonly schema?: z.ZodType | undefined;
  /** No value: only the compiler asks. */
  readonly of?: T;
}

/** The columns of an answer by their names. */
export type Shape = Readonly<Record<string, Column>>;

/** A row of an answer of that shape. */
export type Row<S extends Shape> = {
  -readonly [Name in keyof S]: S[Name] extends Column<infer T> ? T : never;
};

const oid = {
  boolean: 16,
  bytea: 17,
  bigint: 20,
  smallint: 21,
  integer: 23,
  text: 25,
  json: 114,
  real: 700,
  double: 701,
  unknown: 705,
  texts: 1009,
  integers: 1007,
  bigints: 1016,
  varchar: 1043,
  date: 1082,
  timestamptz: 1184,
  uuid: 2950,
  jsonb: 3802,
  name: 19,
} as const;

const column = <T>(...oids: number[]): Column<T> => ({ oids, isNullable: false });

/** A text; with the words that it may be, no other. */
export const text = <T extends string = string>(): Column<T> =>
  column(oid.text, oid.varchar, oid.name, oid.uuid);
/** A whole number. */
export const integer = column<number>(oid.bigint, oid.integer, oid.smallint);
export const double = column<number>(oid.double, oid.real);
export const yesNo = column<boolean>(oid.boolean);
/** A moment. */
export const time = column<Date>(oid.timestamptz);
/** A day, as `2026-03-29`. */
export const day = column<string>(oid.date, oid.text);
export const bytes = column<Buffer>(oid.bytea);
export const texts = <T extends string = string>(): Column<T[]> => column(oid.texts);
export const integers = column<number[]>(oid.bigints, oid.integers);

/** JSON of this schema, by which the tests judge what is read. */
export function json<S extends z.ZodType>(schema: S): Column<z.output<S>> {
  return { ...column(oid.jsonb, oid.json), schema };
}

/** The same, or null. */
export function nullable<T>(of: Column<T>): Column<T | null> {
  return { oids: of.oids, isNullable: true, schema: of.schema };
}
