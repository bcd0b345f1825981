import { useAccount } from '../AccountContext.ts';
import { CodeStep } from './CodeStep.tsx';
import type { StepProps } from './StepProps.ts';

/** Asks for the code that the authenticator app shows. */
export function TotpCode({ onStep }: StepProps<'totpCode'>) {
  const { text } = useAccount();
  return (
    <CodeStep
      title={text('identity.totp.title')}
      lead={text('identity.totp.lead')}
      isSent={false}
      onStep={onStep}
    />
  );
}
