import { signIn as signInToPool } from 'aws-amplify/auth';
import { AuthError, toAuthError } from './authErrors.ts';
import { clearStoredSession } from './identity.ts';
import { openReadingSession } from './readingSession.ts';
import { forgetRights } from './rights.ts';

/** Signed in, or the name of the further step that the pool asks for. */
export type SignInResult = { isSignedIn: true } | { isSignedIn: false; step: string };

let isPending = false;

/**
 * Signs in with user name (or e-mail) and password; the password never leaves the browser (SRP).
 * Throws `AuthError`, also when a sign-in is pending already (specification section 4).
 */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  if (isPending) throw new AuthError('pending');
  isPending = true;
  try {
    if (typeof username !== 'string') throw new AuthError('wrongUsernameType');
    // What is left of an earlier or abandoned sign-in would stand in the way of this one.
    clearStoredSession();
    const { isSignedIn, nextStep } = await signInToPool({
      username: username.trim(),
      password,
      options: { authFlowType: 'USER_SRP_AUTH' },
    });
    if (!isSignedIn) return { isSignedIn, step: nextStep.signInStep };
    forgetRights();
    await openReadingSession();
    return { isSignedIn };
  } catch (error) {
    throw toAuthError(error);
  } finally {
    isPending = false;
  }
}
