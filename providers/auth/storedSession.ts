import { storagePrefix } from './identity.ts';

/** What makes this browser a known device: it outlives a sign-out, so that a remembered device stays one. */
const ofTheDevice = /\.(deviceKey|deviceGroupKey|randomPasswordKey)$/;

/** Has somebody signed in in this browser, as far as it knows? */
export function hasStoredSession(): boolean {
  return localStorage.getItem(`${storagePrefix()}LastAuthUser`) !== null;
}

/** Was it on the hosted pages, so that the sign-out has to happen there too? */
export function isHostedSession(): boolean {
  return localStorage.getItem(`${storagePrefix()}oauthSignIn`)?.startsWith('true') ?? false;
}

/** Is a sign-in on the hosted pages under way, or was one abandoned? */
export function isHostedSignInPending(): boolean {
  return localStorage.getItem(`${storagePrefix()}inflightOAuth`) === 'true';
}

/** Clears all that the library keeps of this client, some of which its own sign-out leaves behind. */
export function clearStoredSession({ withDevice = false } = {}): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(storagePrefix()) && (withDevice || !ofTheDevice.test(key)))
      localStorage.removeItem(key);
}
