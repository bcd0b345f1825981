import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { partMediaType, tusVersion } from '../../resources/calls/tus.ts';
import type { Call } from './calls.ts';

/** A picture of one colour; others are others. */
export async function colouredPhoto(background: string, width = 8): Promise<Buffer> {
  return sharp({ create: { width, height: 6, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A zip file of these; as a list they may have the same name. */
export async function zipOf(
  files: Record<string, Uint8Array> | readonly (readonly [name: string, body: Uint8Array])[],
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, body] of Array.isArray(files) ? files : Object.entries(files))
    zip.addBuffer(Buffer.from(body), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The headers that begin an upload in parts. */
export function beginningOf(name: string, bytes: number, orgaSid = 'alpenfenster'): Record<string, string> {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return {
    'tus-resumable': tusVersion,
    'upload-length': String(bytes),
    'upload-metadata': `filename ${base64(name)},orgaSid ${base64(orgaSid)}`,
  };
}

/** Begins an upload by tus and returns its id. */
export async function beginUpload(
  call: Call,
  name: string,
  bytes: number,
  who = 'supplier',
  orgaSid?: string,
): Promise<string> {
  const begun = await call(who, 'POST', '/import/upload/CH', undefined, beginningOf(name, bytes, orgaSid));
  return String(begun.headers.location).split('/').at(-1) ?? '';
}

/** Uploads a file by tus and returns the id of the upload. */
export async function uploadInParts(
  call: Call,
  name: string,
  body: Uint8Array,
  who = 'supplier',
  orgaSid?: string,
): Promise<string> {
  const id = await beginUpload(call, name, body.length, who, orgaSid);
  await call(who, 'PATCH', `/import/upload/CH/${id}`, Buffer.from(body), {
    'tus-resumable': tusVersion,
    'upload-offset': '0',
    'content-type': partMediaType,
  });
  return id;
}
