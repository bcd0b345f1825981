import { signIn } from '../../../providers/auth/signIn.ts';
import { startHostedSignIn } from '../../../providers/auth/hostedSignIn.ts';
import type { SignInStep } from '../../../providers/auth/signInStep.ts';
import { rememberWantedUrl } from '../../../providers/auth/wantedUrl.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { loginPath } from '../loginPath.ts';

interface Needs {
  failure: string | undefined;
  notice: string | undefined;
  onStep: (step: SignInStep, username: string) => void;
}

/** User name and password, and the ways for whoever has none at hand. */
export function LoginForm({ failure, notice, onStep }: Needs) {
  const account = useAccount();
  const { identity, isPrivate, language, wanted, text } = account;

  async function leaveForHostedPages() {
    if (wanted) rememberWantedUrl(wanted);
    await startHostedSignIn(language);
  }

  return (
    <AccountFrame title={text('login.title')} lead={text(isPrivate ? 'login.leadClosed' : 'login.lead')}>
      <p role="status" className="account-notice" hidden={!notice}>
        {notice}
      </p>
      <AccountForm
        submit={text('login.submit')}
        pending={text('login.pending')}
        failure={failure}
        mayRepeat
        onSubmit={async ({ username = '', password = '' }) =>
          onStep(await signIn(username, password), username)
        }
      >
        <UsernameField label={text('login.username')} />
        <PasswordField label={text('login.password')} />
      </AccountForm>
      <ul className="account-more">
        <li>
          <a href={loginPath(account, 'forgotten')}>{text('identity.signIn.forgotten')}</a>
        </li>
        {identity.signsInByCode && (
          <li>
            <a href={loginPath(account, 'code')}>{text('login.byCode')}</a>
          </li>
        )}
        <li>
          <a href={loginPath(account, 'sign-up')}>{text('identity.signIn.signUp')}</a>
        </li>
      </ul>
      {identity.hostedUi && (
        <AccountForm submit={text('login.hosted')} isQuiet onSubmit={leaveForHostedPages} />
      )}
    </AccountFrame>
  );
}
