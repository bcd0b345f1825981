import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret to hand out: 256 random bits as base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret that was handed out: its SHA-256. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Are the two equal? Takes as long whatever they hold. */
export function isSameSecret(one: string | Buffer, other: string | Buffer): boolean {
  return timingSafeEqual(
    createHash('sha256').update(one).digest(),
    createHash('sha256').update(other).digest(),
  );
}
