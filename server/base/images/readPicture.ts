import sharp from 'sharp';
import { uploads } from '../../../resources/limits.ts';
import { HttpProblem, wrongType } from '../problems.ts';

/** What the picture library may open at all: no SVG, no PDF, nothing that runs or refers to elsewhere. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadTiffBuffer',
  ],
});
sharp.cache(false);

const quality = 90;
const secondsAtMost = 20;

/**
 * An uploaded picture as it is stored: turned upright, without what the camera noted, as WebP. Throws 415 for
 * what is no JPEG, PNG, WebP, AVIF or TIFF by its first bytes, 422 for one that is damaged or has too many points.
 */
export async function readPicture(upload: Uint8Array): Promise<Buffer> {
  const format = formatOf(upload);
  if (!format) throw wrongType('no-picture');
  try {
    return await sharp(upload, {
      limitInputPixels: uploads.mostMegapixels * 1_000_000,
      failOn: 'error',
      sequentialRead: true,
    })
      .timeout({ seconds: secondsAtMost })
      .rotate()
      .webp({ quality })
      .toBuffer();
  } catch (error) {
    throw Object.assign(
      new HttpProblem(422, 'unreadable-picture', { values: { megapixels: uploads.mostMegapixels } }),
      {
        cause: error,
      },
    );
  }
}

function formatOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) === 'ftyp' && /avif|avis/.test(start.slice(8))) return 'avif';
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'tiff';
  return undefined;
}
