import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

/** So many are drawn; the others are these with a remark of their own: each is another file and as much work. */
const drawn = 12;

/** Pixels of a photo. */
export interface PhotoSize {
  width: number;
  height: number;
}

/** Writes a zip file of photos as noisy as a sensor makes them, one by one: together they are larger than memory. */
export async function writePhotoZip(
  path: string,
  photos: readonly { name: string; size: PhotoSize }[],
): Promise<void> {
  const originals = new Map<PhotoSize, Buffer[]>();
  const zip = new ZipFile();
  for (const [index, { name, size }] of photos.entries()) {
    const ofSize = originals.get(size) ?? [];
    originals.set(size, ofSize);
    if (ofSize.length < drawn) ofSize.push(await photoOf(size));
    const photo = ofSize[index % ofSize.length] ?? Buffer.alloc(0);
    zip.addReadStreamLazy(name, { compress: false }, (give) =>
      give(null, Readable.from([withRemark(photo, `photo ${index}`)])),
    );
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

async function photoOf({ width, height }: PhotoSize): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const channels = 3;
  const small = { width: Math.round(width / 3), height: Math.round(height / 3) };
  const create = { ...small, channels, noise, background: '#888' } as const;
  const grain = await sharp({ create }).png().toBuffer();
  return sharp(grain).resize(width, height, { fit: 'fill' }).jpeg({ quality: 88 }).toBuffer();
}

/** The same JPEG with a comment behind its first two bytes (ITU-T T.81, B.2.4.5). */
function withRemark(jpeg: Buffer, remark: string): Buffer {
  const text = Buffer.from(remark);
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}
