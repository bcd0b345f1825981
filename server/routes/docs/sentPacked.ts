import type { FastifyReply, FastifyRequest } from 'fastify';
import { encode, type Encoded, type Encoding } from '../../pages/Encoded.ts';
import { encodingFor } from '../../pages/encodingFor.ts';
import { sendEncoded } from '../../pages/sendEncoded.ts';

/** Answers with a text of that media type which is the same as long as the process runs: packed once for each coding, and kept. */
export function sentPacked(type: string, read: () => Promise<string> | string) {
  const ready = new Map<Encoding, Promise<Encoded>>();
  const packed = async (encoding: Encoding) => encode(await read(), encoding);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const encoding = encodingFor(request);
    const kept = ready.get(encoding) ?? packed(encoding);
    ready.set(encoding, kept);
    return sendEncoded(request, reply.type(type).header('cache-control', 'public, no-cache'), await kept);
  };
}
