import { useId, type InputHTMLAttributes } from 'react';

interface Needs extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string;
}

/** A labelled field with its hint. */
export function Field({ label, hint, ...input }: Needs) {
  const id = useId();
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} required aria-describedby={hint && `${id}-hint`} {...input} />
      {hint && (
        <p id={`${id}-hint`} className="account-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
