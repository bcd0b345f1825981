import { useInput, ValidationError } from 'ra-core';
import type { ReactNode } from 'react';
import { TextBox, type TextAttributes } from './TextBox.tsx';

interface Needs extends TextAttributes {
  /** Where the text stands in the form. */
  source: string;
  label: string;
  isRequired?: boolean;
  isLong?: boolean;
  isMissing?: boolean;
  behind?: ReactNode;
}

/** A text of the form around. */
export function TypedText({ source, ...needs }: Needs) {
  const { id, field, fieldState } = useInput({ source, type: 'text' });
  const fault = fieldState.error?.message;
  return <TextBox id={id} {...needs} {...field} fault={fault && <ValidationError error={fault} />} />;
}
