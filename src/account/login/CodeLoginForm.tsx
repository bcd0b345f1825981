import { signInByChallenge } from '../../../providers/auth/signIn.ts';
import type { SignInStep } from '../../../providers/auth/signInStep.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { BackToLogin } from '../form/BackToLogin.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';

/** The challenge of the pool takes the place of the password. */
export function CodeLoginForm({ onStep }: { onStep: (step: SignInStep, username: string) => void }) {
  const { text } = useAccount();
  return (
    <AccountFrame title={text('login.title')} lead={text('login.byCode')}>
      <AccountForm
        submit={text('identity.totp.submit')}
        mayRepeat
        onSubmit={async ({ username = '' }) => onStep(await signInByChallenge(username), username)}
      >
        <UsernameField label={text('login.username')} />
      </AccountForm>
      <BackToLogin />
    </AccountFrame>
  );
}
