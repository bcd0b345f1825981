import { useState } from 'react';
import { confirmSignUp, sendSignUpCodeAgain } from '../../../providers/auth/signUp.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { BackToLogin } from '../form/BackToLogin.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { OutboxNote } from '../form/OutboxNote.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';

interface Needs {
  username: string;
  /** Settles with the sign-in that waits for the confirmation, where one does. */
  signingIn?: Promise<void>;
  onConfirmed: () => void;
}

/** A new account is confirmed by the code of the mail; its link does the same wherever it is opened. */
export function ConfirmSignUp({ username, signingIn, onConfirmed }: Needs) {
  const { text } = useAccount();
  const [isSentAgain, setSentAgain] = useState(false);

  async function confirm({ code = '' }: Record<string, string>) {
    const confirmed = confirmSignUp(username, code);
    // Once it is confirmed the library may hold its answer back until it has signed in.
    await Promise.race([confirmed, ...(signingIn ? [signingIn] : [])]);
    if (signingIn) await signingIn;
    else onConfirmed();
  }

  return (
    <AccountFrame title={text('identity.confirm.title')} lead={text('identity.confirm.lead')}>
      <AccountForm
        submit={text('identity.confirm.submit')}
        pending={text(signingIn ? 'login.pending' : 'identity.confirm.submit')}
        onSubmit={confirm}
      >
        <CodeField />
      </AccountForm>
      {signingIn && <p className="account-hint">{text('login.orLink')}</p>}
      <OutboxNote />
      <p role="status">{isSentAgain && text('identity.notices.resent')}</p>
      <AccountForm
        submit={text('identity.confirm.resend')}
        isQuiet
        onSubmit={async () => {
          await sendSignUpCodeAgain(username);
          setSentAgain(true);
        }}
      />
      <BackToLogin />
    </AccountFrame>
  );
}
