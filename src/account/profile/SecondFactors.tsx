import type { OwnAccount } from '../../../providers/auth/ownAccount.ts';
import { switchedOnFactors } from '../../../providers/auth/secondFactor.ts';
import { useAccount } from '../AccountContext.ts';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ProvenField } from './ProvenField.tsx';
import { FactorSwitch } from './FactorSwitch.tsx';
import { useRead } from './useRead.ts';

/** What is asked for after the password: a code of an authenticator app, by SMS or by e-mail. */
export function SecondFactors({ own, onChanged }: { own: OwnAccount; onChanged: () => Promise<void> }) {
  const { text } = useAccount();
  const { value: factors, failure, again } = useRead(switchedOnFactors);
  return (
    <ProfileSection title={text('profile.secondFactor')} hint={text('profile.secondFactorHint')}>
      {failure && (
        <p role="alert" className="account-failure">
          {text(failure)}
        </p>
      )}
      {factors && (
        <>
          <AuthenticatorApp isOn={factors.includes('totp')} onChanged={again} />
          {own.isPhoneProven && (
            <FactorSwitch
              factor="sms"
              label={text('profile.sms')}
              isOn={factors.includes('sms')}
              onChanged={again}
            />
          )}
          {own.isEmailProven && (
            <FactorSwitch
              factor="email"
              label={text('identity.fields.email')}
              hint={text('profile.emailFactorHint')}
              isOn={factors.includes('email')}
              onChanged={again}
            />
          )}
          <ProvenField
            attribute="phone_number"
            label={text('profile.phone')}
            hint={text('profile.phoneHint')}
            value={own.phone}
            onChanged={onChanged}
          />
        </>
      )}
    </ProfileSection>
  );
}
