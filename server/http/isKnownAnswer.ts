import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Names an answer by its content (`ETag`). Has the caller got just this one already (`If-None-Match`)? Then a 304 without it
 * will do.
 */
export function isKnownAnswer(request: FastifyRequest, reply: FastifyReply, content: string): boolean {
  const name = `W/"${createHash('sha1').update(content).digest('base64url')}"`;
  void reply.header('etag', name);
  const known = request.headers['if-none-match']?.split(',').some((one) => one.trim() === name) ?? false;
  if (known) void reply.code(304);
  return known;
}
