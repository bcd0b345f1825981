import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { authErrorText, toAuthError, type AuthErrorKey } from '../../../providers/auth/authErrors.ts';
import { useAccount } from '../AccountContext.ts';
import { FaultContext } from './LabelledField.tsx';

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

/** The fields that a failure may be about; it is said there, and otherwise above the form. */
const atFault: Partial<Record<AuthErrorKey, string[]>> = {
  emptyUsername: ['username'],
  userNameTaken: ['username'],
  userNameForm: ['username'],
  emptyEmail: ['email'],
  emailForm: ['email'],
  emailTaken: ['email'],
  emptyPhone: ['phone'],
  malformedPhone: ['phone'],
  emptyPassword: ['current', 'password'],
  wrongPassword: ['current'],
  wrongCredentials: ['password'],
  weakPassword: ['password'],
  emptyCode: ['code'],
  wrongCode: ['code'],
  expiredCode: ['code'],
  totpUsed: ['code'],
  totpSetupMismatch: ['code'],
  emptyChallenge: ['code', 'answer'],
};

interface Failure {
  words: string | undefined;
  /** Name of the field that it is about; absent: the whole form. */
  field?: string | undefined;
  attempt: number;
}

/** A form whose failure is said in the reader's language, at the field at fault, which gets the focus. */
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
  const [failure, setFailure] = useState<Failure>({ words: given.failure, attempt: 0 });

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    if (running > 0 && !mayRepeat) return;
    const given = [...new FormData(form.current ?? undefined)];
    const entered = Object.fromEntries(given.map(([field, value]) => [field, String(value)]));
    setRunning((before) => before + 1);
    try {
      await onSubmit(entered);
      setFailure(({ attempt }) => ({ words: undefined, attempt }));
    } catch (error) {
      const { key } = toAuthError(error);
      const words = text(authErrorText(key));
      // Until now the former one stood there: a page that moves under the pointer is clicked in the wrong place.
      const field = fieldAtFault(entered, key);
      setFailure(({ attempt }) => ({ words, field, attempt: attempt + 1 }));
      form.current?.querySelector<HTMLElement>(field ? `[name=${field}]` : 'input')?.focus();
    }
    setRunning((before) => before - 1);
  }

  const { words, field, attempt } = failure;
  const ofForm = field === undefined ? words : undefined;
  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate aria-describedby={`${id}-failure`}>
      <p key={attempt} id={`${id}-failure`} role="alert" className="account-failure" hidden={!ofForm}>
        {ofForm}
      </p>
      <FaultContext value={words && field ? { words, field, attempt } : undefined}>{children}</FaultContext>
      <button
        type="submit"
        {...(name && { 'aria-label': `${name}: ${submit}` })}
        aria-disabled={running > 0}
        className={`button account-submit${isQuiet ? ' quiet' : ''}`}
      >
        {running > 0 ? (pending ?? submit) : submit}
      </button>
    </form>
  );
}

/** The field to mend: the first that may be meant, and where something is missing the first that is empty. */
function fieldAtFault(entered: Record<string, string>, key: AuthErrorKey): string | undefined {
  const isMissing = key.startsWith('empty');
  return atFault[key]?.find((name) => name in entered && !(isMissing && entered[name]?.trim()));
}
