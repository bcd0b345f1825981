import type { Measured } from './bench.ts';
import { percentiles, timed } from './percentiles.ts';
import type { Served } from './serveWorld.ts';
import { spentUnderLoad } from './spentUnderLoad.ts';
import { again, underLoad } from './underLoad.ts';
import type { World } from './world.ts';

const warmUp = 20;

interface Asked {
  name: string;
  paths: readonly string[];
  headers?: Record<string, string>;
  leastShare?: number;
  /** Requests a second. */
  leastRate?: number;
}

/**
 * Asks for each path, one after the other and then on many connections, beside a route of the same server that
 * sends the answer to the first one from memory.
 */
export async function besideFixed(
  served: Served,
  world: World,
  { name, paths, headers = {}, leastShare, leastRate }: Asked,
): Promise<Measured> {
  const { client, keep } = served;
  const [first] = paths;
  if (first === undefined) throw new Error(`Nothing to ask for: measure ${name} with more products.`);
  const fixed = await keep(name, await client.get(first, headers));
  const ask = (path: string) => client.get(path, headers);
  const ways = [ask, () => ask(fixed)];
  await timed(paths.slice(0, warmUp), ways);
  const [ours = [], plain = []] = await timed(paths, ways);
  const measured = percentiles(ours);
  const baseline = {
    what: 'the same bytes from memory, by a route of the same server',
    p95: percentiles(plain).p95,
    requestsPerSecond: await underLoad(again([fixed]), ask),
  };
  const { requestsPerSecond, spent } = await spentUnderLoad(served, world, again(paths), { headers });
  return {
    ...measured,
    requestsPerSecond,
    spent,
    baseline,
    ratio: measured.p95 / baseline.p95,
    share: requestsPerSecond / baseline.requestsPerSecond,
    ...(leastShare !== undefined && { leastShare }),
    ...(leastRate !== undefined && { least: { requestsPerSecond: leastRate } }),
  };
}
