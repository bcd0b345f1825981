import type { Bench, Measured } from './setup/bench.ts';
import { categoryAddresses, productAddresses } from './setup/madeAddresses.ts';
import { serveWorld, type Served } from './setup/serveWorld.ts';
import { spentUnderLoad } from './setup/spentUnderLoad.ts';

const longestMs = 10_000;
/** A server is measured as it serves: V8 goes on compiling what makes a page for some thousands of them. */
const warmUpMs = 10_000;
const addresses = 40_000;
/** Pages that are looked at for their size. */
const sampled = 40;

/**
 * Pages of products and categories under addresses of which none is asked for twice, so that every one is made: the rate
 * on twenty connections, and what each costs the server and the database.
 */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const kinds = {
    product: { paths: await productAddresses(filled, addresses), mostPlainBytes: 25_000 },
    category: { paths: await categoryAddresses(filled), mostPlainBytes: 40_000 },
  };
  const served = await serveWorld(filled);
  try {
    const parts: Record<string, Measured> = {};
    for (const [name, { paths, mostPlainBytes }] of Object.entries(kinds)) {
      tell(`${paths.length} different addresses of pages of a ${name}`);
      const plain = await plainBytes(served, paths.slice(-sampled));
      const rest = paths[Symbol.iterator]();
      await spentUnderLoad(served, filled, rest, { longestMs: warmUpMs });
      parts[name] = {
        ...(await spentUnderLoad(served, filled, rest, { longestMs })),
        plainBytes: plain,
        least: { requestsPerSecond: 600 },
        most: { serverMs: 2, databaseMs: 1, statements: 2.05, plainBytes: mostPlainBytes },
      };
    }
    return { ...parts['product'], parts };
  } finally {
    await served.close();
  }
};

/** Bytes of the largest of some pages, not compressed, without the style sheet that stands in each. */
async function plainBytes({ client }: Served, paths: readonly string[]): Promise<number> {
  let most = 0;
  for (const path of paths) {
    const { body } = await client.get(path, { 'accept-encoding': 'identity' });
    const html = body.toString().replace(/<style>.*?<\/style>/s, '');
    most = Math.max(most, Buffer.byteLength(html));
  }
  return most;
}
