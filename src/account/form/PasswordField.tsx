import { useState } from 'react';
import { useAccount } from '../AccountContext.ts';
import { LabelledField } from './LabelledField.tsx';

interface Needs {
  name?: string;
  label: string;
  hint?: string;
  isNew?: boolean;
  autoFocus?: boolean;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ name = 'password', label, hint, isNew = false, autoFocus = false }: Needs) {
  const { text } = useAccount();
  const [isShown, setShown] = useState(false);
  return (
    <LabelledField name={name} label={label} hint={hint}>
      {(input) => (
        <div className="account-password">
          <input
            {...input}
            type={isShown ? 'text' : 'password'}
            autoFocus={autoFocus}
            autoComplete={isNew ? 'new-password' : 'current-password'}
          />
          <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            <svg viewBox="0 0 24 24" width="20" height="20" className="icon" aria-hidden="true">
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
              <circle cx="12" cy="12" r="3" />
              {isShown && <path d="m4 20 16-16" />}
            </svg>
            <span className="hidden">{text(isShown ? 'login.hide' : 'login.show')}</span>
          </button>
        </div>
      )}
    </LabelledField>
  );
}
