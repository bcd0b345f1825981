import { TextInput } from 'react-admin';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';

/** A code is found by the whole of it. */
export function CodeFilter(props: InputProps) {
  const { source, label } = useInputProps(props);
  return <TextInput source={source} label={label} resettable />;
}
