import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../directory/useText.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Needs {
  isActive: boolean;
  /** What would be lost. */
  loss: string;
}

/** Asks before what is not kept yet is left behind: for another screen, another page, or by closing the window. */
export function LeaveGuard({ isActive, loss }: Needs) {
  const text = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    // It was kept while the question stood.
    if (!isActive && blocker.state === 'blocked') blocker.proceed();
  }, [isActive, blocker]);
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  if (blocker.state !== 'blocked' || !isActive) return null;
  return (
    <ConfirmDialog
      title={text('shell.leaveTitle')}
      consequence={loss}
      confirm={text('shell.leave')}
      decline={text('shell.stay')}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
