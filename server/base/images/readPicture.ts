import { wrongType } from '../problems.ts';
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
  if (!hasKnownStart(upload)) throw wrongType('no-picture');
  return pictures.make('original', upload, caller, signal);
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
