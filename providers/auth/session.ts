import type { AuthTokens, JWT } from 'aws-amplify/auth';
import { AuthError, isSessionInvalid, toAuthError } from './authErrors.ts';
import { closeReadingSession } from './closeReadingSession.ts';
import { rememberLoginNotice } from './loginNotice.ts';
import { announceLoginChange } from './onLoginChange.ts';
import { renewSession } from './renewal.ts';
import { clearLocalData } from './localData.ts';
import { hasStoredSession, isHostedSignInPending } from './storedSession.ts';
import { isSigningOut } from './signingOut.ts';
import { storedTokens } from './storedTokens.ts';

/**
 * The id token of the current session, renewed when it has expired or `forceRefresh` asks for it;
 * undefined without a session, or when the session has become invalid: it is then ended. Where something typed would be
 * lost with it, the person is first asked to sign in again, and this waits for the answer (behaviour B181).
 * Throws `AuthError` when there is a session that cannot be reached, such as without a connection.
 */
export async function idToken(options: { forceRefresh?: boolean } = {}): Promise<JWT | undefined> {
  const token = (await currentTokens(options))?.idToken;
  if (token) return token;
  return (await renewSession()) ? tokenAtHand() : undefined;
}

/** The id token as `idToken`, but nobody is asked to sign in for it. */
export async function tokenAtHand(): Promise<JWT | undefined> {
  return (await currentTokens({}))?.idToken;
}

/** The token for calls about the own account. Throws `AuthError` without a session. */
export async function accessToken(): Promise<string> {
  const tokens = await currentTokens({});
  if (!tokens) throw new AuthError('noUserSession');
  return String(tokens.accessToken);
}

/**
 * A call about the own account. One that discovers that the session has become invalid ends it
 * (behaviour B117). Throws `AuthError`.
 */
export async function inSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  // A hosted sign-in that was abandoned would hold back every answer for minutes.
  if (isHostedSignInPending()) throw new AuthError('noUserSession');
  try {
    return await call();
  } catch (error) {
    if (isSessionInvalid(error)) await endSession();
    throw toAuthError(error);
  }
}

/** Signs out of a session that is over: clears the local data, and tells every open tab. A sign-out by hand does so itself. */
async function endSession(): Promise<void> {
  if (isSigningOut()) return;
  clearLocalData({ withDevice: true });
  await closeReadingSession().catch(() => undefined);
  rememberLoginNotice('sessionEnded');
  announceLoginChange('ended');
}

async function currentTokens(options: { forceRefresh?: boolean }): Promise<AuthTokens | undefined> {
  if (isHostedSignInPending()) return undefined;
  const kept = options.forceRefresh ? undefined : storedTokens();
  if (kept) return kept;
  const wasSignedIn = hasStoredSession();
  try {
    const { fetchAuthSession } = await import('./librarySession.ts');
    const { tokens } = await fetchAuthSession(options);
    // A refusal to renew is not told: the library just forgets the session.
    if (!tokens && wasSignedIn) await endSession();
    return tokens;
  } catch (error) {
    if (!isSessionInvalid(error)) throw toAuthError(error);
    await endSession();
    return undefined;
  }
}
