import { TextArrayInput, type TextArrayInputProps } from 'react-admin';
import { useAutocompleteWords } from '../../directory/useAutocompleteWords.ts';

/** Several codes, typed one after the other. The library hands on to the page what it is told of being required. */
export function CodesInput({ isRequired, label, ...props }: TextArrayInputProps) {
  const words = useAutocompleteWords();
  return <TextArrayInput {...words} {...props} label={isRequired ? `${String(label)} *` : label} />;
}
