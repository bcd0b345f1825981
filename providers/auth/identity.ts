import { Amplify } from 'aws-amplify';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { ShellSettings } from '../../resources/page.ts';

let clientId = '';

/**
 * Tells the identity library where the pool is. The hosted pages are left out on purpose: with them
 * configured, merely opening a second tab would cancel a sign-in that is under way in the first.
 */
export function configureIdentity({ identity }: Pick<ShellSettings, 'identity'>): void {
  clientId = identity.clientId;
  // Nothing is written to the console in production (specification section 9).
  ConsoleLogger.LOG_LEVEL = 'NONE';
  const { userPoolId, userPoolEndpoint } = identity;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        ...(userPoolEndpoint && { userPoolEndpoint: new URL(userPoolEndpoint, location.origin).href }),
      },
    },
  });
}

/** What the keys of the local storage begin with in which the library keeps this client's session. */
export function storagePrefix(): string {
  return `CognitoIdentityServiceProvider.${clientId}.`;
}

/** Clears all that the library keeps of this client; signing out leaves some of it behind. */
export function clearStoredSession(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(storagePrefix())) localStorage.removeItem(key);
}
