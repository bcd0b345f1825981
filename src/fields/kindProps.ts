import type { ComponentType } from 'react';
import type { Entity } from '../../resources/entity.ts';
import type { Field } from '../../resources/kinds/field.ts';
import type { Leaf, LeafChange } from '../directory/Leaf.ts';
import type { Place } from '../directory/Place.ts';

type AnyRecord = Readonly<Record<string, unknown>>;

/** A value that may be absent, and the record it belongs to. */
export interface ValueProps {
  place: Place;
  value: unknown;
  record?: AnyRecord | undefined;
}

/** What a column of a kind is given. */
export interface ColumnProps<F extends Field = Field> {
  place: Place<F>;
  /** The value, never null or undefined. */
  value: unknown;
  record: AnyRecord | undefined;
  /** Shows the value of another field, for kinds that consist of others. */
  Show: ComponentType<ValueProps>;
}

/** What an input of a kind is given. */
export interface InputProps<F extends Field = Field> {
  place: Place<F>;
  /** Where the value stands in the form. */
  source: string;
}

/** What stands for any field in a form. */
export interface FieldProps extends InputProps {
  /** Shown, as it was given once and for all. */
  isFixed?: boolean;
}

/** Inputs of kinds that consist of others are also given what enters those. */
export interface FieldInputProps<F extends Field = Field> extends InputProps<F> {
  Enter: ComponentType<InputProps>;
}

/** What shows a change of a kind is given: of a leaf, so of one language, one attribute, one element or the order of a list. */
export interface ChangeProps<F extends Field = Field> extends LeafChange {
  leaf: Leaf & { place: Place<F> };
  /** The record to which the values belong. */
  record: AnyRecord | undefined;
  /** Is `after` one of two versions between which somebody chooses? Where it is short, it stands for itself. */
  isVersion: boolean;
  /** Shows the changes of other leaves, for kinds that consist of others. */
  Show: ComponentType<LeafChangesProps>;
}

/** What shows the changes of any leaves of an entity is given. */
export interface LeafChangesProps {
  entity: Entity;
  changes: readonly LeafChange[];
  /** The record to which the values belong, as a whole: what is referred to is found by it. */
  record?: AnyRecord | undefined;
}
