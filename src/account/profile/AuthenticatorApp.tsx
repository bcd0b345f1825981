import { useState } from 'react';
import { platformGroups } from '../../../resources/platform/platformGroups.ts';
import { confirmTotp, newTotpSecret } from '../../../providers/auth/secondFactor.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { TotpSecret } from '../form/TotpSecret.tsx';
import { FactorSwitch } from './FactorSwitch.tsx';

/** The authenticator app is set up by scanning a secret and typing the code that the app then shows. */
export function AuthenticatorApp({ isOn, onChanged }: { isOn: boolean; onChanged: () => Promise<void> }) {
  const { platform, text } = useAccount();
  const [offered, setOffered] = useState<{ secret: string; uri: string }>();

  if (!offered)
    return (
      <FactorSwitch
        factor="totp"
        label={text('profile.app')}
        isOn={isOn}
        onChanged={onChanged}
        onSwitchOn={async () => setOffered(await newTotpSecret(platformGroups[platform.group].title))}
      />
    );
  return (
    <div>
      <h3>{text('identity.setup.title')}</h3>
      <TotpSecret {...offered} />
      <AccountForm
        submit={text('profile.switchOn')}
        onSubmit={async ({ code = '' }) => {
          await confirmTotp(code);
          await onChanged();
          setOffered(undefined);
        }}
      >
        <CodeField />
      </AccountForm>
      <button type="button" className="link" onClick={() => setOffered(undefined)}>
        {text('ra.action.cancel')}
      </button>
    </div>
  );
}
