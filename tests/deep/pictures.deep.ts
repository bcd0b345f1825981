import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decoding } from '../../resources/limits.ts';
import { openPictures, type Pictures } from '../../server/base/images/openPictures.ts';

const serve = join(import.meta.dirname, '../../server/base/images/decoding/serve.ts');
/** Between two looks at its memory it takes some more. */
const slack = 1.2;
const lookEveryMs = 20;

let folder: string;
let running: ChildProcess;
let pictures: Pictures;
let soft: Buffer;
let looking: NodeJS.Timeout;
let most = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baustein-deep-pictures-'));
  const address = join(folder, 'socket');
  const start = () => {
    running = fork(serve, [address], { execArgv: [], env: { MALLOC_ARENA_MAX: '2' } });
    // With too much in its hands it starts anew, as it would under its guardian.
    running.once('exit', (code) => code === 0 && start());
  };
  start();
  looking = setInterval(() => (most = Math.max(most, memoryHeld())), lookEveryMs);
  pictures = openPictures(address);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1680, height: 1180, channels: 3, background: '#888', noise } as const;
  soft = await sharp({ create }).png().toBuffer();
});
afterAll(async () => {
  clearInterval(looking);
  running.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const kinds: Record<string, (picture: Sharp) => Sharp> = {
  JPEG: (picture) => picture.jpeg({ quality: 90 }),
  'JPEG that lies on its side': (picture) => picture.withMetadata({ orientation: 6 }).jpeg({ quality: 90 }),
  'TIFF in tiles': (picture) => picture.tiff({ compression: 'jpeg', tile: true }),
  AVIF: (picture) => picture.avif({ quality: 50, effort: 0 }),
};

it.each(Object.keys(kinds))(
  'A %s of nearly fifty megapixels is made in the memory that there is (behaviour B161)',
  async (kind) => {
    const picture = sharp(soft).resize(8400, 5900);
    const upload = await (kinds[kind]?.(picture) ?? picture).toBuffer();
    const made = await pictures.make('original', upload, 'one');
    expect(made.length).toBeGreaterThan(1_000_000);
    expect(most).toBeLessThan(decoding.mostMemoryBytes * slack);
  },
  300_000,
);

/** Most that the process has held so far, where the system tells it. */
function memoryHeld(): number {
  if (process.platform !== 'linux' || running.exitCode !== null) return 0;
  try {
    const status = readFileSync(`/proc/${running.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
