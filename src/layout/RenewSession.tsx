import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
  TextField,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState, type SyntheticEvent } from 'react';
import { pathTo } from '../../resources/address/routes.ts';
import { authErrorText, toAuthError } from '../../providers/auth/authErrors.ts';
import { answerStep, signIn } from '../../providers/auth/signIn.ts';
import type { SignInStep } from '../../providers/auth/signInStep.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';

interface Needs {
  /** Who was signed in. */
  username: string;
  onLeave: () => void;
}

/** Questions that are answered by a line of text; all others have pages of their own. */
const answered: readonly SignInStep['name'][] = ['customChallenge', 'smsCode', 'emailCode', 'totpCode'];

/** Signs in again over what was typed; what needs more than a password and a code happens in another tab (behaviour B181). */
export function RenewSession({ username, onLeave }: Needs) {
  const { language } = useBackoffice();
  const text = useText();
  const translate = useTranslate();
  const title = useId();
  const [step, setStep] = useState<SignInStep['name']>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isAnswer = step !== undefined && answered.includes(step);

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // The dialog may stand within a form, of whose saving this is no part.
    event.stopPropagation();
    const given = String(new FormData(event.currentTarget).get('given') ?? '');
    setBusy(true);
    try {
      const reached = isAnswer ? await answerStep(given) : await signIn(username, given);
      // Who is done is heard of by every tab, and so by whoever asked.
      if (reached.name !== 'done') setStep(reached.name);
      setFailure(undefined);
    } catch (error) {
      setFailure(translate(`backoffice.${authErrorText(toAuthError(error).key)}`));
    }
    setBusy(false);
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title}>
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id={title}>{text('session.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{text('session.advice')}</DialogContentText>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          <TextField label={text('login.username')} value={username} disabled fullWidth sx={{ mb: 2 }} />
          <TextField
            key={step}
            name="given"
            label={text(isAnswer ? 'session.answer' : 'session.password')}
            type={isAnswer ? 'text' : 'password'}
            autoComplete={isAnswer ? 'one-time-code' : 'current-password'}
            autoFocus
            fullWidth
            sx={{ mb: 2 }}
          />
          <Link href={pathTo(language, 'login')} target="_blank" rel="noreferrer">
            {text('session.otherWay')}
          </Link>
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>{text('session.leave')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {text('session.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
