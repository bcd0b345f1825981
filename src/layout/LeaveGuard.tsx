import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { inLanguage } from '../../resources/address/routes.ts';
import { holdPage, isPageGivenUp } from '../../providers/auth/renewal.ts';
import { useText } from '../directory/useText.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Needs {
  isActive: boolean;
  /** What would be lost. */
  loss: string;
  /** Does it outlive a change of language? */
  isKept?: boolean;
  /** Called where somebody leaves all the same. */
  onLeave?: () => void;
}

/** Asks before what is not kept yet is left behind: for another screen, another page, or by closing the window. */
export function LeaveGuard({ isActive, loss, isKept = false, onLeave }: Needs) {
  const text = useText();
  const screenAt = ({ pathname }: { pathname: string }) => (isKept ? inLanguage(pathname, 'de') : pathname);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && !isPageGivenUp() && screenAt(currentLocation) !== screenAt(nextLocation),
  );
  useEffect(() => (isActive ? holdPage() : undefined), [isActive]);
  useEffect(() => {
    // It was kept while the question stood.
    if (!isActive && blocker.state === 'blocked') blocker.proceed();
  }, [isActive, blocker]);
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isPageGivenUp()) event.preventDefault();
    };
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
      onConfirm={() => {
        onLeave?.();
        blocker.proceed();
      }}
      onClose={() => blocker.reset()}
    />
  );
}
