import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasAlready } from '../http/hasAlready.ts';
import type { Encoded } from './Encoded.ts';

/**
 * Answers with a body in the encoding it was made in, or with 304 where the client has it already. A `Vary` of the
 * reply says what else the body was chosen by (RFC 9110 section 12.5.5).
 */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, encoding, body }: Encoded,
): FastifyReply {
  const chosenBy = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.header('etag', etag).header('vary', chosenBy);
  if (hasAlready(request, etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}
