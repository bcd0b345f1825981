import { useEffect, useState } from 'react';
import { backToLogin } from '../../providers/auth/backToLogin.ts';
import { onLoginChange } from '../../providers/auth/onLoginChange.ts';
import { giveUpPage } from '../../providers/auth/renewal.ts';

/**
 * Has somebody signed out by hand? Then nothing of them stays on the page, however long it takes to leave it (behaviour
 * B222). Who did it on this page is led on from there; from another tab, this one goes to the login.
 */
export function useSignedOut(loginPath: string): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(
    () =>
      onLoginChange((change) => {
        if (change !== 'left' && change !== 'leftElsewhere') return;
        giveUpPage();
        setOut(true);
        if (change === 'leftElsewhere') location.replace(backToLogin(loginPath));
      }),
    [loginPath],
  );
  return isOut;
}
