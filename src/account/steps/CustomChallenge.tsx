import { answerStep } from '../../../providers/auth/signIn.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { BackToLogin } from '../form/BackToLogin.tsx';
import { Field } from '../form/Field.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { EmailCode } from './EmailCode.tsx';
import type { StepProps } from './StepProps.ts';

/** The challenge that the pool defines: a code by e-mail, or a question in the words of the pool. */
export function CustomChallenge(props: StepProps<'customChallenge'>) {
  const { text } = useAccount();
  const { step, onStep } = props;
  if (step.destination) return <EmailCode {...props} />;
  return (
    <AccountFrame title={text('login.challengeTitle')} {...(step.question && { lead: step.question })}>
      <AccountForm
        submit={text('identity.totp.submit')}
        pending={text('login.pending')}
        onSubmit={async ({ answer = '' }) => onStep(await answerStep(answer))}
      >
        <Field name="answer" label={text('login.answer')} autoComplete="off" maxLength={256} autoFocus />
      </AccountForm>
      <BackToLogin />
    </AccountFrame>
  );
}
