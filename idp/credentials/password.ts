import { randomBytes } from 'node:crypto';
import { cognitoError } from '../cognitoErrors.ts';
import { pool } from '../pool.ts';
import { isSameSecret } from '../../server/identity/secret.ts';
import { srpVerifier } from './srp.ts';

export interface StoredPassword {
  salt: Buffer;
  verifier: Buffer;
}

/** What the SRP hashes of both sides start with. */
export function srpIdentity(sub: string): string {
  return pool.name + sub;
}

/** What is stored of a password: never the password. */
export function storedPassword(sub: string, password: string): StoredPassword {
  const salt = randomBytes(16);
  return { salt, verifier: srpVerifier(srpIdentity(sub), password, salt) };
}

/** Is this the password of that account? Costs the same for a right and a wrong one. */
export function isPassword(sub: string, stored: StoredPassword, password: string): boolean {
  return isSameSecret(srpVerifier(srpIdentity(sub), password, stored.salt), stored.verifier);
}

const demands: [RegExp, string][] = [
  [/^.{8,}$/su, 'Password not long enough'],
  [/^.{0,256}$/su, 'Password too long'],
  [/\p{Lu}/u, 'Password must have uppercase characters'],
  [/\p{Ll}/u, 'Password must have lowercase characters'],
  [/\d/, 'Password must have numeric characters'],
  [/[^\p{L}\p{N}]/u, 'Password must have symbol characters'],
];

/** Throws `InvalidPasswordException` naming the first rule of Cognito's default policy that the password breaks. */
export function requirePasswordPolicy(password: string): void {
  const broken = demands.find(([pattern]) => !pattern.test(password));
  if (broken) throw cognitoError('weakPassword', broken[1]);
}
