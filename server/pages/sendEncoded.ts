import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoded } from './Encoded.ts';

/** Answers with a body in the encoding it was made in, or with 304 where the client has it already. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, encoding, body }: Encoded,
): FastifyReply {
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (hasIt(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

function hasIt(header: string | undefined, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return (header ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === opaque);
}
