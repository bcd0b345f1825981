import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../server/base/database/embedded/embedded.ts';
import { freePort } from '../../server/base/freePort.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { openClient } from './setup/httpClient.ts';
import { cpuSecondsBy } from './setup/cpuSeconds.ts';
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
  'demo',
  'idp',
];
const patienceMs = 180_000;
const laterStarts = 3;
/** Then the machine is to be at rest. */
const settledMs = 10_000;
const restMs = 60_000;
/** The processes of the product: the build of the front end ends before the first page, and counts for the server. */
const processes = {
  database: /postgres/,
  worker: /server\/worker\.ts/,
  pictures: /images\/decoding\/serve\.ts/,
  server: /server\/start\.ts/,
  npm: /^npm /,
};

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

    const spent = (when: string, seconds: Map<string, number>) =>
      tell(`CPU ${when}: ${[...seconds].map(([name, each]) => `${name} ${each.toFixed(2)} s`).join(', ')}`);
    const first = await startProduct(product, join(folder, 'data'), async (pid) => {
      const shown = cpuSecondsBy(pid, processes);
      spent('until the first page', shown);
      await wait(settledMs);
      const settled = cpuSecondsBy(pid, processes);
      spent(`in the ${settledMs / 1000} s after it`, differenceOf(settled, shown));
      await wait(restMs);
      spent(`at rest in ${restMs / 1000} s`, differenceOf(cpuSecondsBy(pid, processes), settled));
    });
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

function differenceOf(after: Map<string, number>, before: Map<string, number>): Map<string, number> {
  return new Map([...after].map(([name, seconds]) => [name, seconds - (before.get(name) ?? 0)]));
}

function beside(times: number[], plain: number[], what: string): Measured {
  const measured = percentiles(times);
  const baseline = { what, p95: percentiles(plain).p95 };
  return { ...measured, baseline, ratio: measured.p95 / baseline.p95 };
}

/** Starts the product as `npm start` does, until its catalogue shows; then ends it, after what is to be looked at then. */
async function startProduct(
  product: string,
  dataDir: string,
  onShown: (pid: number) => Promise<void> = async () => {},
): Promise<number> {
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
    const time = performance.now() - start;
    await onShown(started.pid ?? 0);
    return time;
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
