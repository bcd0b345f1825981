import { createContext, use, useId, type InputHTMLAttributes, type ReactNode } from 'react';

/** What is wrong with which field of a form; `attempt` counts, so that the same words are heard again. */
interface Fault {
  field: string;
  words: string;
  attempt: number;
}

export const FaultContext = createContext<Fault | undefined>(undefined);

interface Needs {
  name: string;
  label: string;
  hint?: string | undefined;
  children: (input: InputHTMLAttributes<HTMLInputElement>) => ReactNode;
}

/** A field with its label, its hint, and what is wrong with it, all tied to each other. */
export function LabelledField({ name, label, hint, children }: Needs) {
  const id = useId();
  const given = use(FaultContext);
  const fault = given?.field === name ? given : undefined;
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        required: true,
        ...(described && { 'aria-describedby': described }),
        ...(fault && { 'aria-invalid': true }),
      })}
      {fault && (
        <p key={fault.attempt} id={`${id}-fault`} role="alert" className="account-fault">
          {fault.words}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="account-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
