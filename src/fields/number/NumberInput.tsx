import { NumberInput as RaNumberInput } from 'react-admin';
import type { NumberField } from '../../../resources/kinds/field.ts';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';

/** A number. */
export function NumberInput(props: InputProps<NumberField>) {
  const { least, most, integer } = props.place.field;
  return (
    <RaNumberInput
      {...useInputProps(props)}
      {...(least !== undefined && { min: least })}
      {...(most !== undefined && { max: most })}
      step={integer ? 1 : 'any'}
    />
  );
}
