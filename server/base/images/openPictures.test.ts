import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decoding } from '../../../resources/limits.ts';
import { HttpProblem } from '../problems.ts';
import { openPictures, type Pictures } from './openPictures.ts';
import { webpSize } from './webpSize.ts';

let folder: string;
let address: string;
let pictures: Pictures;
let running: ChildProcess;
let photo: Buffer;

function start(): ChildProcess {
  return fork(join(import.meta.dirname, 'decoding/serve.ts'), [address], { execArgv: [] });
}

const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer();

/** What came of each: made, or why not. */
async function outcomesOf(asked: readonly Promise<Buffer>[]): Promise<string[]> {
  const settled = await Promise.allSettled(asked);
  return settled.map((each) => {
    if (each.status === 'fulfilled') return 'made';
    const { reason } = each;
    if (!(reason instanceof HttpProblem)) throw reason;
    const again = Number(reason.details.headers?.['retry-after'] ?? 0) > 0 ? ' again' : '';
    return `${reason.statusCode} ${reason.code}${again}`;
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baustein-pictures-test-'));
  address = join(folder, 'socket');
  running = start();
  pictures = openPictures(address);
  photo = await photoOf(1200, 800);
});
afterAll(async () => {
  running.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

it('Too many pictures at once are made or told to come again, none is called damaged, and another caller is served (behaviour B161)', async () => {
  const flood = outcomesOf(Array.from({ length: 60 }, () => pictures.make('original', photo, 'one')));
  const other = pictures.make('original', photo, 'other');
  expect(await outcomesOf([other])).toEqual(['made']);
  const outcomes = await flood;
  const made = outcomes.filter((each) => each === 'made').length;
  expect(made).toBeGreaterThanOrEqual(decoding.waitingOfCaller);
  expect(outcomes.filter((each) => each === '429 pictures-busy again')).toHaveLength(60 - made);
  expect(made).toBeLessThan(60);
});

it('What is damaged is called so, and what is longer than the format knows is made to fit', async () => {
  const cut = pictures.make('original', photo.subarray(0, 4000), 'one');
  const none = pictures.make('original', Buffer.from('nothing'), 'one');
  expect(await outcomesOf([cut, none])).toEqual(['422 unreadable-picture', '422 unreadable-picture']);
  const long = await pictures.make('original', await photoOf(20_000, 40), 'one');
  expect(webpSize(long)).toEqual({ width: 16_383, height: 33 });
});

it('When the process dies, what was at hand is told to come again, and what comes later is made by the next one', async () => {
  const large = await photoOf(6000, 4000);
  const [atHand] = [pictures.make('original', large, 'one')];
  const outcome = outcomesOf([atHand]);
  while (!(await isAtWork())) continue;
  running.kill('SIGKILL');
  await once(running, 'exit');
  expect(await outcome).toEqual(['503 pictures-busy again']);
  const later = pictures.make('240', photo, 'one');
  running = start();
  expect(webpSize(await later).width).toBe(240);
});

/** Is the process busy, so that somebody else would have to wait? */
async function isAtWork(): Promise<boolean> {
  const gone = new AbortController();
  const started = performance.now();
  const asked = pictures.make(
    '240',
    photo,
    'asking',
    AbortSignal.any([gone.signal, AbortSignal.timeout(150)]),
  );
  return asked.then(
    () => false,
    () => performance.now() - started > 100,
  );
}

it('No process but that one loads the picture library', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('{resources,server,idp,demo,storefront}/**/*.{ts,tsx}', { cwd: root });
  const loading = (pattern: RegExp) =>
    files.filter((file) => !/\.test\.ts/.test(file) && pattern.test(readFileSync(join(root, file), 'utf8')));
  expect(loading(/from 'sharp'|import\('sharp'\)/).sort()).toEqual([
    'demo/pictures/build.ts',
    'server/base/images/decoding/encode.ts',
  ]);
  expect(loading(/^import (?!type ).*decoding\/(encode|serve)\.ts'/m)).toEqual([]);
});
