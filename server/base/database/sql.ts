/** A name of the database, such as a table or a column of an alias: `t.orga_sid`. */
export class Identifier {
  readonly quoted: string;

  constructor(path: string) {
    this.quoted = path
      .split('.')
      .map((part) => `"${part.replaceAll('"', '""')}"`)
      .join('.');
  }
}

/** A value to be passed as JSON. */
export class Json {
  readonly text: string;

  constructor(value: unknown) {
    this.text = JSON.stringify(value);
  }
}

/** What may stand in a statement: a parameter, or a part of it. */
export type SqlValue =
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly (string | number | boolean | null)[]
  | Json
  | Identifier
  | Sql;

/** What a parameter is passed to the driver as. */
export type Parameter = Exclude<SqlValue, Sql | Identifier | Json>;

/** A statement as the server gets it. */
export interface Compiled {
  readonly text: string;
  readonly parameters: readonly Parameter[];
}

/** Is there a part among these that keeps a statement to what a scope opens? A choice does only if all of it does. */
type IsScoped<Values extends readonly unknown[]> = true extends {
  [Index in keyof Values]: Values[Index] extends Sql<true> ? true : false;
}[number]
  ? true
  : false;

/**
 * A statement or a part of one. `Sql<true>` names its scope somewhere (see `records/access/where.ts`): only such a one
 * runs on the handles that requests get.
 */
export class Sql<Scoped extends boolean = boolean> {
  readonly strings: readonly string[];
  readonly values: readonly SqlValue[];
  readonly isScoped: Scoped;
  /** What `compile` made of it: a page asks for its text several times. */
  compiled: Compiled | undefined;

  constructor(strings: readonly string[], values: readonly SqlValue[], isScoped: Scoped) {
    this.strings = strings;
    this.values = values;
    this.isScoped = isScoped;
  }
}

/** A statement, or a part of one, with its parameters; parts are put in where they stand. */
export function sql<const Values extends readonly SqlValue[]>(
  strings: TemplateStringsArray,
  ...values: Values
): Sql<IsScoped<Values>> {
  const isScoped = values.some((value) => value instanceof Sql && value.isScoped);
  // The same said twice: of the types of the values, and of the values. The compiler knows the first alone.
  return new Sql(strings, values, isScoped as IsScoped<Values>);
}

/** A part that keeps a statement to what a scope opens; for `records/access` alone. */
export function scoping(part: Sql): Sql<true> {
  return new Sql(part.strings, part.values, true);
}

/** Text of the program that becomes part of a statement as it stands: a type, a default. Never input. */
export function verbatim(text: string): Sql<false> {
  return new Sql([text], [], false);
}

const identifiers = new Map<string, Identifier>();
const mostIdentifiers = 5000;

export function identifier(path: string): Identifier {
  const known = identifiers.get(path);
  if (known) return known;
  const made = new Identifier(path);
  if (identifiers.size < mostIdentifiers) identifiers.set(path, made);
  return made;
}

export function json(value: unknown): Json {
  return new Json(value);
}

/** No text at all. */
export const nothing = verbatim('');

/** Parts with commas, or something else, between them. */
export function join<Scoped extends boolean>(
  parts: readonly (Sql<Scoped> | Identifier)[],
  between = ', ',
): Sql<Scoped> {
  const isScoped = parts.some((part) => part instanceof Sql && part.isScoped);
  // The types of the parts say the same; the compiler does not follow it through `some`.
  return new Sql(textsBetween(parts.length, between), parts, isScoped as Scoped);
}

const mostRemembered = 40;
const remembered = new Map<string, readonly string[]>();

/** The texts around so many parts. Of few parts they are the same each time: what is known of texts is known of these. */
function textsBetween(count: number, between: string): readonly string[] {
  const key = `${count} ${between}`;
  const known = remembered.get(key);
  if (known) return known;
  const texts = count === 0 ? [''] : ['', ...Array.from({ length: count - 1 }, () => between), ''];
  if (count <= mostRemembered) remembered.set(key, texts);
  return texts;
}

/** All of these conditions; true where there are none. */
export function every<Scoped extends boolean>(conditions: readonly Sql<Scoped>[]): Sql<Scoped | false> {
  return conditions.length === 0 ? verbatim('true') : join(conditions, ' and ');
}

/** Any of these conditions; false where there are none. */
export function any(conditions: readonly Sql[]): Sql<false> {
  const { strings, values } = join(conditions, ' or ');
  return conditions.length === 0
    ? verbatim('false')
    : new Sql(['(', ')'], [new Sql(strings, values, false)], false);
}
