import { answerStep } from '../../../providers/auth/signIn.ts';
import { AuthError } from '../../../providers/auth/authErrors.ts';
import type { SignInStep } from '../../../providers/auth/signInStep.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { BackToLogin } from '../form/BackToLogin.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { OutboxNote } from '../form/OutboxNote.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';

interface Needs {
  title: string;
  lead: string;
  isSent: boolean;
  onStep: (step: SignInStep) => void;
}

/** The code that was sent, or that an app shows. */
export function CodeStep({ title, lead, isSent, onStep }: Needs) {
  const { text } = useAccount();
  const answer = ({ code = '' }: Record<string, string>) => answerStep(code).then(onStep, explain);
  return (
    <AccountFrame title={title} lead={lead}>
      <AccountForm submit={text('identity.totp.submit')} pending={text('login.pending')} onSubmit={answer}>
        <CodeField />
      </AccountForm>
      {isSent && <OutboxNote />}
      <BackToLogin />
    </AccountFrame>
  );
}

/** A pool refuses the wrong answer to its own challenge in the words of a wrong password. */
function explain(error: unknown): never {
  const isRefused = error instanceof AuthError && error.key === 'wrongCredentials';
  throw isRefused ? new AuthError('wrongCode', error.code) : error;
}
