import type { CodeField } from '../../../resources/kinds/field.ts';
import { useText } from '../../directory/useText.ts';
import { CodesInput } from './CodesInput.tsx';
import type { InputProps } from '../kindProps.ts';
import { TypedText } from '../text/TypedText.tsx';
import { useInputProps } from '../useInputProps.ts';

/** Codes, typed one after the other. */
export function CodeInput(props: InputProps<CodeField>) {
  const common = useInputProps(props);
  const text = useText();
  return props.place.field.many ? (
    <CodesInput {...common} helperText={text('form.typeAndEnter')} />
  ) : (
    <TypedText
      source={common.source}
      label={common.label}
      isRequired={common.isRequired}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
    />
  );
}
