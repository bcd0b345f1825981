import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { partMediaType, tusVersion } from '../../resources/calls/tus.ts';
import type { MediaDelivery } from '../../resources/calls/media.ts';
import { zipOf } from '../setup/sendMedia.ts';
import type { Bench } from './setup/bench.ts';
import { largestOrgas } from './setup/catalogueKeys.ts';
import { percentiles } from './setup/percentiles.ts';
import { serveWorld, type Served } from './setup/serveWorld.ts';

/** By `PHOTOS=3000 LARGE_PHOTOS=100` as many as a supplier brings. */
const photos = Number(process.env.PHOTOS ?? 300);
const largePhotos = Number(process.env.LARGE_PHOTOS ?? 10);
const idleLooks = 200;
const lookAgainMs = 250;

/** More than a company usually may have. */
const settings = {
  BUDGET_STORED_MB: '20000',
  BUDGET_UPLOADED_MB_A_DAY: '20000',
  BUDGET_PICTURES_A_DAY: '100000',
  BUDGET_MEGAPIXELS_A_DAY: '1000000',
};

/** A page that everybody reads, while a zip file of photos is taken in; against the same page without it. */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const [orga] = await largestOrgas(filled, 1);
  if (!orga) throw new Error('The catalogue has no company: measure with more products.');
  const served = await serveWorld(filled, settings);
  const worker = startWorker(filled.database.url, served.dataDir);
  try {
    const look = () => served.client.get('/api/CH/category/fenster');
    const idle: number[] = [];
    while (idle.length < idleLooks) idle.push(await timeOf(look));
    const sids = await sidsOf(served, orga.sid);
    const zip = await zipOf(await photosOf(sids));
    tell(
      `a zip file of ${photos} photos of 2 megapixels and ${largePhotos} of 24: ${Math.round(zip.length / 1024 / 1024)} MB`,
    );

    const start = performance.now();
    const since = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    const upload = await uploadWhole(served, orga.sid, zip);
    tell(`uploaded after ${since()}`);
    const { id, counts } = await ask(served, 'POST', '/media/CH', { orgaSid: orga.sid, uploads: [upload] });
    tell(`matched after ${since()}: ${counts.proposed} of ${photos + largePhotos}`);
    await ask(served, 'POST', `/media/CH/${id}/start`);
    const busy: number[] = [];
    const waitFor = async (isDone: (delivery: MediaDelivery) => boolean) => {
      let looked = performance.now();
      for (;;) {
        busy.push(await timeOf(look));
        if (performance.now() - looked < lookAgainMs) continue;
        looked = performance.now();
        if (isDone(await ask(served, 'GET', `/media/CH/${id}`))) return;
        await wait(10);
      }
    };
    await waitFor(({ state }) => state === 'done');
    tell(`stored and shown after ${since()}`);
    const whileStoring = percentiles(busy);
    await waitFor(({ counts: now }) => now.stored === 0);
    tell(`with variants after ${since()}`);
    const baseline = { what: 'the same page while nothing is taken in', p95: percentiles(idle).p95 };
    return { ...whileStoring, baseline, ratio: whileStoring.p95 / baseline.p95 };
  } finally {
    worker.disconnect();
    await once(worker, 'exit');
    await served.close();
  }
};

/** The worker of the server, as the product starts it. */
function startWorker(url: string, dataDir: string): ChildProcess {
  return fork(join(import.meta.dirname, '../../server/worker.ts'), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      LOG_LEVEL: 'error',
      ...settings,
    },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
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

async function uploadWhole({ port, signedIn }: Served, orgaSid: string, zip: Buffer): Promise<string> {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const tus = { ...signedIn, 'tus-resumable': tusVersion };
  const begun = await fetch(`http://127.0.0.1:${port}/api/import/upload/CH`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(zip.length),
      'upload-metadata': `filename ${base64('fotos.zip')},orgaSid ${base64(orgaSid)}`,
    },
  });
  const location = begun.headers.get('location') ?? '';
  const sent = await fetch(`http://127.0.0.1:${port}${location}`, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': partMediaType },
    body: new Uint8Array(zip),
  });
  if (sent.status !== 204) throw new Error(await sent.text());
  return location.split('/').at(-1) ?? '';
}

async function sidsOf({ port, signedIn }: Served, orgaSid: string): Promise<string[]> {
  const filter = encodeURIComponent(JSON.stringify({ 'orgaInfo.sid': orgaSid }));
  const url = `http://127.0.0.1:${port}/api/import/product/CH?range=[0,199]&filter=${filter}`;
  const products = (await (await fetch(url, { headers: signedIn })).json()) as { sid: string }[];
  return products.map(({ sid }) => sid);
}

/** Each another one, as noisy as a sensor makes them. */
async function photosOf(sids: readonly string[]): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (let index = 0; index < photos + largePhotos; index += 1) {
    const isLarge = index >= photos;
    const sid = sids[index % sids.length] ?? '';
    files[`${sid}_${index}.jpg`] = await (isLarge ? photoOf(6000, 4000) : photoOf(1732, 1155));
  }
  return files;
}

async function photoOf(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const channels = 3;
  const create = {
    width: Math.round(width / 3),
    height: Math.round(height / 3),
    channels,
    noise,
    background: '#888',
  } as const;
  const small = await sharp({ create }).png().toBuffer();
  return sharp(small).resize(width, height, { fit: 'fill' }).jpeg({ quality: 88 }).toBuffer();
}
