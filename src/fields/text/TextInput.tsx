import type { TextField, TextShape } from '../../../resources/kinds/field.ts';
import type { InputProps } from '../kindProps.ts';
import { PlaceInput } from './PlaceInput.tsx';
import { TypedText } from './TypedText.tsx';
import { useInputProps } from '../useInputProps.ts';

/** The keys that a phone offers; the text stays as typed, where `type` would rewrite an address. */
const keys = { email: 'email', webAddress: 'url' } as const satisfies Record<TextShape, string>;

/** A text of one line, or of several where it is long; of one that names a place in a product, that place. */
export function TextInput(props: InputProps<TextField>) {
  return props.place.field.namesAttribute ? <PlaceInput {...props} /> : <PlainTextInput {...props} />;
}

function PlainTextInput(props: InputProps<TextField>) {
  const { source, label, isRequired } = useInputProps(props);
  const { long = false, shape } = props.place.field;
  return (
    <TypedText {...{ source, label, isRequired }} isLong={long} {...(shape && { inputMode: keys[shape] })} />
  );
}
