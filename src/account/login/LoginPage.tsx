import { useEffect, useState } from 'react';
import { authErrorText, toAuthError } from '../../../providers/auth/authErrors.ts';
import { takeLoginNotice } from '../../../providers/auth/loginNotice.ts';
import { onLoginChange } from '../../../providers/auth/onLoginChange.ts';
import type { SignInStep } from '../../../providers/auth/signInStep.ts';
import type { AccountTextKey } from '../../../providers/i18n/AccountText.ts';
import { useAccount } from '../AccountContext.ts';
import { enterWithSession } from '../enterWithSession.ts';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { leaveTo } from '../leaveTo.ts';
import { ResetPassword } from '../steps/ResetPassword.tsx';
import { Step } from '../steps/Step.tsx';
import { CodeLoginForm } from './CodeLoginForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignUp } from './SignUp.tsx';

/** What stands above the form: something that went wrong, or that is good to know. */
interface Said {
  failure?: AccountTextKey;
  notice?: AccountTextKey;
}

/** Signing in, in as many steps as the pool asks for. Who is signed in already is led on. */
export function LoginPage() {
  const { platform, language, wanted, text } = useAccount();
  const [isChecking, setChecking] = useState(true);
  const [reached, setReached] = useState<{ step: SignInStep; username: string }>();
  const [view, setView] = useState(() => new URLSearchParams(location.search).get('view'));
  const [said, setSaid] = useState<Said>({});

  useEffect(() => {
    const leaveIfSignedIn = async () => {
      const isSignedIn = await enterWithSession();
      if (isSignedIn) await leaveTo(wanted, language, platform);
      return isSignedIn;
    };
    void leaveIfSignedIn().then((isLeaving) => {
      if (isLeaving) return;
      setSaid(sayAtFirst());
      setChecking(false);
    });
    return onLoginChange((change) => void (change === 'elsewhere' && leaveIfSignedIn()));
  }, [wanted, language, platform]);

  const onStep = (step: SignInStep, username: string) => {
    if (step.name === 'done') void leaveTo(wanted, language, platform);
    else setReached({ step, username });
  };
  const beginAnew = (next: Said) => {
    setSaid(next);
    setReached(undefined);
    setView(null);
  };

  if (isChecking)
    return (
      <AccountFrame title={text('login.title')}>
        <p role="status">{text('login.checking')}</p>
      </AccountFrame>
    );
  if (reached)
    return (
      <Step
        {...reached}
        onStep={(step) => onStep(step, reached.username)}
        onConfirmed={() => beginAnew({ notice: 'identity.notices.confirmed' })}
      />
    );
  switch (view) {
    case 'sign-up':
      return <SignUp onStep={onStep} onFailure={(error) => beginAnew({ failure: textOf(error) })} />;
    case 'forgotten':
      return <ResetPassword onStep={onStep} />;
    case 'code':
      return <CodeLoginForm onStep={onStep} />;
    default:
      return (
        <LoginForm
          failure={said.failure && text(said.failure)}
          notice={said.notice && text(said.notice)}
          onStep={onStep}
        />
      );
  }
}

function sayAtFirst(): Said {
  switch (takeLoginNotice()) {
    case 'sessionEnded':
      return { notice: 'ra.notification.logged_out' };
    case 'signOutTimeout':
      return { failure: authErrorText('signOutTimeout') };
    default:
      return {};
  }
}

function textOf(error: unknown): AccountTextKey {
  return authErrorText(toAuthError(error).key);
}
