import { useGetIdentity } from 'ra-core';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onLoginChange } from '../../providers/auth/onLoginChange.ts';
import { answerRenewal, giveUpPage, isRenewalAsked, onRenewal } from '../../providers/auth/renewal.ts';
import { tokenAtHand } from '../../providers/auth/session.ts';

const RenewSession = lazy(() => import('./RenewSession.tsx').then((m) => ({ default: m.RenewSession })));

/**
 * Asks for a new sign-in over what is typed, when the session has ended (behaviour B181). The page is one person's: as
 * soon as somebody else is signed in it is loaded anew.
 */
export function SessionRenewal() {
  const { identity } = useGetIdentity();
  const isAsked = useSyncExternalStore(onRenewal, isRenewalAsked);
  const sub = identity?.id;

  useEffect(() => {
    const look = async () => {
      const token = await tokenAtHand().catch(() => undefined);
      if (!token) return;
      if (!sub || token.payload.sub === sub) return answerRenewal(true);
      // Nothing of it is shown to whoever is signed in now.
      giveUpPage();
      location.reload();
    };
    return onLoginChange((change) => void ((change === 'here' || change === 'elsewhere') && look()));
  }, [sub]);

  return isAsked ? (
    <Suspense>
      <RenewSession username={identity?.fullName ?? ''} onLeave={giveUpPage} />
    </Suspense>
  ) : null;
}
