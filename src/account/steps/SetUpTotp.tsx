import { platformGroups } from '../../../resources/platform/platformGroups.ts';
import { answerStep } from '../../../providers/auth/signIn.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { BackToLogin } from '../form/BackToLogin.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { TotpSecret } from '../form/TotpSecret.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import type { StepProps } from './StepProps.ts';

/** An account that requires a second factor and has none yet sets up an authenticator app. */
export function SetUpTotp({ step, username, onStep }: StepProps<'setUpTotp'> & { username: string }) {
  const { platform, text } = useAccount();
  return (
    <AccountFrame title={text('identity.setup.title')} lead={text('identity.setup.lead')}>
      <TotpSecret secret={step.secret} uri={step.uriFor(platformGroups[platform.group].title, username)} />
      <AccountForm
        submit={text('identity.setup.submit')}
        pending={text('login.pending')}
        onSubmit={async ({ code = '' }) => onStep(await answerStep(code))}
      >
        <CodeField />
      </AccountForm>
      <BackToLogin />
    </AccountFrame>
  );
}
