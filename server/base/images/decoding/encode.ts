import sharp, { type Sharp, type WebpOptions } from 'sharp';
import {
  decoding,
  imageVariants,
  largeImage,
  uploads,
  type ImageVariant,
} from '../../../../resources/limits.ts';
import { Busy } from './Busy.ts';
import { Unreadable } from './Unreadable.ts';

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
// A picture each: several threads of one would take turns from the others.
sharp.concurrency(1);

/** What can be made of a picture: its size alone, as JSON, the one that is stored, a narrower one, or a JPEG. */
export type Work = 'size' | 'original' | 'jpeg' | ImageVariant;

/** The format knows no longer sides. */
const longestSide = { width: 16_383, height: 16_383, fit: 'inside', withoutEnlargement: true } as const;
const mostPixels = uploads.mostMegapixels * 1_000_000;
const variantQuality = 80;
const jpegQuality = 82;
/** Somebody waits for it: with less effort it is as good, a hundredth larger, and there in a fifth of the time. */
const original: WebpOptions = { quality: 90, effort: 2 };
/** For those with so much in them that the format has no room for it at that quality. */
const crowdedOriginal: WebpOptions = { quality: 75, effort: 4 };

/** Points of a picture, by what it says of itself. Throws `Unreadable`. */
export async function pixelsOf(picture: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: mostPixels }).metadata();
    return width * height;
  } catch (error) {
    throw new Unreadable(error);
  }
}

/** Makes that of a picture. Throws `Unreadable` for a damaged one, `Busy` when it takes too long. */
export async function encode(picture: Uint8Array, work: Work): Promise<Buffer> {
  if (work === 'size') return Buffer.from(JSON.stringify(await sizeOf(picture)));
  if (work === 'original') return encodeOriginal(picture);
  if (work === 'jpeg') {
    // Wide enough for a preview (Open Graph), and for data sheets elsewhere.
    const width = imageVariants[largeImage];
    const narrow = open(picture).rotate().resize({ width, withoutEnlargement: true });
    return made(narrow.flatten({ background: '#ffffff' }).jpeg({ quality: jpegQuality, mozjpeg: true }));
  }
  const width = imageVariants[work];
  const upright = open(picture).rotate();
  const sized = width === null ? upright : upright.resize({ width, withoutEnlargement: true });
  return made(sized.webp({ quality: variantQuality }));
}

/** Width and height of what `original` makes, by what the picture says of itself. */
async function sizeOf(picture: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(picture, { limitInputPixels: mostPixels }).metadata();
    const { width, height } = autoOrient;
    const scale = Math.min(1, longestSide.width / Math.max(width, height));
    return {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
  } catch (error) {
    throw new Unreadable(error);
  }
}

/** Turned upright, without what the camera noted, as WebP. */
async function encodeOriginal(picture: Uint8Array): Promise<Buffer> {
  try {
    return await made(open(picture).rotate().resize(longestSide).webp(original));
  } catch (error) {
    if (!(error instanceof Unreadable) || !/unable to encode/.test(String(error.cause))) throw error;
    return made(open(picture).rotate().resize(longestSide).webp(crowdedOriginal));
  }
}

function open(picture: Uint8Array): Sharp {
  return sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).timeout({
    seconds: decoding.longestSeconds,
  });
}

async function made(image: Sharp): Promise<Buffer> {
  try {
    return await image.toBuffer();
  } catch (error) {
    if (/timeout|out of memory/i.test(String(error))) throw new Busy(decoding.longestSeconds);
    throw new Unreadable(error);
  }
}
