import { inputs } from './inputs.ts';
import type { InputProps } from './kindProps.ts';
import { ReadOnly } from './ReadOnly.tsx';

/** The input of a field, whatever its kind. */
export function FieldInput(props: InputProps) {
  if (props.place.field.readOnly) return <ReadOnly {...props} />;
  const Input = inputs[props.place.field.kind];
  return <Input {...props} Enter={FieldInput} />;
}
