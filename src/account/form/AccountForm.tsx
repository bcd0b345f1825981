import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { authErrorText, toAuthError, type AuthErrorKey } from '../../../providers/auth/authErrors.ts';
import { useAccount } from '../AccountContext.ts';

interface Needs {
  submit: string;
  /** What the button says meanwhile. */
  pending?: string;
  /** Rejects with what went wrong. */
  onSubmit: (entered: Record<string, string>) => Promise<void>;
  /** A failure from before this form. */
  failure?: string | undefined;
  /** What is called answers a second call by itself; otherwise a second click does nothing. */
  mayRepeat?: boolean;
  isQuiet?: boolean;
  /** Says what the button is about, where its word alone does not. */
  name?: string;
  children?: ReactNode;
}

/** The field at fault, by name; without one the first field of the form. */
const atFault: Partial<Record<AuthErrorKey, string>> = {
  emptyUsername: 'username',
  userNameTaken: 'username',
  userNameForm: 'username',
  emptyEmail: 'email',
  emailForm: 'email',
  emptyPassword: 'password',
  wrongCredentials: 'password',
  weakPassword: 'password',
};

/** A form whose failure is said in the reader's language; the field at fault gets the focus. */
export function AccountForm({
  submit,
  pending,
  onSubmit,
  mayRepeat,
  isQuiet,
  name,
  children,
  ...given
}: Needs) {
  const { text } = useAccount();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState({ words: given.failure, attempt: 0 });

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    if (running > 0 && !mayRepeat) return;
    const entered = Object.fromEntries(new FormData(form.current ?? undefined)) as Record<string, string>;
    setRunning((before) => before + 1);
    try {
      await onSubmit(entered);
      setFailure(({ attempt }) => ({ words: undefined, attempt }));
    } catch (error) {
      const { key } = toAuthError(error);
      const words = text(authErrorText(key));
      // Until now the former one stood there: a page that moves under the pointer is clicked in the wrong place.
      setFailure(({ attempt }) => ({ words, attempt: attempt + 1 }));
      fieldOf(form.current, atFault[key])?.focus();
    }
    setRunning((before) => before - 1);
  }

  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate aria-describedby={`${id}-failure`}>
      <p
        key={failure.attempt}
        id={`${id}-failure`}
        role="alert"
        className="account-failure"
        hidden={!failure.words}
      >
        {failure.words}
      </p>
      {children}
      <button
        type="submit"
        {...(name && { 'aria-label': `${name}: ${submit}` })}
        aria-disabled={running > 0}
        className={isQuiet ? 'account-submit quiet' : 'account-submit'}
      >
        {running > 0 ? (pending ?? submit) : submit}
      </button>
    </form>
  );
}

function fieldOf(form: HTMLFormElement | null, name: string | undefined): HTMLElement | null | undefined {
  return (
    (name && form?.querySelector<HTMLElement>(`[name=${name}]`)) || form?.querySelector<HTMLElement>('input')
  );
}
