import { switchFactor, type Factor } from '../../../providers/auth/secondFactor.ts';
import { useAccount } from '../AccountContext.ts';
import { AccountForm } from '../form/AccountForm.tsx';

interface Needs {
  factor: Factor;
  label: string;
  /** What goes with it. */
  hint?: string;
  isOn: boolean;
  onChanged: () => Promise<void>;
  /** Instead of just switching it on. */
  onSwitchOn?: () => Promise<void>;
}

/** Whether a second factor is asked for, and the button that changes it. */
export function FactorSwitch({ factor, label, hint, isOn, onChanged, onSwitchOn }: Needs) {
  const { text } = useAccount();
  async function change() {
    if (!isOn && onSwitchOn) return onSwitchOn();
    await switchFactor(factor, !isOn);
    await onChanged();
  }
  return (
    <div className="profile-row">
      <p>
        <strong>{label}</strong>{' '}
        <span className="account-hint">{text(isOn ? 'profile.on' : 'profile.off')}</span>
        {hint && <small className="account-hint">{hint}</small>}
      </p>
      <AccountForm
        submit={text(isOn ? 'profile.switchOff' : onSwitchOn ? 'identity.setup.submit' : 'profile.switchOn')}
        name={label}
        isQuiet
        onSubmit={change}
      />
    </div>
  );
}
