import { signOut as signOutOfPool } from 'aws-amplify/auth';
import { clearStoredSession } from './identity.ts';
import { closeReadingSession } from './readingSession.ts';
import { forgetRights } from './rights.ts';

/** Ends the session here and at the pool, and clears what the browser kept of it; never throws. */
export async function signOut(): Promise<void> {
  await closeReadingSession().catch(() => undefined);
  await signOutOfPool().catch(() => undefined);
  clearStoredSession();
  forgetRights();
}
