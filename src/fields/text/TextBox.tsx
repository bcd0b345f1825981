import type { ComponentProps, ReactNode } from 'react';
import { GrowingText } from './GrowingText.tsx';

/** What a line and a text of several lines are both told. */
export type TextAttributes = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'lang' | 'name' | 'spellCheck'
>;

export interface TextBoxProps extends TextAttributes {
  id: string;
  label: string;
  isRequired?: boolean;
  /** What is wrong with it. */
  fault?: ReactNode;
  /** Of several lines? */
  isLong?: boolean;
  /** Is it one that should be there and is not? */
  isMissing?: boolean;
  /** What stands in the box behind the text. */
  behind?: ReactNode;
  /** The name of its place for `focusPlace`, where its own name is none. */
  place?: string;
  disabled?: boolean | undefined;
  value: string;
  ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
  onChange: (event: { target: { value: string } }) => void;
  onBlur?: () => void;
}

/**
 * A text that is typed, under its label. Plain elements with the looks of the library's `TextField`, which consists of some
 * twenty components with styles of their own: a form has dozens of them.
 */
export function TextBox({
  id,
  label,
  isRequired = false,
  fault,
  isLong = false,
  isMissing = false,
  behind,
  place,
  ...typed
}: TextBoxProps) {
  const faultId = `${id}-fault`;
  const told = {
    ...typed,
    id,
    'aria-invalid': Boolean(fault),
    'aria-describedby': fault ? faultId : undefined,
  };
  return (
    <div
      className={`text-box${fault ? ' faulty' : ''}${isMissing ? ' missing' : ''}`}
      {...(place !== undefined && { 'data-place': place })}
    >
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true">{'\u2009*'}</span>}
      </label>
      <div className={`text-box-frame${isLong ? ' long' : ''}`}>
        {isLong ? <GrowingText {...told} /> : <input type="text" {...told} />}
        {behind}
      </div>
      {fault && (
        <p id={faultId} className="text-box-fault">
          {fault}
        </p>
      )}
    </div>
  );
}
