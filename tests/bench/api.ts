import type { Bench } from './setup/bench.ts';
import { besideFixed } from './setup/besideFixed.ts';
import { categorySids, productKeys } from './setup/catalogueKeys.ts';
import { benchProducts } from './setup/products.ts';
import { typedTexts } from './setup/queries.ts';
import { serveWorld } from './setup/serveWorld.ts';
import { spentUnderLoad } from './setup/spentUnderLoad.ts';

const calls = 300;
const longestMs = 10_000;

/** One product, read as its supplier does, and beside it a list page, and what visitors read. */
export const bench: Bench = async ({ world }) => {
  const filled = await world();
  const keys = await productKeys(filled, calls);
  const categories = (await categorySids(filled)).slice(0, calls);
  const served = await serveWorld(filled);
  const { signedIn } = served;
  try {
    const one = await besideFixed(served, filled, {
      name: 'one',
      paths: keys.map((key) => `/api/import/product/CH/${key}`),
      headers: signedIn,
      leastShare: 0.15,
      leastRate: 2500,
    });
    const list = await besideFixed(served, filled, {
      name: 'list',
      paths: keys.map((_, page) => `/api/import/product/CH?range=[${page * 25},${page * 25 + 24}]`),
      headers: signedIn,
      leastShare: 0.05,
      leastRate: 800,
    });
    const product = await besideFixed(served, filled, {
      name: 'product',
      paths: keys.map((key) => `/api/CH/product/${key}?lang=de`),
      leastShare: 0.3,
    });
    const category = await besideFixed(served, filled, {
      name: 'category',
      paths: categories.map((sid) => `/api/CH/category/${sid}?lang=de`),
      leastShare: 0.3,
    });
    const some = searches(filled.products, Math.max(1, Math.floor(filled.products / calls)));
    // As browsers ask each time, so that what is kept is what is measured.
    const headers = { 'accept-encoding': 'gzip' };
    const search = await besideFixed(served, filled, {
      name: 'search',
      paths: [...some],
      headers,
      leastRate: 400,
    });
    // Texts that nobody typed before, so that each answer is made.
    const others = [...searches(filled.products, 1)].filter((path) => !some.has(path));
    // As with pages, what makes an answer is compiled for some thousands of them: every second text goes before.
    await spentUnderLoad(served, filled, everySecond(others, 1), { longestMs });
    const searchMade = {
      ...(await spentUnderLoad(served, filled, everySecond(others, 0), { longestMs })),
      least: { requestsPerSecond: 400 },
    };
    return { ...one, parts: { list, product, category, search, searchMade } };
  } finally {
    await served.close();
  }
};

function everySecond(paths: readonly string[], from: number): string[] {
  return paths.filter((_, nth) => nth % 2 === from);
}

/** The addresses under which texts are searched for that somebody types for one of so many products. */
function searches(products: number, every: number): Set<string> {
  const texts = typedTexts(benchProducts(products), every);
  return new Set(texts.map((text) => `/api/CH/search?${new URLSearchParams({ lang: 'de', text })}`));
}
