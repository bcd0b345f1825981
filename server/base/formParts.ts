import '@fastify/multipart';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { malformed } from './problems.ts';

/**
 * The parts of a `multipart/form-data` call, as they come. Throws 400 for a form without boundary and for one that ends
 * too soon; so does whoever reads a file that ends too soon.
 * @param largestFile in bytes; the limit of the server where there is none
 */
export async function* formParts(request: FastifyRequest, largestFile?: number): AsyncGenerator<Multipart> {
  const options = largestFile === undefined ? {} : { limits: { fileSize: largestFile } };
  try {
    for await (const part of request.parts(options)) {
      if (part.type === 'file') {
        // It may have ended before anybody reads it.
        markAsSenders(part.file.errored);
        part.file.prependListener('error', markAsSenders);
      }
      yield part;
    }
  } catch (error) {
    // What is thrown into a generator never arrives here: it is the parser that failed.
    throw isOfParser(error) ? malformed([{ path: '', code: 'form-broken' }]) : error;
  }
}

/** Gives the error that a reader of the file is about to get the status that it means. */
function markAsSenders(error: Error | null): void {
  if (error && isOfParser(error)) Object.assign(error, { statusCode: 400 });
}

/** Errors of Fastify, of ours and of the machine have a code; those of the parser of forms have none. */
function isOfParser(error: unknown): error is Error {
  return error instanceof Error && !('code' in error);
}
