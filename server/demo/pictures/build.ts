import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawings } from './draw/index.ts';
import { studio } from './draw/studio.ts';

/** Draws all pictures, or those whose names begin with one of the arguments. */
const wanted = process.argv.slice(2);
const budget = 42_000;

const waiting = Object.entries(drawings).filter(
  ([name]) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)),
);
await Promise.all([work(), work()]);

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, drawing] = next;
    const webp = await compress(studio(drawing));
    await writeFile(join(import.meta.dirname, `${name}.webp`), webp);
    process.stdout.write(`${name} ${Math.round(webp.length / 1000)} kB\n`);
  }
}

/** Rough materials fill a file without being seen to: they get by with a lower quality. */
async function compress(svg: string): Promise<Buffer> {
  const raster = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of [78, 66, 54, 42]) {
    const webp = await sharp(raster).webp({ quality, effort: 5 }).toBuffer();
    if (webp.length < budget || quality === 42) return webp;
  }
  throw new Error('unreachable');
}
