import type { AuthProvider } from 'ra-core';
import type { Entity } from '../../resources/entity.ts';
import type { Platform } from '../../resources/platforms.ts';
import { canAccess } from './canAccess.ts';
import { currentCaller } from './rights.ts';
import { idToken } from './session.ts';
import { signOut } from './signOut.ts';
import { rememberWantedUrl } from './wantedUrl.ts';

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
  const backToLogin = () => {
    rememberWantedUrl(location.pathname + location.search + location.hash);
    return { redirectTo: loginUrl(), message: false };
  };
  return {
    login: async () => {
      location.assign(loginUrl());
    },
    logout: async () => {
      await signOut();
      return loginUrl();
    },
    checkAuth: async () => {
      if (!(await idToken())) throw backToLogin();
    },
    checkError: async ({ status }: { status?: number }) => {
      if (status === 401) throw backToLogin();
    },
    getPermissions: () => currentCaller(),
    getIdentity: async () => {
      const payload = (await idToken())?.payload ?? {};
      return { id: payload.sub ?? '', fullName: String(payload['cognito:username'] ?? '') };
    },
    canAccess: async (question) => canAccess(await currentCaller(), platform, question, entityOf),
  };
}
