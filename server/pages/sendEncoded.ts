import type { FastifyReply } from 'fastify';
import type { Encoded } from './Encoded.ts';

/**
 * Answers with a body in the encoding it was made in. A `Vary` of the reply says what else the body was chosen by
 * (RFC 9110 section 12.5.5).
 */
export function sendEncoded(reply: FastifyReply, { etag, encoding, body }: Encoded): FastifyReply {
  const chosenBy = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.header('etag', etag).header('vary', chosenBy);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}
