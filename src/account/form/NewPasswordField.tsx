import { useAccount } from '../AccountContext.ts';
import { PasswordField } from './PasswordField.tsx';

/** A password to be, with what it must be like. */
export function NewPasswordField({ autoFocus = false }) {
  const { text } = useAccount();
  return (
    <PasswordField
      label={text('identity.fields.newPassword')}
      hint={text('identity.fields.passwordHint')}
      isNew
      autoFocus={autoFocus}
    />
  );
}
