import { Field } from './Field.tsx';

/** Who one is: the name of the account, or its e-mail. */
export function UsernameField(given: { label: string; hint?: string; defaultValue?: string }) {
  return (
    <Field
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      autoFocus
      {...given}
    />
  );
}
