import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoded } from './Encoded.ts';

/** Answers with a body in the encoding the client takes, or with 304 where it has the body already. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: Encoded): FastifyReply {
  reply.header('etag', body.etag).header('vary', 'accept-encoding');
  if (hasIt(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body[encoding]);
}

function hasIt(header: string | undefined, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return (header ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === opaque);
}

function encodingFor(header: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
