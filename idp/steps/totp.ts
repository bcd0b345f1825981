import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../server/identity/secret.ts';

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret for an authenticator app: 160 bits (RFC 4226 section 4) as base32, without padding. */
export function newTotpSecret(): string {
  return encodeBase32(randomBytes(20));
}

/** The code of a time step (RFC 6238 with SHA-1, six digits, 30 seconds: what every app understands). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The time step of a moment in milliseconds. */
export function totpStep(at = Date.now()): number {
  return Math.floor(at / 1000 / stepSeconds);
}

/** Of which time step this is the code; clocks may be one step apart. Undefined if of none. */
export function matchingStep(secret: string, code: string, at = Date.now()): number | undefined {
  const now = totpStep(at);
  return [now, now - 1, now + 1].find((step) => isSameSecret(totpCode(secret, step), code));
}

function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[parseInt(five, 2)]).join('');
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
