import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../server/base/database/embedded/embedded.ts';
import { freePort } from '../../server/base/freePort.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { openClient } from './setup/httpClient.ts';
import { percentiles } from './setup/percentiles.ts';

const root = join(import.meta.dirname, '../..');
/** All that a start after `npm ci` finds. */
const sources = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'resources',
  'ui',
  'providers',
  'storefront',
  'src',
  'server',
];
const patienceMs = 180_000;
const laterStarts = 3;

/**
 * From the command to a start page with the catalogue, in a copy of the product: the first start after the
 * installation builds the front end, makes the database and fills it; the later ones find all that. The baseline
 * is the embedded PostgreSQL alone, on an empty folder and on a used one. The size of the demo world is fixed.
 */
export const bench: Bench = async ({ tell }) => {
  const folder = await mkdtemp(join(tmpdir(), 'baustein-bench-start-'));
  await chmod(folder, 0o755); // So that, run as root, the user of the database server can reach it.
  const product = join(folder, 'product');
  try {
    await mkdir(product);
    for (const source of sources) await cp(join(root, source), join(product, source), { recursive: true });
    await symlink(join(root, 'node_modules'), join(product, 'node_modules'));

    const first = await startProduct(product, join(folder, 'data'));
    tell(`first start ${Math.round(first)} ms`);
    const built = await startProduct(product, join(folder, 'other-data'));
    const later: number[] = [];
    const plainLater: number[] = [];
    const plainFirst = await startDatabase(join(folder, 'plain'));
    for (let start = 0; start < laterStarts; start += 1) {
      later.push(await startProduct(product, join(folder, 'data')));
      plainLater.push(await startDatabase(join(folder, 'plain')));
    }
    return {
      ...beside([first], [plainFirst], 'the embedded PostgreSQL alone, made and started'),
      parts: {
        built: beside([built], [plainFirst], 'the embedded PostgreSQL alone, made and started'),
        again: beside(later, plainLater, 'the embedded PostgreSQL alone, started'),
      },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

function beside(times: number[], plain: number[], what: string): Measured {
  const measured = percentiles(times);
  const baseline = { what, p95: percentiles(plain).p95 };
  return { ...measured, baseline, ratio: measured.p95 / baseline.p95 };
}

/** Starts the product as `npm start` does, until its catalogue shows; then ends it. */
async function startProduct(product: string, dataDir: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const started = spawn('npm', ['start'], {
    cwd: product,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const client = openClient(port);
  try {
    while (!(await client.get('/de').catch(() => undefined))) {
      if (started.exitCode !== null) throw new Error('The product ended; its last words stand above.');
      if (performance.now() - start > patienceMs)
        throw new Error(`The product showed nothing for ${patienceMs / 1000} s.`);
      await wait(25);
    }
    return performance.now() - start;
  } finally {
    client.close();
    await end(started);
  }
}

/** Npm, its shell and the product are a group: the signal reaches all of them, and the last one ends the wait. */
async function end({ pid }: ChildProcess): Promise<void> {
  if (!pid) return;
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; ; signal = 0) {
    try {
      process.kill(-pid, signal);
    } catch {
      return;
    }
    await wait(50);
  }
}

async function startDatabase(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const start = performance.now();
  const database = await startEmbedded(folder);
  const time = performance.now() - start;
  await database.stop();
  return time;
}
