import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../directory/useText.ts';

/** Asks before a file that is not imported yet is left behind. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const text = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={() => blocker.reset()}>
      <DialogTitle>{text('import.leaveTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('import.leaveText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed()}>{text('shell.leave')}</Button>
        <Button variant="contained" onClick={() => blocker.reset()}>
          {text('shell.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
