import { useAccount } from '../AccountContext.ts';
import { CodeStep } from './CodeStep.tsx';
import type { StepProps } from './StepProps.ts';

/** Asks for the code that came by SMS. */
export function SmsCode({ step: { destination }, onStep }: StepProps<'smsCode'>) {
  const { text } = useAccount();
  const lead = destination ? text('identity.sms.lead', { destination }) : text('identity.sms.leadAgain');
  return <CodeStep title={text('identity.sms.title')} lead={lead} isSent onStep={onStep} />;
}
