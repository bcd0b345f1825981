import { useId, useState } from 'react';
import { useAccount } from '../AccountContext.ts';

interface Needs {
  name?: string;
  label: string;
  hint?: string;
  isNew?: boolean;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ name = 'password', label, hint, isNew = false }: Needs) {
  const { text } = useAccount();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <div className="account-password">
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          aria-describedby={hint && `${id}-hint`}
          required
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
      {hint && (
        <p id={`${id}-hint`} className="account-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
