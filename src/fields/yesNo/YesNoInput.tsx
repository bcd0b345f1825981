import { BooleanInput } from 'react-admin';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';

/** Yes or no. */
export function YesNoInput(props: InputProps) {
  const { source, label, helperText } = useInputProps(props);
  return <BooleanInput {...{ source, label, helperText }} />;
}
