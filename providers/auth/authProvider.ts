import type { AuthProvider } from 'ra-core';
import type { Entity } from '../../resources/entity.ts';
import type { Platform } from '../../resources/platform/platforms.ts';
import { anonymous, type Caller } from '../../resources/access/rule.ts';
import { Problem } from '../fetch.ts';
import { AuthError } from './authErrors.ts';
import { backToLogin } from './backToLogin.ts';
import { canAccess } from './canAccess.ts';
import { log } from './log.ts';
import { rememberLoginNotice } from './loginNotice.ts';
import { currentCaller } from './rights.ts';
import { idToken } from './session.ts';
import { isSigningOut } from './signingOut.ts';
import { signOut } from './signOut.ts';
import { hasStoredSession } from './storedSession.ts';

interface Needs {
  platform: Platform;
  entityOf: (resource: string) => Entity | undefined;
  /** Path of the login page in the language of the screen. */
  loginPath: () => string;
}

/** react-admin's questions about the user; the login itself is a page of its own. */
export function createAuthProvider({ platform, entityOf, loginPath }: Needs): AuthProvider {
  // An absolute address makes react-admin leave for another page instead of looking for a screen.
  const loginUrl = () => location.origin + loginPath();
  const sentBack = () => ({ redirectTo: backToLogin(loginPath()), message: false });
  /**
   * Who asks. Whoever is not signed in is led to the login, and gets no answer: a refusal would lead elsewhere while the
   * page is being left. Any other failure is logged, not shown, and leaves no rights (behaviour B119).
   */
  const callerOrNobody = async (): Promise<Caller> => {
    try {
      const caller = await currentCaller();
      if (caller.kind === 'anonymous') throw new AuthError('noUserSession');
      return caller;
    } catch (error) {
      if (isNotSignedIn(error)) return leave();
      void log.warn('The rights could not be read', error);
      return anonymous;
    }
  };
  /** Never answers. Somebody who is signing out by hand is led on from there. */
  const leave = () => {
    if (!isSigningOut()) location.assign(sentBack().redirectTo);
    return new Promise<never>(() => {});
  };
  return {
    login: async () => {
      location.assign(loginUrl());
    },
    logout: async () => {
      // react-admin calls this too where it finds nobody signed in: what the login page is to know of that stays.
      if (hasStoredSession()) await signOut().catch(() => rememberLoginNotice('signOutTimeout'));
      return loginUrl();
    },
    checkAuth: async () => {
      if (!(await idToken())) throw sentBack();
    },
    checkError: async ({ status }: { status?: number }) => {
      if (status === 401) throw sentBack();
    },
    getPermissions: callerOrNobody,
    getIdentity: async () => {
      const payload = (await idToken())?.payload ?? {};
      return { id: payload.sub ?? '', fullName: String(payload['cognito:username'] ?? '') };
    },
    canAccess: async (question) => canAccess(await callerOrNobody(), platform, question, entityOf),
  };
}

/** 'No current user', or a refusal by the pool or by our server (behaviour B119). */
function isNotSignedIn(error: unknown): boolean {
  if (error instanceof Problem) return error.status === 401;
  return (
    error instanceof AuthError && (error.key === 'noUserSession' || error.code === 'NotAuthorizedException')
  );
}
