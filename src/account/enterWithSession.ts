import { openReadingSession } from '../../providers/auth/readingSession.ts';
import { idToken } from '../../providers/auth/session.ts';

/**
 * Is somebody signed in whom the server still accepts? Then the reading cookie is renewed, as its absence
 * may be why a private page sent the visitor here.
 */
export async function enterWithSession(): Promise<boolean> {
  try {
    if (!(await idToken())) return false;
    await openReadingSession();
    return true;
  } catch {
    return false;
  }
}
