import type { SignInStep } from '../../../providers/auth/signInStep.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { ConfirmSignUp } from './ConfirmSignUp.tsx';
import { CustomChallenge } from './CustomChallenge.tsx';
import { EmailCode } from './EmailCode.tsx';
import { NewPassword } from './NewPassword.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { SelectMfa } from './SelectMfa.tsx';
import { SetUpTotp } from './SetUpTotp.tsx';
import { SmsCode } from './SmsCode.tsx';
import { TotpCode } from './TotpCode.tsx';

interface Needs {
  step: SignInStep;
  username: string;
  onStep: (step: SignInStep) => void;
  onConfirmed: () => void;
}

/** The screen of the question that a sign-in has come to. */
export function Step({ step, username, onStep, onConfirmed }: Needs) {
  const { text } = useAccount();
  switch (step.name) {
    case 'customChallenge':
      return <CustomChallenge {...{ step, onStep }} />;
    case 'smsCode':
      return <SmsCode {...{ step, onStep }} />;
    case 'emailCode':
      return <EmailCode {...{ step, onStep }} />;
    case 'totpCode':
      return <TotpCode {...{ step, onStep }} />;
    case 'newPassword':
      return <NewPassword {...{ step, onStep }} />;
    case 'selectMfa':
      return <SelectMfa {...{ step, onStep }} />;
    case 'setUpTotp':
      return <SetUpTotp {...{ step, username, onStep }} />;
    case 'resetPassword':
      return <ResetPassword {...{ username, onStep }} isRequired />;
    case 'confirmSignUp':
      return <ConfirmSignUp {...{ username, onConfirmed }} />;
    case 'unknown':
      return <AccountFrame title={text('login.title')} lead={text('login.step', { step: step.step })} />;
    case 'done':
      return null;
  }
}
