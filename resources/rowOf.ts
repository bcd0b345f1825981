import type { Field } from './kinds/field.ts';
import type { Translated } from './language/languages.ts';
import type { Entities } from './registry.ts';

type Many<F, One> = F extends { many: true } ? One[] : One;

/** What a field holds where it holds something. */
type Value<F> = F extends { kind: 'text' | 'link' | 'date' | 'file' }
  ? string
  : F extends { kind: 'code' | 'gtin' | 'reference' | 'image' }
    ? Many<F, string>
    : F extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? Many<F, Choice>
      : F extends { kind: 'translated' }
        ? Translated
        : F extends { kind: 'number' }
          ? number
          : F extends { kind: 'yesNo' }
            ? boolean
            : F extends { kind: 'object'; fields: infer Parts }
              ? Many<F, PartOf<Parts>>
              : F extends { kind: 'values' }
                ? Record<string, string | number | boolean>
                : F extends { kind: 'gaps' }
                  ? string[]
                  : unknown;

/** One object of an `object` field; what is not required may be absent or null. */
type PartOf<Parts> = {
  -readonly [Name in keyof Parts as Parts[Name] extends { required: true } ? Name : never]: Value<
    Parts[Name]
  >;
} & {
  -readonly [Name in keyof Parts as Parts[Name] extends { required: true } ? never : Name]?: Value<
    Parts[Name]
  > | null;
};

/** Is a field always there, as a required one or by its default? The database keeps it so (`records/schema/columns.ts`). */
type IsThere<F> = F extends
  | { required: true }
  | { many: true }
  | { kind: 'values' | 'gaps' }
  | { kind: 'number'; readOnly: true; share?: false }
  ? true
  : false;

type Stored<F> = IsThere<F> extends true ? Value<F> : Value<F> | null;

/** What is read through a reference: null where that leads nowhere. */
type Derived<Fields, From> = From extends `${infer Through}.${infer Target}`
  ? Through extends keyof Fields
    ? Fields[Through] extends { to: infer To extends keyof Entities }
      ? Target extends keyof Entities[To]['fields']
        ? Value<Entities[To]['fields'][Target]> | null
        : never
      : never
    : never
  : never;

type Held<Fields, F> = F extends { kind: 'derived'; from: infer From } ? Derived<Fields, From> : Stored<F>;

interface Declaration {
  fields: Record<string, Field>;
}

/** The fields of a record as they are stored and read, by their names: `RowOf<typeof product>`. */
export type RowOf<E extends Declaration> = {
  -readonly [Name in keyof E['fields']]: Held<E['fields'], E['fields'][Name]>;
};
