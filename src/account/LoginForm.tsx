import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { AuthError } from '../../providers/auth/authErrors.ts';
import { signIn } from '../../providers/auth/signIn.ts';
import type { Text } from '../../providers/i18n/TextKey.ts';
import { PasswordField } from './PasswordField.tsx';

interface Needs {
  text: Text;
  onSignedIn: () => void;
}

/** User name and password. A failure is said in the reader's language, and the field at fault gets the focus. */
export function LoginForm({ text, onSignedIn }: Needs) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const entered = new FormData(form.current ?? undefined);
    setFailure(undefined);
    setPending(true);
    try {
      const result = await signIn(String(entered.get('username')), String(entered.get('password')));
      if (result.isSignedIn) return onSignedIn();
      setFailure(text('login.step', { step: result.step }));
    } catch (error) {
      const { key } = error instanceof AuthError ? error : new AuthError('default');
      setFailure(text(`authErrors.${key}`));
      form.current
        ?.querySelector<HTMLInputElement>(key === 'emptyUsername' ? '[name=username]' : '[name=password]')
        ?.focus();
    }
    setPending(false);
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-describedby={`${id}-failure`}>
      <p id={`${id}-failure`} role="alert" className="account-failure" hidden={!failure}>
        {failure}
      </p>
      <label htmlFor={`${id}-username`}>{text('login.username')}</label>
      <input
        id={`${id}-username`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
      />
      <PasswordField id={`${id}-password`} name="password" text={text} />
      <button type="submit" aria-disabled={isPending} className="account-submit">
        {text(isPending ? 'login.pending' : 'login.submit')}
      </button>
    </form>
  );
}
