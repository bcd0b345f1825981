import { NullableBooleanInput } from 'react-admin';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';

/** Narrows a list to yes or to no. */
export function YesNoFilter(props: InputProps) {
  const { source, label } = useInputProps(props);
  return <NullableBooleanInput source={source} label={label} />;
}
