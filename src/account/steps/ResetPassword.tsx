import { useState } from 'react';
import { sendPasswordCode, setForgottenPassword } from '../../../providers/auth/forgottenPassword.ts';
import { signIn } from '../../../providers/auth/signIn.ts';
import type { SignInStep } from '../../../providers/auth/signInStep.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { BackToLogin } from '../form/BackToLogin.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { OutboxNote } from '../form/OutboxNote.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';

interface Needs {
  username?: string;
  /** Does the account demand it? Otherwise the password was forgotten. */
  isRequired?: boolean;
  onStep: (step: SignInStep, username: string) => void;
}

/** A new password by a code that is sent to the proven e-mail; whoever sets one is signed in with it. */
export function ResetPassword({ username: given = '', isRequired, onStep }: Needs) {
  const { text } = useAccount();
  const [username, setUsername] = useState<string>();

  async function send(entered: Record<string, string>) {
    const { username: name = '' } = entered;
    await sendPasswordCode(name);
    setUsername(name);
  }

  async function set({ code = '', password = '' }: Record<string, string>, name: string) {
    await setForgottenPassword(name, code, password);
    onStep(await signIn(name, password), name);
  }

  if (username === undefined)
    return (
      <AccountFrame
        title={text(isRequired ? 'identity.reset.title' : 'identity.forgotten.title')}
        lead={text(isRequired ? 'identity.notices.resetRequired' : 'identity.forgotten.lead')}
      >
        <AccountForm submit={text('identity.forgotten.submit')} onSubmit={send}>
          <UsernameField label={text('identity.fields.login')} defaultValue={given} />
        </AccountForm>
        <BackToLogin />
      </AccountFrame>
    );
  return (
    <AccountFrame key="code" title={text('identity.reset.title')} lead={text('identity.reset.lead')}>
      <AccountForm
        submit={text('identity.reset.submit')}
        pending={text('login.pending')}
        onSubmit={(entered) => set(entered, username)}
      >
        <CodeField />
        <NewPasswordField />
      </AccountForm>
      <OutboxNote />
      <p className="account-more">
        <button type="button" className="link" onClick={() => setUsername(undefined)}>
          {text('identity.reset.again')}
        </button>
      </p>
      <BackToLogin />
    </AccountFrame>
  );
}
