import { signInByChallenge } from '../../../providers/auth/signIn.ts';
import type { SignInStep } from '../../../providers/auth/signInStep.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { loginPath } from '../loginPath.ts';

/** The challenge of the pool takes the place of the password. */
export function CodeLoginForm({ onStep }: { onStep: (step: SignInStep, username: string) => void }) {
  const account = useAccount();
  const { text } = account;
  return (
    <AccountFrame title={text('login.title')} lead={text('login.byCode')}>
      <AccountForm
        submit={text('identity.totp.submit')}
        mayRepeat
        onSubmit={async ({ username = '' }) => onStep(await signInByChallenge(username), username)}
      >
        <UsernameField label={text('login.username')} />
      </AccountForm>
      <p className="account-more">
        <a href={loginPath(account)}>{text('identity.page.toSignIn')}</a>
      </p>
    </AccountFrame>
  );
}
