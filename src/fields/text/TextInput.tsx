import { TextInput as RaTextInput } from 'react-admin';
import type { TextField } from '../../../resources/kinds/field.ts';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';

/** A text of one line, or of several where it is long. */
export function TextInput(props: InputProps<TextField>) {
  const { long } = props.place.field;
  return (
    <RaTextInput {...useInputProps(props)} {...(long && { multiline: true, minRows: 3, maxRows: 16 })} />
  );
}
