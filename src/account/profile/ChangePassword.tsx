import { AuthError } from '../../../providers/auth/authErrors.ts';
import { changePassword } from '../../../providers/auth/ownAccount.ts';
import { useState } from 'react';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useSaved } from './useSaved.tsx';

/** Changes the password, given the present one; the name tells password managers whose it is. */
export function ChangePassword({ username }: { username: string }) {
  const { text } = useAccount();
  const [turn, setTurn] = useState(0);
  const { saved, say } = useSaved(text('profile.passwordChanged'));

  async function change({ current, password }: Record<string, string>) {
    if (!current || !password) throw new AuthError('emptyPassword');
    await changePassword(current, password);
    say();
    // Empty fields: what was typed is nobody's to read any more.
    setTurn(turn + 1);
  }

  return (
    <ProfileSection title={text('profile.password')}>
      <AccountForm key={turn} submit={text('profile.changePassword')} isQuiet onSubmit={change}>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField name="current" label={text('profile.currentPassword')} />
        <NewPasswordField />
      </AccountForm>
      {saved}
    </ProfileSection>
  );
}
