import type { InputHTMLAttributes } from 'react';
import { LabelledField } from './LabelledField.tsx';

interface Needs extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string;
}

/** A labelled field of one line. */
export function Field({ name, label, hint, ...given }: Needs) {
  return (
    <LabelledField name={name} label={label} hint={hint}>
      {(input) => <input {...input} {...given} />}
    </LabelledField>
  );
}
