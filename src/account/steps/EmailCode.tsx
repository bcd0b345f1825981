import { useAccount } from '../AccountContext.ts';
import { CodeStep } from './CodeStep.tsx';
import type { StepProps } from './StepProps.ts';

/** Asks for the code that came by e-mail. */
export function EmailCode({ step, onStep }: StepProps<'emailCode' | 'customChallenge'>) {
  const { text } = useAccount();
  const lead = step.destination
    ? text('identity.sms.lead', { destination: step.destination })
    : text('identity.email.leadAgain');
  return <CodeStep title={text('identity.email.title')} lead={lead} isSent onStep={onStep} />;
}
