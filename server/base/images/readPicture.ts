import { z } from 'zod';
import { HttpProblem, wrongType } from '../problems.ts';
import type { Pictures } from './openPictures.ts';

/**
 * An uploaded picture as it is stored: turned upright, without what the camera noted, as WebP. Throws 415 for
 * what is no JPEG, PNG, WebP, AVIF or TIFF by its first bytes, and as `Pictures.make`.
 */
export async function readPicture(
  pictures: Pictures,
  upload: Uint8Array,
  caller: string,
  signal: AbortSignal,
): Promise<Buffer> {
  requireKnownStart(upload);
  return pictures.make('original', upload, caller, signal);
}

/** Of a JPEG, with what a camera and programs note before the picture itself. */
const headBytes = 128 * 1024;

const size = z.strictObject({ width: z.number(), height: z.number() });

/** How large a picture will be as it is stored, by its head alone: whether the rest is sound shows later. Throws as `readPicture`. */
export async function readSize(
  pictures: Pictures,
  upload: Uint8Array,
  caller: string,
  signal: AbortSignal,
): Promise<z.infer<typeof size>> {
  requireKnownStart(upload);
  const sizeBy = async (bytes: Uint8Array) =>
    size.parse(JSON.parse((await pictures.make('size', bytes, caller, signal)).toString()));
  // A JPEG says it all at its beginning, mostly; others may say at their end which side is up.
  if (!isJpeg(upload) || upload.length <= headBytes) return sizeBy(upload);
  return sizeBy(upload.subarray(0, headBytes)).catch((error: unknown) => {
    if (error instanceof HttpProblem && error.code === 'unreadable-picture') return sizeBy(upload);
    throw error;
  });
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

function requireKnownStart(upload: Uint8Array): void {
  if (!hasKnownStart(upload)) throw wrongType('no-picture');
}

function hasKnownStart(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') ||
    (start.slice(4, 8) === 'ftyp' && /avif|avis/.test(start.slice(8))) ||
    start.startsWith('II*\0') ||
    start.startsWith('MM\0*')
  );
}
