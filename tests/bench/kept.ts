import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { languages } from '../../resources/language/languages.ts';
import { indexPendingProducts } from '../../server/find/index/indexPendingProducts.ts';
import type { Bench } from './setup/bench.ts';
import { categorySids } from './setup/catalogueKeys.ts';
import { peakBytes } from './setup/importJob.ts';
import { percentiles } from './setup/percentiles.ts';
import { serveWorld, type Served } from './setup/serveWorld.ts';
import { spentUnderLoad } from './setup/spentUnderLoad.ts';
import type { World } from './setup/world.ts';
import { underLoad } from './setup/underLoad.ts';
import { zipf } from './setup/zipf.ts';

const connections = 10;
const editsPerSecond = 10;
const skew = 0.9;
const asBrowsersDo = { 'accept-encoding': 'gzip' };
/** Longer than a change takes to be known, with its search rows. */
const untilKnownMs = 3_000;

/** How many pages are asked for once, the most wanted last, before any is drawn: who has served for days has them. */
const filling = Number(process.env.FILL ?? 300_000);
/** The share of them that is asked for while records are edited already. */
const late = 0.4;
/** How long records are edited, and pages drawn, before it is counted, and while it is, in seconds; how many are compared. */
const editing = Number(process.env.EDITING ?? 240);
const warmUp = Number(process.env.WARM_UP ?? 60);
const seconds = Number(process.env.SECONDS ?? 60);
const samples = Number(process.env.SAMPLES ?? 1_000);
/** So many of what was asked for first, the least wanted, are asked for again, to see what unpacking costs. */
const unpacked = 400;

/**
 * Pages asked for by Zipf's law over all of the catalogue in all languages, while records are edited by the same law:
 * which share of the answers was kept, and whether any of them differs from one made anew.
 */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const { pages, products, others } = await everything(filled);
  const [served, fresh] = [await serveWorld(filled), await serveWorld(filled)];
  const page = zipf(pages.length, skew);
  const pick = { product: zipf(products.length, skew), other: zipf(others.length, skew) };
  const end = new AbortController();
  const counts = { hits: 0, made: 0, edits: 0, refused: 0 };
  let times: number[] = [];
  const reset = () => {
    counts.hits = 0;
    counts.made = 0;
    times = [];
  };

  async function visit(): Promise<void> {
    while (!end.signal.aborted) {
      const path = pages[page()] ?? '/de';
      const start = performance.now();
      const { headers } = await served.client.get(path, asBrowsersDo);
      times.push(performance.now() - start);
      if (String(headers['cache-status']).endsWith('hit')) counts.hits += 1;
      else counts.made += 1;
    }
  }

  async function edit(): Promise<void> {
    for (let number = 0, due = performance.now(); !end.signal.aborted; number += 1) {
      const path = number % 10 === 9 ? others[pick.other()] : products[pick.product()];
      if (path !== undefined && (await change(served, path, number))) counts.edits += 1;
      else counts.refused += 1;
      due += 1000 / editsPerSecond;
      await wait(Math.max(0, due - performance.now()));
    }
  }

  async function index(): Promise<void> {
    while (!end.signal.aborted) {
      await indexPendingProducts(filled.database);
      await wait(200);
    }
  }

  try {
    tell(
      `${pages.length} pages; so many of them once: ${filling}; edits for ${editing} s, draws for ${warmUp} s, then ${seconds} s counted`,
    );
    // What is wanted most is asked for last, as if it had been wanted all the time.
    const first = pages.slice(0, filling).toReversed();
    const early = Math.round(first.length * (1 - late));
    const fill = (some: string[]) =>
      underLoad(some, (path) => served.client.get(path, asBrowsersDo), Infinity);
    const rate = await fill(first.slice(0, early));
    tell(
      `filled at ${rate} pages a second; the server has held ${megabytes(await peakBytes(...served.pids))} MB`,
    );
    const ask = { headers: asBrowsersDo, longestMs: Infinity };
    const parts = {
      unpacked: await spentUnderLoad(served, filled, first.slice(0, unpacked), ask),
      made: await spentUnderLoad(fresh, filled, first.slice(0, unpacked), ask),
    };
    const edited = performance.now();
    const working = [edit(), index()];
    await fill(first.slice(early));
    working.push(...Array.from({ length: connections }, visit));
    await wait(1000 * Math.max(warmUp, editing - (performance.now() - edited) / 1000));
    reset();
    await wait(seconds * 1000);
    const measured = { ...counts, times: percentiles(times) };
    end.abort();
    await Promise.all(working);
    await indexPendingProducts(filled.database);
    await wait(untilKnownMs);
    let different = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      const path = pages[page()] ?? '/de';
      const [kept, made] = [await keptPage(served, path), await freshPage(fresh, path)];
      if (kept !== made) {
        different += 1;
        if (different <= 5) tell(`differs: ${path}`);
      }
    }
    const share = measured.hits / (measured.hits + measured.made);
    tell(
      `${measured.hits + measured.made} answers, ${measured.made} made; ${measured.edits} edits, ${measured.refused} refused; ${different} of ${samples} differ`,
    );
    return {
      ...measured.times,
      requestsPerSecond: Math.round((measured.hits + measured.made) / seconds),
      share,
      leastShare: 0.9,
      memoryBytes: await peakBytes(...served.pids),
      marks: { different },
      parts,
    };
  } finally {
    end.abort();
    await served.close();
    await fresh.close();
  }
};

