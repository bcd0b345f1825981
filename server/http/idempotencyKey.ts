import type { FastifyRequest } from 'fastify';
import { malformed } from '../base/problems.ts';

const longestKey = 200;

/** How the sender names a call that may come twice; null without a name. Throws 400 for one that is empty or too long. */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key === '' || key.length > longestKey)
    throw malformed([{ path: 'Idempotency-Key', code: 'too-long', values: { maximum: longestKey } }]);
  return key;
}
