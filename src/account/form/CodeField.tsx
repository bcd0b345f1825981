import { useAccount } from '../AccountContext.ts';
import { Field } from './Field.tsx';

/** Six digits that were sent, or that an app shows. */
export function CodeField() {
  const { text } = useAccount();
  return (
    <Field
      name="code"
      label={text('identity.fields.code')}
      hint={text('identity.fields.codeHint')}
      className="account-digits"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      spellCheck={false}
      autoFocus
    />
  );
}
