import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { partMediaType, tusVersion } from '../../resources/calls/tus.ts';
import type { MediaDelivery } from '../../resources/calls/media.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { largestOrgas, productKeys } from './setup/catalogueKeys.ts';
import { cpuSeconds, databasePid } from './setup/cpuSeconds.ts';
import { workerFlags } from '../../server/boot/superviseWorker.ts';
import { percentiles } from './setup/percentiles.ts';
import { writePhotoZip } from './setup/photoZip.ts';
import { serveWorld, type Served } from './setup/serveWorld.ts';
import type { World } from './setup/world.ts';

/** By `PHOTOS=3000 LARGE_PHOTOS=100` as many as a supplier brings. */
const photos = Number(process.env.PHOTOS ?? 300);
const largePhotos = Number(process.env.LARGE_PHOTOS ?? 10);
const small = { width: 1732, height: 1155 };
const large = { width: 6000, height: 4000 };
const partBytes = 64 * 1024 * 1024;
const idleLooks = 200;
const lookEveryMs = 50;
/** Enough of them for a percentile: variants of thousands of photos take the better part of an hour. */
const mostLooks = 4000;

/**
 * Pages that everybody reads, while a zip file of photos is taken in and while their variants are made; against the same
 * without them. Beside it the CPU of a photo.
 */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const [orga] = await largestOrgas(filled, 1);
  if (!orga) throw new Error('The catalogue has no company: measure with more products.');
  const served = await serveWorld(filled);
  const worker = startWorker(filled.database.url, served.dataDir);
  const zipPath = join(served.dataDir, 'photos.zip');
  try {
    const sids = await sidsOf(filled, orga.sid);
    const names = Array.from({ length: photos + largePhotos }, (_, index) => ({
      name: `${sids[index % sids.length]}_${index}.jpg`,
      size: index < photos ? small : large,
    }));
    await writePhotoZip(zipPath, names);
    const looks = new Looks(served, await productKeys(filled, 2 * mostLooks));
    const spent = await meter(filled, worker);
    while (looks.kept.length < idleLooks) await looks.look();
    const idle = looks.taken();
    const { database: lookedMs } = spent();
    /** Without what the looks cost the database. */
    const ofPhotos = ({ kept }: Looked): Spent => {
      const { worker: workerMs, database } = spent();
      const each = (ms: number) => Math.round((10 * ms) / (photos + largePhotos)) / 10;
      return {
        worker: each(workerMs),
        database: each(database - (lookedMs * kept.length) / idleLooks),
      };
    };
    const tellPages = (when: string, { kept, made, renewed }: Looked) => {
      const told = (busy: readonly number[], rest: readonly number[]) => {
        const [now, before] = [percentiles(busy).p95, percentiles(rest).p95];
        return `p95 ${now.toFixed(1)} ms, ${(now / before).toFixed(2)} times that at rest`;
      };
      const anew = `${renewed} of ${kept.length} made anew`;
      tell(`public pages ${when}: kept ${told(kept, idle.kept)}, ${anew}; made ${told(made, idle.made)}`);
    };
    const start = performance.now();
    const since = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    const { upload, bytes } = await uploadWhole(served, orga.sid, zipPath);
    tell(
      `${photos} photos of 2 megapixels and ${largePhotos} of 24, ${Math.round(bytes / 1024 / 1024)} MB: sent after ${since()}`,
    );
    const { id, counts } = await ask(served, 'POST', '/media/CH', { orgaSid: orga.sid, uploads: [upload] });
    tell(`matched after ${since()}: ${counts.proposed} of ${photos + largePhotos}`);
    await ask(served, 'POST', `/media/CH/${id}/start`);
    spent();
    const waitFor = async (isDone: (delivery: MediaDelivery) => boolean) => {
      for (let asked = 0; ; await wait(lookEveryMs)) {
        if (looks.kept.length < mostLooks) await looks.look();
        if (performance.now() - asked < 1000) continue;
        asked = performance.now();
        if (isDone(await ask(served, 'GET', `/media/CH/${id}`))) return;
      }
    };
    await waitFor(({ state }) => state === 'done');
    tell(`stored and shown after ${since()}`);
    const whileStored = looks.taken();
    const stored = { ...whileStored, cpu: ofPhotos(whileStored) };
    tell(
      `a photo stored: ${stored.cpu.worker} ms of CPU in the worker, ${stored.cpu.database} ms in the database`,
    );
    tellPages('while stored', whileStored);
    await waitFor(({ counts: now }) => now.stored === 0);
    const done = await ask(served, 'GET', `/media/CH/${id}`);
    tell(`with variants after ${since()}: ${done.counts.ready} ready, ${done.counts.failed} failed`);
    const whileMade = looks.taken();
    tellPages('while variants were made', whileMade);
    const ready = { ...whileMade, cpu: ofPhotos(whileMade) };
    const beside = (busy: Looked, cpu: Spent): Measured['parts'] => ({
      'kept page': besideIdle(busy.kept, idle.kept, 'the same page at rest'),
      'made pages': besideIdle(busy.made, idle.made, 'others at rest'),
      'CPU ms of a photo': { marks: cpu },
    });
    const { 'kept page': whole, ...others } = beside(stored, stored.cpu) ?? {};
    const after = Object.entries(beside(ready, ready.cpu) ?? {}).map(
      ([name, part]) => [`variants: ${name}`, part] as const,
    );
    return { ...whole, parts: { ...others, ...Object.fromEntries(after) } };
  } finally {
    worker.disconnect();
    await once(worker, 'exit');
    await rm(zipPath, { force: true });
    await served.close();
  }
};

