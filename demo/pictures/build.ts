import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawings } from './draw/index.ts';
import { logos } from './draw/logos.ts';
import { starts } from './draw/starts/index.ts';
import { studio } from './draw/studio.ts';

/** Draws all pictures, or those whose names begin with one of the arguments. */
const wanted = process.argv.slice(2);
const budget = 24_000;

const svgs: [name: string, draw: () => string][] = [
  ...Object.entries(drawings).map(([name, drawing]): [string, () => string] => [name, () => studio(drawing)]),
  ...Object.entries(logos),
  ...Object.entries(starts),
];
const waiting = svgs.filter(([name]) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)));
await Promise.all([work(), work()]);

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, draw] = next;
    const webp = await compress(draw(), name.startsWith('start-') ? 4 * budget : budget);
    await writeFile(join(import.meta.dirname, `${name}.webp`), webp);
    process.stdout.write(`${name} ${Math.round(webp.length / 1000)} kB\n`);
  }
}

/** Rough materials fill a file without being seen to: they get by with a lower quality. */
async function compress(svg: string, bytes: number): Promise<Buffer> {
  const raster = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  let webp = raster;
  for (const quality of [80, 68, 56, 44, 32, 24]) {
    webp = await sharp(raster).webp({ quality, effort: 5 }).toBuffer();
    if (webp.length < bytes) break;
  }
  return webp;
}
