import { useAccount } from '../AccountContext.ts';
import { loginPath } from '../loginPath.ts';

/** The way back to the beginning of the sign-in, for whoever has come to the wrong question. */
export function BackToLogin() {
  const account = useAccount();
  return (
    <p className="account-more">
      <a href={loginPath(account)}>{account.text('identity.page.toSignIn')}</a>
    </p>
  );
}
