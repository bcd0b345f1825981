import { fetchAuthSession, type JWT } from 'aws-amplify/auth';
import { isSessionInvalid, toAuthError } from './authErrors.ts';
import { clearStoredSession, storagePrefix } from './identity.ts';

/**
 * The id token of the current session, renewed when it has expired or `forceRefresh` asks for it;
 * undefined without a session, or when the session has become invalid: it is then dropped.
 * Throws `AuthError` when there is a session that cannot be reached, such as without a connection.
 */
export async function idToken(options: { forceRefresh?: boolean } = {}): Promise<JWT | undefined> {
  // A hosted sign-in that was abandoned would hold back every answer for minutes.
  if (localStorage.getItem(`${storagePrefix()}inflightOAuth`) === 'true') return undefined;
  try {
    const { tokens } = await fetchAuthSession(options);
    return tokens?.idToken;
  } catch (error) {
    if (!isSessionInvalid(error)) throw toAuthError(error);
    clearStoredSession();
    return undefined;
  }
}
