import type { AuthTokens, JWT } from 'aws-amplify/auth';
import { storagePrefix } from './identity.ts';

/** So long before the end the library takes a token for expired. */
const toleranceMs = 5000;

/**
 * The tokens of the stored session while both hold, as the library would give them; undefined where only the library can
 * say more. It weighs as much as React, and is not loaded for the answer to this.
 */
export function storedTokens(): AuthTokens | undefined {
  const user = localStorage.getItem(`${storagePrefix()}LastAuthUser`);
  if (user === null) return undefined;
  const stored = (name: string) => localStorage.getItem(`${storagePrefix()}${user}.${name}`) ?? '';
  const idToken = read(stored('idToken'));
  const accessToken = read(stored('accessToken'));
  const now = Date.now() + (Number.parseInt(stored('clockDrift')) || 0) + toleranceMs;
  const holds = (token: JWT | undefined): token is JWT => now <= (token?.payload.exp ?? 0) * 1000;
  return holds(idToken) && holds(accessToken) ? { idToken, accessToken } : undefined;
}

/** Undefined for what is no token. */
function read(token: string): JWT | undefined {
  const [, part = '', ...others] = token.split('.');
  if (others.length !== 1) return undefined;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const payload: JWT['payload'] = JSON.parse(new TextDecoder().decode(bytes));
    return { payload, toString: () => token };
  } catch {
    return undefined;
  }
}
