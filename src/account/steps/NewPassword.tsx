import { AuthError } from '../../../providers/auth/authErrors.ts';
import { answerStep } from '../../../providers/auth/signIn.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { BackToLogin } from '../form/BackToLogin.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import type { StepProps } from './StepProps.ts';

/** A password that an administrator gave holds for one sign-in. */
export function NewPassword({ onStep }: StepProps<'newPassword'>) {
  const { text } = useAccount();
  async function answer({ password }: Record<string, string>) {
    if (!password) throw new AuthError('emptyPassword');
    onStep(await answerStep(password));
  }
  return (
    <AccountFrame title={text('identity.newPassword.title')} lead={text('identity.newPassword.lead')}>
      <AccountForm
        submit={text('identity.newPassword.submit')}
        pending={text('login.pending')}
        onSubmit={answer}
      >
        <NewPasswordField autoFocus />
      </AccountForm>
      <BackToLogin />
    </AccountFrame>
  );
}