interface Looked {
  kept: number[];
  made: number[];
  /** How many of the kept ones had to be made anew, as something was changed that they show. */
  renewed: number;
}

/** Looks at a page that was made before, and at one that nobody has seen. */
class Looks implements Looked {
  kept: number[] = [];
  made: number[] = [];
  renewed = 0;
  readonly #served: Served;
  readonly #unseen: string[];

  constructor(served: Served, unseen: string[]) {
    this.#served = served;
    this.#unseen = unseen;
  }

  async look(): Promise<void> {
    const kept = await this.#timeOf('/de/category/fenster');
    this.kept.push(kept.ms);
    if (kept.isMade) this.renewed += 1;
    const key = this.#unseen.pop();
    if (key !== undefined) this.made.push((await this.#timeOf(`/de/product/${key}`)).ms);
  }

  /** What was measured since the last time. */
  taken(): Looked {
    const { kept, made, renewed } = this;
    [this.kept, this.made, this.renewed] = [[], [], 0];
    return { kept, made, renewed };
  }

  async #timeOf(path: string): Promise<{ ms: number; isMade: boolean }> {
    const start = performance.now();
    const { headers } = await this.#served.client.get(path);
    const ms = performance.now() - start;
    return { ms, isMade: String(headers['cache-status']).includes('miss') };
  }
}

function besideIdle(busy: readonly number[], idle: readonly number[], what: string): Measured {
  const measured = percentiles(busy);
  const baseline = { what, p95: percentiles(idle).p95 };
  return { ...measured, baseline, ratio: measured.p95 / baseline.p95 };
}

type Spent = { worker: number; database: number };

/** Tells what was spent since the last time, in CPU milliseconds: by the worker with what decodes, by the database. */
async function meter({ database }: World, worker: ChildProcess): Promise<() => Spent> {
  const pids = { worker: worker.pid ?? 0, database: await databasePid(database.write) };
  const now = () => ({ worker: 1000 * cpuSeconds(pids.worker), database: 1000 * cpuSeconds(pids.database) });
  let before = now();
  return () => {
    const after = now();
    const spent = { worker: after.worker - before.worker, database: after.database - before.database };
    before = after;
    return spent;
  };
}

/** The worker of the server, as the product starts it. */
function startWorker(url: string, dataDir: string): ChildProcess {
  return fork(join(import.meta.dirname, '../../server/worker.ts'), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      LOG_LEVEL: 'error',
    },
    execArgv: [...workerFlags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function ask(
  { port, signedIn }: Served,
  method: string,
  path: string,
  body?: object,
): Promise<MediaDelivery> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/import${path}`, {
    method,
    headers: { ...signedIn, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function uploadWhole(
  { port, signedIn }: Served,
  orgaSid: string,
  path: string,
): Promise<{ upload: string; bytes: number }> {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const tus = { ...signedIn, 'tus-resumable': tusVersion };
  await using file = await open(path);
  const { size } = await file.stat();
  const begun = await fetch(`http://127.0.0.1:${port}/api/import/upload/CH`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(size),
      'upload-metadata': `filename ${base64('fotos.zip')},orgaSid ${base64(orgaSid)}`,
    },
  });
  if (begun.status !== 201) throw new Error(await begun.text());
  const location = begun.headers.get('location') ?? '';
  const part = new Uint8Array(partBytes);
  for (let offset = 0; offset < size;) {
    const { bytesRead } = await file.read(part, 0, partBytes, offset);
    const sent = await fetch(`http://127.0.0.1:${port}${location}`, {
      method: 'PATCH',
      headers: { ...tus, 'upload-offset': String(offset), 'content-type': partMediaType },
      body: part.subarray(0, bytesRead),
    });
    if (sent.status !== 204) throw new Error(await sent.text());
    offset += bytesRead;
  }
  return { upload: location.split('/').at(-1) ?? '', bytes: size };
}

async function sidsOf({ database }: World, orgaSid: string): Promise<string[]> {
  const rows = await database.read<{ sid: string }[]>`
    select sid from product where platform = 'CH' and orga_sid = ${orgaSid} order by id limit 1500`;
  return rows.map(({ sid }) => sid);
}