/** All pages in an order of their own, and what is edited: the records of products, companies and categories. */
async function everything(world: World): Promise<{ pages: string[]; products: string[]; others: string[] }> {
  const { write } = world.database;
  const keys = await write<{ key: string }[]>`
    select orga_sid || '/' || sid as key from product where platform = 'CH' order by md5(orga_sid || sid)`;
  const orgas = await write<{ sid: string }[]>`select sid from orga where platform = 'CH' order by md5(sid)`;
  const categories = await categorySids(world);
  const paths = [
    ...categories.map((sid) => `category/${sid}`),
    ...orgas.map(({ sid }) => `orga/${sid}`),
    ...keys.map(({ key }) => `product/${key}`),
  ];
  return {
    pages: paths.flatMap((path) => languages.map((language) => `/${language}/${path}`)),
    products: keys.map(({ key }) => `/api/import/product/CH/${key}`),
    others: orgas.flatMap(({ sid }, nth) => [
      `/api/import/orga/CH/${sid}`,
      ...categories.slice(nth, nth + 1).map((category) => `/api/import/category/${category}`),
    ]),
  };
}

/** Reads a record, says something else in it and stores it; false where it was refused. */
async function change({ port, client, signedIn }: Served, path: string, number: number): Promise<boolean> {
  const { body, headers } = await client.get(path, { ...signedIn, 'accept-encoding': 'identity' });
  const record: Record<string, unknown> = JSON.parse(body.toString());
  const text = JSON.stringify(edited(record, number));
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method: 'PUT',
      headers: {
        ...signedIn,
        host: `ch.localhost:${port}`,
        'content-type': 'application/json',
        'if-match': String(headers.etag),
      },
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      answer.resume();
      resolve((answer.statusCode ?? 500) < 300);
    });
    sent.end(text);
  });
}

/** The title of a product, which lists show too; of what else there is the description. */
function edited(record: Record<string, unknown>, number: number): Record<string, unknown> {
  const said = { de: `Stand ${number}` };
  const [of, field] = record['productInfo']
    ? ['productInfo', 'title']
    : record['orgaDetails']
      ? ['orgaInfo', 'description']
      : ['', 'description'];
  if (!of) return { ...record, [field]: said };
  return { ...record, [of]: { ...Object(record[of]), [field]: said } };
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** As it was kept while it was drawn. */
async function keptPage({ client, port }: Served, path: string): Promise<string> {
  const { body } = await client.get(path, asBrowsersDo);
  return withoutPort(gunzipSync(body), port);
}

/** In an encoding in which nobody has asked for it before. */
async function freshPage({ client, port }: Served, path: string): Promise<string> {
  const { body } = await client.get(path, { 'accept-encoding': 'identity' });
  return withoutPort(body, port);
}

/** Each server names itself by its own port. */
function withoutPort(body: Buffer, port: number): string {
  return body.toString().replaceAll(`:${port}`, '');
}
