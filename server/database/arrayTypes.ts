/** How the elements of some types of arrays are written and read; without `read` they stay the text they come as. */
interface Elements {
  /** The numbers of these array types in `pg_type`; PostgreSQL never gives them to other types. */
  types: readonly number[];
  write(value: unknown): string;
  read?(text: string): unknown;
}

const elements: Record<string, Elements> = {
  /** name[], text[], varchar[], numeric[], uuid[] */
  texts: { types: [1003, 1009, 1015, 1231, 2951], write: String },
  /** int2[], int4[], int8[], float4[], float8[], oid[] */
  numbers: { types: [1005, 1007, 1016, 1021, 1022, 1028], write: String, read: Number },
  /** bool[] */
  answers: { types: [1000], write: String, read: (text) => text === 't' },
  /** timestamp[], date[], timestamptz[] */
  times: {
    types: [1115, 1182, 1185],
    write: (value) => (value instanceof Date ? value.toISOString() : String(value)),
    read: (text) => new Date(text),
  },
  /** json[], jsonb[] */
  objects: { types: [199, 3807], write: (value) => JSON.stringify(value), read: (text) => JSON.parse(text) },
};

/**
 * The types of arrays that queries give and take, for the driver. Left to itself it asks for them on each new connection,
 * in a promise that nobody holds: a database that goes away at that moment would end the process.
 */
export const arrayTypes = Object.fromEntries(
  Object.entries(elements).map(([name, { types, write, read }]) => [
    name,
    {
      to: types[0] ?? 0,
      from: [...types],
      serialize: (value: unknown) => (Array.isArray(value) ? arrayLiteral(value, write) : value),
      parse: (literal: string) =>
        elementsOf(literal).map((text) => (text === null || !read ? text : read(text))),
    },
  ]),
);

/** One dimension, in the form of the PostgreSQL documentation, 8.15.2. */
export function arrayLiteral(values: readonly unknown[], write: (value: unknown) => string = String): string {
  const quoted = (value: unknown) => `"${write(value).replace(/["\\]/g, '\\$&')}"`;
  return `{${values.map((value) => (value === null || value === undefined ? 'null' : quoted(value))).join(',')}}`;
}

function elementsOf(literal: string): (string | null)[] {
  const found = literal.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|[^,]+/gs);
  return [...found].map(([whole, quoted]) => {
    if (quoted !== undefined) return quoted.replace(/\\(.)/gs, '$1');
    return whole === 'NULL' ? null : whole;
  });
}
