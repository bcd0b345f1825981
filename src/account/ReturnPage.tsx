import { useEffect, useState } from 'react';
import { authErrorText, toAuthError } from '../../providers/auth/authErrors.ts';
import { finishHostedSignIn } from '../../providers/auth/hostedSignIn.ts';
import type { AccountTextKey } from '../../providers/i18n/AccountText.ts';
import { useAccount } from './AccountContext.ts';
import { enterWithSession } from './enterWithSession.ts';
import { BackToLogin } from './form/BackToLogin.tsx';
import { AccountFrame } from './frame/AccountFrame.tsx';
import { leaveTo } from './leaveTo.ts';

let finished: Promise<void> | undefined;

/** Where the hosted pages lead back to: the sign-in is finished, or it is said why not. */
export function ReturnPage() {
  const { platform, language, wanted, text } = useAccount();
  const [failure, setFailure] = useState<AccountTextKey>();

  useEffect(() => {
    finished ??= finishHostedSignIn().catch(async (error: unknown) => {
      // A page loaded once more has nothing to finish any more.
      if (!(await enterWithSession())) throw error;
    });
    finished.then(
      () => leaveTo(wanted, language, platform),
      (error: unknown) => setFailure(authErrorText(toAuthError(error).key)),
    );
  }, [wanted, language, platform]);

  return (
    <AccountFrame title={text('login.title')}>
      {failure ? (
        <>
          <p role="alert" className="account-failure">
            {text(failure)}
          </p>
          <BackToLogin />
        </>
      ) : (
        <p role="status">{text('login.pending')}</p>
      )}
    </AccountFrame>
  );
}
