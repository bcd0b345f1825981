import { inputs } from './inputs.ts';
import type { FieldProps } from './kindProps.ts';
import { ReadOnly } from './ReadOnly.tsx';

/** The input of a field, whatever its kind. */
export function FieldInput({ isFixed = false, ...props }: FieldProps) {
  if (props.place.field.readOnly || isFixed) return <ReadOnly {...props} />;
  const Input = inputs[props.place.field.kind];
  return <Input {...props} Enter={FieldInput} />;
}
