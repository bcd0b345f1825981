import type { CodeField } from '../../../resources/kinds/field.ts';
import { useText } from '../../directory/useText.ts';
import { CodesInput } from './CodesInput.tsx';
import type { InputProps } from '../kindProps.ts';
import { NamedCodeInput } from './NamedCodeInput.tsx';
import { TypedText } from '../text/TypedText.tsx';
import { useInputProps } from '../useInputProps.ts';

/** Codes, typed one after the other. */
export function CodeInput(props: InputProps<CodeField>) {
  const common = useInputProps(props);
  const text = useText();
  const { many, names } = props.place.field;
  if (names) return <NamedCodeInput {...common} names={names} />;
  return many ? (
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
