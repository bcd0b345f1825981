import { TextInput } from 'react-admin';
import { shownGtin } from '../../../resources/finding/shownGtin.ts';
import type { GtinField } from '../../../resources/kinds/field.ts';
import { gtin14 } from '../../../resources/kinds/gtin.ts';
import { useText } from '../../directory/useText.ts';
import { CodesInput } from '../code/CodesInput.tsx';
import type { InputProps } from '../kindProps.ts';
import { stringsOf } from '../stringsOf.ts';
import { useInputProps } from '../useInputProps.ts';

/** GTINs, typed one after the other and shown as they stand on the package (behaviour B75). */
export function GtinInput(props: InputProps<GtinField>) {
  const common = useInputProps(props);
  const text = useText();
  return props.place.field.many ? (
    <CodesInput
      {...common}
      helperText={text('form.typeAndEnter')}
      format={(stored: unknown) => stringsOf(stored).map(shownGtin)}
      parse={(typed: unknown) => stringsOf(typed).map(filledUp)}
    />
  ) : (
    <TextInput {...common} slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }} />
  );
}

/** As it is stored, so that what nobody changed stays the same; what is no GTIN stays as it was typed. */
function filledUp(typed: string): string {
  return gtin14(typed) ?? typed;
}
