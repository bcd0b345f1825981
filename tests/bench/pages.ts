import { setTimeout as wait } from 'node:timers/promises';
import { languages } from '../../resources/language/languages.ts';
import { tellFeed } from '../../server/records/feed/tellFeed.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { categorySids, productKeys } from './setup/catalogueKeys.ts';
import { percentiles, timed } from './setup/percentiles.ts';
import { serveWorld, type Served } from './setup/serveWorld.ts';
import { again, underLoad } from './setup/underLoad.ts';

const shown = 300;
const shownUnderLoad = 3000;
const warmUp = 20;
const startRounds = 10;
/** Longer than the server goes without reading the feed. */
const untilSeenMs = 600;

/** Pages as a browser gets them, each made for the first time and once more from the cache. */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const served = await serveWorld(filled);
  const { client } = served;
  try {
    const fixed = await served.keep('page', await client.get('/de'));
    const show = showing(served, fixed);
    const plainRate = await underLoad(again([fixed]), client.get);
    const rated = async (page: Page, unseen: readonly string[], seen: readonly string[], least?: Least) => ({
      rendered: withRate(page.rendered, await underLoad(unseen, client.get), plainRate, least?.rendered),
      cached: withRate(page.cached, await underLoad(again(seen), client.get), plainRate, least?.cached),
    });

    const products = (await productKeys(filled, warmUp + shown + shownUnderLoad)).map(
      (key) => `/de/product/${key}`,
    );
    await show(products.splice(0, warmUp));
    const seenProducts = products.splice(0, shown);
    const product = await rated(summary(await show(seenProducts)), products, seenProducts, {
      rendered: 0.01,
      cached: 0.7,
    });

    const categories = (await categorySids(filled)).flatMap((sid) =>
      ['popularity', 'title', 'newest'].map((sort) => `/de/category/${sid}?sort=${sort}`),
    );
    const seenCategories = categories.splice(0, shown);
    const category = await rated(summary(await show(seenCategories)), categories, seenCategories);

    const startTimes: number[][] = [[], [], []];
    for (let round = 0; round < startRounds; round += 1) {
      await tellFeed(filled.database.write, '*', ['CH']);
      await wait(untilSeenMs);
      const times = await show(languages.map((language) => `/${language}`));
      for (const [way, ofRound] of times.entries()) startTimes[way]?.push(...ofRound);
    }
    const start = summary(startTimes);

    tell(
      `${shown} product pages, ${seenCategories.length} category pages, ${startTimes[0]?.length} start pages`,
    );
    return {
      ...product.rendered,
      parts: {
        cached: product.cached,
        category: category.rendered,
        categoryCached: category.cached,
        start: start.rendered,
        startCached: start.cached,
      },
    };
  } finally {
    await served.close();
  }
};

interface Page {
  rendered: Measured;
  cached: Measured;
}

/** The least share of requests of each. */
type Least = Record<keyof Page, number>;

function withRate(
  page: Measured,
  requestsPerSecond: number,
  plainRate: number,
  leastShare: number | undefined,
): Measured {
  return {
    ...page,
    requestsPerSecond,
    baseline: page.baseline && { ...page.baseline, requestsPerSecond: plainRate },
    share: requestsPerSecond / plainRate,
    ...(leastShare !== undefined && { leastShare }),
  };
}

/** The times of the first call of a page, of the second, and of the fixed one. */
function showing({ client }: Served, fixed: string) {
  return (paths: readonly string[]) =>
    timed(paths, [(path) => client.get(path), (path) => client.get(path), () => client.get(fixed)]);
}

function summary([rendered = [], cached = [], fixed = []]: number[][]): Page {
  const baseline = {
    what: 'a fixed page from memory, by a route of the same server',
    p95: percentiles(fixed).p95,
  };
  const beside = (times: number[]): Measured => {
    const measured = percentiles(times);
    return { ...measured, baseline: { ...baseline }, ratio: measured.p95 / baseline.p95 };
  };
  return { rendered: beside(rendered), cached: beside(cached) };
}
