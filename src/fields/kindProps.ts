import type { ComponentType } from 'react';
import type { Field } from '../../resources/kinds/field.ts';
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
