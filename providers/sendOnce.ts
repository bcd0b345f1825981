import { writes } from '../resources/limits.ts';
import { Problem } from './fetch.ts';

type Send = (init: RequestInit) => Promise<Response>;

/** A write of which nobody knows whether it came through. */
interface Unanswered {
  path: string;
  key: string;
  at: number;
}

/** By all that they ask for. */
const unanswered = new Map<string, Unanswered>();

/**
 * Sends a write under an `Idempotency-Key`: a new one for each, but the same one where the same is sent again because its
 * answer was lost, so that the server does it once (behaviour B226). It counts as meant anew once something was written in
 * the same place, or after `writes.sameForMs`. Reads, forms of files, and what has a key already are sent as they are.
 */
export async function sendOnce(url: string, init: RequestInit, send: Send): Promise<Response> {
  const { method = 'GET', body } = init;
  const headers = new Headers(init.headers);
  const isNamed = method === 'GET' || headers.has('idempotency-key') || (body && typeof body !== 'string');
  if (isNamed) return send(init);
  const content = JSON.stringify([method, url, headers.get('if-match'), headers.get('if-none-match'), body]);
  const [path = ''] = url.split('?', 1);
  const key = keyOf(content);
  unanswered.set(content, { path, key, at: Date.now() });
  headers.set('idempotency-key', key);
  try {
    const answer = await send({ ...init, headers });
    unanswered.delete(content);
    for (const [other, { path: place }] of unanswered) if (touches(path, place)) unanswered.delete(other);
    return answer;
  } catch (error) {
    // Refused, nothing of it was done.
    if (error instanceof Problem && error.status < 500) unanswered.delete(content);
    throw error;
  }
}

function keyOf(content: string): string {
  const oldest = Date.now() - writes.sameForMs;
  for (const [other, { at }] of unanswered) if (at < oldest) unanswered.delete(other);
  return unanswered.get(content)?.key ?? crypto.randomUUID();
}

/** May what was written there have changed what lies here? What an undo puts back may be anything. */
function touches(written: string, path: string): boolean {
  const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);
  return written.endsWith('/undo') || isWithin(path, written) || isWithin(written, path);
}
