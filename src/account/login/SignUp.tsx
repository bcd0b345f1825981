import { useState } from 'react';
import { signInOnceConfirmed } from '../../../providers/auth/signUp.ts';
import type { SignInStep } from '../../../providers/auth/signInStep.ts';
import { ConfirmSignUp } from '../steps/ConfirmSignUp.tsx';
import { SignUpForm } from './SignUpForm.tsx';

interface Needs {
  onStep: (step: SignInStep, username: string) => void;
  /** The account is there, but its sign-in has to be begun anew. */
  onFailure: (error: unknown) => void;
}

/** Signing up: as soon as the account is confirmed, here or elsewhere, its owner is signed in. */
export function SignUp({ onStep, onFailure }: Needs) {
  const [waiting, setWaiting] = useState<{ username: string; signingIn: Promise<void> }>();
  if (waiting) return <ConfirmSignUp {...waiting} onConfirmed={() => undefined} />;
  return (
    <SignUpForm
      onSignedUp={(username) => {
        const signingIn = signInOnceConfirmed().then((step) => onStep(step, username), onFailure);
        setWaiting({ username, signingIn });
      }}
    />
  );
}
