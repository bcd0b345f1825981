import { TextInput } from 'react-admin';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';

/** An address. */
export function LinkInput(props: InputProps) {
  return <TextInput {...useInputProps(props)} type="url" />;
}
