import sharp from 'sharp';
import { imagePath } from '../../resources/address/imagePath.ts';
import { formOf } from '../setup/calls.ts';
import type { Bench } from './setup/bench.ts';
import { largestOrgas } from './setup/catalogueKeys.ts';
import { peakBytes } from './setup/importJob.ts';
import { percentiles } from './setup/percentiles.ts';
import { serveWorld, type Served } from './setup/serveWorld.ts';

const photos = 8;
const idleLooks = 300;
const kind = 'productImage';

/** A picture that everybody loads, while eight photos of 24 megapixels are taken in; against the same without them. */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const [orga] = await largestOrgas(filled, 1);
  if (!orga) throw new Error('The catalogue has no company: measure with more products.');
  const served = await serveWorld(filled);
  try {
    const take = (bytes: Uint8Array) => upload(served, orga.sid, bytes);
    const { hash } = (await (await take(await photoOf(900, 600))).json()) as { hash: string };
    const path = imagePath({ kind, hash }, 'full');
    const look = () => served.client.get(path);
    const idle: number[] = [];
    while (idle.length < idleLooks) idle.push(await timeOf(look));

    const photo = await photoOf(6000, 4000);
    const start = performance.now();
    let isUnderWay = true;
    const taken = Promise.all(Array.from({ length: photos }, () => take(photo))).finally(() => {
      isUnderWay = false;
    });
    const busy: number[] = [];
    while (isUnderWay) busy.push(await timeOf(look));
    const answers = await taken;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    tell(`${answers.map(({ status }) => status).join(' ')} after ${seconds} s, ${busy.length} looks`);
    const measured = percentiles(busy);
    const baseline = { what: 'the same picture while nothing is taken in', p95: percentiles(idle).p95 };
    const memoryBytes = await peakBytes(...served.pids);
    return { ...measured, memoryBytes, baseline, ratio: measured.p95 / baseline.p95 };
  } finally {
    await served.close();
  }
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function upload({ port, signedIn }: Served, orgaSid: string, bytes: Uint8Array): Promise<Response> {
  const { body, headers } = await formOf({ orgaSid, file: { bytes, name: 'a.jpg', type: 'image/jpeg' } });
  const url = `http://127.0.0.1:${port}/api/import/image/CH/${kind}`;
  return fetch(url, { method: 'POST', headers: { ...signedIn, ...headers }, body: new Uint8Array(body) });
}

/** As soft as what a camera sees: noise, four times enlarged. */
async function photoOf(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const channels = 3;
  const create = { width: width / 4, height: height / 4, channels, noise, background: '#888' } as const;
  const small = await sharp({ create }).png().toBuffer();
  return sharp(small).resize(width, height).jpeg({ quality: 90 }).toBuffer();
}
