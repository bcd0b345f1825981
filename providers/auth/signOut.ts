import { signIn } from '../../resources/limits.ts';
import { AuthError } from './authErrors.ts';
import { dropCopiesOf } from '../unsaved/unsavedCopies.ts';
import { closeReadingSession } from './closeReadingSession.ts';
import { clientId, hasHostedPages, hostedPages, signedOutAddress } from './identity.ts';
import { announceLoginChange } from './onLoginChange.ts';
import { callPool } from './callPool.ts';
import { idToken, tokenAtHand } from './session.ts';
import { beginSigningOut } from './signingOut.ts';
import { clearLocalData } from './localData.ts';
import { isHostedSession } from './storedSession.ts';

/**
 * Ends the session here and at the pool, and clears what the browser kept of it, unsaved copies too (behaviour B180). Who signed in on the hosted pages
 * leaves for them: throws `AuthError` (`signOutTimeout`) when that does not happen within 3 s
 * (behaviour B116); the session here has ended all the same.
 */
export async function signOut(): Promise<void> {
  beginSigningOut();
  const isHosted = isHostedSession() && hasHostedPages();
  const token = await tokenAtHand().catch(() => undefined);
  if (token?.payload.sub) await dropCopiesOf(token.payload.sub);
  await closeReadingSession().catch(() => undefined);
  await signOutOfPool().catch(() => undefined);
  clearLocalData();
  announceLoginChange('left');
  if (isHosted) await leaveHostedPages();
}

/** Ends every session of the account, wherever it is open, and then this one. Throws `AuthError`. */
export async function signOutEverywhere(): Promise<void> {
  const takeBack = beginSigningOut();
  try {
    // The library keeps silent when this fails, and people would believe to be signed out elsewhere.
    await callPool('GlobalSignOut');
  } catch (error) {
    takeBack();
    // Where it was refused because the session is over, that is found and told now.
    await idToken({ forceRefresh: true }).catch(() => undefined);
    throw error;
  }
  await signOut();
}

async function signOutOfPool(): Promise<void> {
  const library = await import('./librarySession.ts');
  await library.signOut();
}

async function leaveHostedPages(): Promise<void> {
  const query = new URLSearchParams({ client_id: clientId(), logout_uri: signedOutAddress() });
  location.assign(`${hostedPages()}/logout?${query}`);
  await new Promise((resolve) => setTimeout(resolve, signIn.signOutRedirectMs));
  throw new AuthError('signOutTimeout');
}
