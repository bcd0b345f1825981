import { FieldTitle, useInput, ValidationError } from 'ra-core';
import { useMemo } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import type { ReferenceField } from '../../../resources/kinds/field.ts';
import type { Row } from '../../../resources/shape.ts';
import { useParents } from '../../directory/ParentsContext.ts';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';
import { stringsOf } from '../stringsOf.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import { sharedFields } from './sharedKey.ts';

/** Another record, or several, found by name. */
export function ReferenceInput(props: InputProps<ReferenceField>) {
  const { field } = props.place;
  const { source, label, isRequired } = useInputProps(props);
  const input = useInput({ source, format: (value: unknown) => value ?? null });
  const within = useShared(sharedFields(field));
  const held: unknown = input.field.value;
  const value = useMemo(() => stringsOf(held).filter(Boolean), [held]);
  const { error } = input.fieldState;
  return (
    <ReferencePicker
      field={field}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      value={value}
      onChange={(sids) => input.field.onChange(field.many ? sids : (sids[0] ?? null))}
      onBlur={input.field.onBlur}
      within={within}
      fault={error?.message && <ValidationError error={error.message} />}
    />
  );
}

/** What the form, or the address of the screen, says about the fields that both records share. */
function useShared(names: readonly string[]): Row {
  const parents = useParents();
  const { control } = useFormContext();
  const entered = useWatch<FieldValues, readonly string[]>({ control, name: names });
  return Object.fromEntries(names.map((name, index) => [name, entered[index] ?? parents[name]]));
}
