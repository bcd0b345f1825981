import { SearchInput } from 'react-admin';
import type { InputProps } from '../kindProps.ts';
import { useInputProps } from '../useInputProps.ts';

/** A list shows what begins with the typed text. */
export function TextFilter(props: InputProps) {
  const { source, label } = useInputProps(props);
  return <SearchInput source={source} placeholder={label} aria-label={label} sx={{ minWidth: 220 }} />;
}
