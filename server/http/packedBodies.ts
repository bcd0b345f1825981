import { finished, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { partMediaType } from '../../resources/calls/tus.ts';
import { encodedBody, malformed, tooLarge } from '../base/problems.ts';

type Unpacker = Transform & { bytesWritten: number };

const unpackers: ReadonlyMap<string, () => Unpacker> = new Map(
  Object.entries({
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
    zstd: createZstdDecompress,
  }),
);

/** Nobody's data becomes so many times more once it is unpacked, but for short ones: what does was made to fill a disk. */
const mostTimes = 200;
const unsuspectedBytes = 10 * 1024 * 1024;

/** What `Content-Encoding` may say of a body. */
export const packings = ['gzip', 'br', 'zstd', 'deflate'] as const;

/**
 * Bodies come packed as `Content-Encoding` says, and are unpacked while they are read: whoever reads one counts what comes
 * out and stops at the limit of the call, however small what came in is (behaviour B648). Forms and uploads in parts, which are read as
 * they come, are refused with 415, as is what is packed in another way, or twice.
 */
export function packedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const encoding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
    if (encoding === 'identity') return done(null, payload);
    const unpacker = unpackers.get(encoding);
    if (!unpacker || isReadAsItComes(request)) return done(encodedBody(packings));
    done(null, unpacked(payload, unpacker(), encoding));
  });
}

function isReadAsItComes({ headers }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? '';
  return type.startsWith('multipart/') || type.startsWith(partMediaType);
}

function unpacked(
  payload: Readable,
  unpacker: Unpacker,
  encoding: string,
): Readable & { receivedEncodedLength?: number } {
  // Not as one pipeline: who stops reading still wants to answer whoever sends.
  payload.pipe(unpacker);
  // Whatever fails is told by who reads, as long as somebody does; behind that nobody asks any more.
  for (const stream of [payload, unpacker]) stream.on('error', () => undefined);
  finished(payload, { writable: false }, (error) => {
    if (error) unpacker.destroy(error);
  });
  const stream = Readable.from(readOut(payload, unpacker, encoding), { objectMode: false });
  return Object.defineProperty(stream, 'receivedEncodedLength', { get: () => unpacker.bytesWritten });
}

async function* readOut(payload: Readable, unpacker: Unpacker, encoding: string): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of unpacker) {
      bytes += chunk.length;
      if (bytes > unsuspectedBytes && bytes > mostTimes * unpacker.bytesWritten) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    // Whoever hung up is told nothing; all else is what was packed.
    if (payload.errored || !isOfUnpacker(error)) throw error;
    throw malformed([{ path: '', code: 'encoding-broken', values: { encoding } }]);
  } finally {
    payload.unpipe(unpacker);
    payload.resume();
  }
}

/** Errors of zlib have a number beside their code. */
function isOfUnpacker(error: unknown): boolean {
  return error instanceof Error && 'errno' in error;
}
