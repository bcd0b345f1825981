import { TextInput } from 'react-admin';
import type { GtinField } from '../../../resources/kinds/field.ts';
import { useText } from '../../directory/useText.ts';
import { CodesInput } from '../code/CodesInput.tsx';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';

/** GTINs, typed one after the other. */
export function GtinInput(props: InputProps<GtinField>) {
  const common = useInputProps(props);
  const text = useText();
  return props.place.field.many ? (
    <CodesInput {...common} helperText={text('form.typeAndEnter')} />
  ) : (
    <TextInput {...common} slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }} />
  );
}
