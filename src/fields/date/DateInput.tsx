import { DateInput as RaDateInput } from 'react-admin';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';

/** A day. */
export function DateInput(props: InputProps) {
  return <RaDateInput {...useInputProps(props)} />;
}
