import { TextArrayInput, type TextArrayInputProps } from 'react-admin';

/** Several codes, typed one after the other. The library hands on to the page what it is told of being required. */
export function CodesInput({ isRequired, label, ...props }: TextArrayInputProps) {
  return <TextArrayInput {...props} label={isRequired ? `${String(label)} *` : label} />;
}
