import { answerStep } from '../../../providers/auth/signIn.ts';
import type { MfaType } from '../../../providers/auth/signInStep.ts';
import type { AccountTextKey } from '../../../providers/i18n/AccountText.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { BackToLogin } from '../form/BackToLogin.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import type { StepProps } from './StepProps.ts';

const names: Record<MfaType, AccountTextKey> = {
  TOTP: 'identity.choose.totp',
  SMS: 'identity.choose.sms',
  EMAIL: 'identity.choose.email',
};

/** Which of several second factors to use this time. */
export function SelectMfa({ step: { types }, onStep }: StepProps<'selectMfa'>) {
  const { text } = useAccount();
  return (
    <AccountFrame title={text('identity.choose.title')}>
      <AccountForm
        submit={text('identity.totp.submit')}
        onSubmit={async ({ type = '' }) => onStep(await answerStep(type))}
      >
        <fieldset className="account-choice">
          <legend className="account-lead">{text('identity.choose.lead')}</legend>
          {types.map((type, index) => (
            <label key={type}>
              <input
                type="radio"
                name="type"
                value={type}
                defaultChecked={index === 0}
                autoFocus={index === 0}
              />
              {text(names[type])}
            </label>
          ))}
        </fieldset>
      </AccountForm>
      <BackToLogin />
    </AccountFrame>
  );
}
