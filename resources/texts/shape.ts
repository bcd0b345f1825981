import type { Entities, EntityName } from '../registry.ts';

/**
 * The texts of one entity. `name_one` and `name_other` may have variants per platform group
 * (`name_rhb_one`), fields too (`articleNumber_rhb`): i18next contexts. Labels of sections and
 * of the parts of an object are walked by a test.
 */
export type EntityTexts = {
  [E in EntityName]: {
    name_one: string;
    name_other: string;
    fields: Record<keyof Entities[E]['fields'] & string, string> & GroupVariants;
    sections?: Record<string, string>;
    parts?: Record<string, Record<string, string>>;
  } & CreateText<Entities[E]['calls'][number]> &
    ChoiceTexts<Entities[E]['fields']> &
    GroupVariants &
    ManyVariants;
};

/** What a list has things for, can be made there: the button that does, in the words and the gender of the language. */
type CreateText<Calls> = 'list' extends Calls ? { create: string } : unknown;

/** A label for every choice of every field that offers some; choices of the parts of objects are walked by a test. */
type ChoiceTexts<Fields> = keyof Offered<Fields> extends never
  ? { choices?: Record<string, Record<string, string>> }
  : { choices: Offered<Fields> & Record<string, Record<string, string>> };

type Offered<Fields> = {
  [F in keyof Fields as Fields[F] extends { kind: 'choice' } ? F : never]: Fields[F] extends {
    choices: readonly (infer Choice extends string)[];
  }
    ? Record<Choice, string> & GroupVariants
    : never;
};

type GroupVariants = {
  [variant in `${string}_${'rhb' | 'mgbahn' | 'zbs'}${'' | '_one' | '_many' | '_other'}`]?: string;
};
type ManyVariants = { [many in `${string}_many`]?: string };

/** The texts of another language: the same keys, and the plural form "many" where the language has it. */
export type SameTexts<T> = { [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> } & ManyVariants;
