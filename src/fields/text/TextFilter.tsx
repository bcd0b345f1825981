import { TextInput } from 'react-admin';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';

/** A list shows what begins with the typed text, or has it in one of its languages. */
export function TextFilter(props: InputProps) {
  const { source, label } = useInputProps(props);
  return <TextInput source={source} label={label} resettable sx={{ minWidth: 220 }} />;
}
