import { createHmac } from 'node:crypto';
import type { StoredPassword } from './password.ts';
import { verifierBytes } from './srp.ts';

/**
 * What an unknown login is answered with: always the same id, salt and verifier, so that it looks like a user
 * whose password is wrong. `secret` keeps anybody from telling it apart from a real one.
 */
export function decoyUser(secret: Buffer, login: string): StoredPassword & { sub: string } {
  const bytes = (purpose: string) =>
    createHmac('sha512', secret).update(`${purpose}:${login.toLowerCase()}`).digest();
  const id = bytes('sub').toString('hex');
  const verifier = Buffer.concat(
    Array.from({ length: verifierBytes / 64 }, (_, index) => bytes(`verifier ${index}`)),
  );
  return {
    sub: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`,
    salt: bytes('salt').subarray(0, 16),
    verifier,
  };
}
