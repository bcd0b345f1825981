import { useState } from 'react';
import type { Text } from '../../providers/i18n/TextKey.ts';

/** A password that can be shown while it is typed. */
export function PasswordField({ id, name, text }: { id: string; name: string; text: Text }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <label htmlFor={id}>{text('login.password')}</label>
      <div className="account-password">
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
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
    </>
  );
}
