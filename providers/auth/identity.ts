import { Amplify } from 'aws-amplify';
import type { ShellSettings } from '../../resources/page.ts';

let clientId = '';

/** Where the embedded provider answers the library's calls, on the host of each platform. */
const embeddedEndpoint = '/idp/api';

/**
 * Tells the identity library where the pool is: its id is the last part of the issuer. The hosted pages are
 * left out on purpose: with them configured, merely opening a second tab would cancel a sign-in that is
 * under way in the first.
 */
export function configureIdentity({ identity }: Pick<ShellSettings, 'identity'>): void {
  clientId = identity.clientId;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: identity.issuer.split('/').at(-1) ?? '',
        userPoolClientId: clientId,
        ...(identity.kind === 'embedded' && { userPoolEndpoint: location.origin + embeddedEndpoint }),
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
