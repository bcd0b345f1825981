import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { imports } from '../../../resources/limits.ts';
import { formParts } from '../../base/formParts.ts';
import { tooLarge, unprocessable } from '../../base/problems.ts';

/** A file as it lies on our disk. */
export interface ReceivedFile {
  fileName: string | null;
  bytes: number;
  /** SHA-256, in hexadecimal digits. */
  hash: string;
}

const longestFileName = 200;

/**
 * Streams the file of a call to that path, which must be free: the part `file` of a form, or the whole body.
 * Nothing is left of it when it does not arrive whole.
 * @param onOrga is told the field `orgaSid` of a form as soon as it comes; it throws to refuse the call
 * @returns undefined when there is no file
 * Throws 400 for a form that is none, 413 beyond `imports.largestFileBytes`.
 */
export async function receiveFile(
  request: FastifyRequest,
  path: string,
  onOrga: (orgaSid: string) => void,
): Promise<ReceivedFile | undefined> {
  try {
    if (request.isMultipart()) return await receiveForm(formParts(request), path, onOrga);
    // Where files arrive nothing parses a body: it stays the stream that it is.
    return request.body instanceof Readable ? await storeFile(request.body, path, null) : undefined;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function receiveForm(
  parts: AsyncIterable<Multipart>,
  path: string,
  onOrga: (orgaSid: string) => void,
): Promise<ReceivedFile | undefined> {
  let received: ReceivedFile | undefined;
  for await (const part of parts) {
    if (part.type === 'file' && part.fieldname === 'file' && !received)
      received = await storeFile(part.file, path, part.filename);
    else if (part.type === 'field' && part.fieldname === 'orgaSid') onOrga(String(part.value));
    else
      throw unprocessable([
        { path: part.fieldname, code: 'unknown-field', values: { field: part.fieldname } },
      ]);
  }
  return received;
}

/** Streams a file to that path, which must be free. Throws 413 beyond `imports.largestFileBytes`. */
export async function storeFile(stream: Readable, path: string, name: string | null): Promise<ReceivedFile> {
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > imports.largestFileBytes ? tooLarge() : null, chunk);
    },
  });
  // `wx`: a file is never written over. Flushed, for the job that reads it outlives this process.
  await pipeline(stream, watch, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  if ('truncated' in stream && stream.truncated) throw tooLarge();
  return { fileName: name?.slice(0, longestFileName) ?? null, bytes, hash: hash.digest('hex') };
}
