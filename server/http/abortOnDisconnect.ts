import type { FastifyReply } from 'fastify';

/** Ends when the one who called has gone away, or has got the answer. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
