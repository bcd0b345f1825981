import { TextInput as RaTextInput } from 'react-admin';
import type { TextField, TextShape } from '../../../resources/kinds/field.ts';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';

/** The keys that a phone offers; the text stays as typed, where `type` would rewrite an address. */
const keys = { email: 'email', webAddress: 'url' } as const satisfies Record<TextShape, string>;

/** A text of one line, or of several where it is long. */
export function TextInput(props: InputProps<TextField>) {
  const { long, shape } = props.place.field;
  return (
    <RaTextInput
      {...useInputProps(props)}
      {...(long && { multiline: true, minRows: 3, maxRows: 16 })}
      {...(shape && { slotProps: { htmlInput: { inputMode: keys[shape] } } })}
    />
  );
}
