import { setTimeout as wait } from 'node:timers/promises';
import { suggest } from '../../../server/find/suggestions/suggest.ts';
import { visitorScope } from '../../setup/catalogue.ts';
import type { TaggedPool } from '../../setup/tagged.ts';
import type { Measured } from './bench.ts';
import { percentiles } from './percentiles.ts';
import { benchProducts } from './products.ts';
import { typedTexts } from './queries.ts';
import type { World } from './world.ts';

const texts = 300;
const pauseMs = 10;
/** So often each is asked while nothing else is done: of a few hundred the slowest twentieth is chance. */
const rounds = 5;
/** What was written before is swept by the server on its own, which is not nothing. */
const longestSweepMs = 60_000;

/** What a visitor waits for suggestions while something else is done, beside what it is while nothing else is. */
export async function suggestionsDuring(
  { database, products }: Pick<World, 'database' | 'products'>,
  work: () => Promise<void>,
): Promise<Measured> {
  const typed = typedTexts(benchProducts(products), Math.max(1, Math.floor(products / texts)));
  const scope = visitorScope('CH');
  const ask = async (text: string) => {
    await wait(pauseMs);
    const start = performance.now();
    await suggest(database.read, scope, 'de', text);
    return performance.now() - start;
  };
  for (const text of typed.slice(0, texts / 10)) await ask(text);
  const before: number[] = [];
  await swept(database.write);
  for (let round = 0; round < rounds; round += 1) for (const text of typed) before.push(await ask(text));

  let isDone = false;
  const done = work().finally(() => (isDone = true));
  const during: number[] = [];
  for (let nth = 0; !isDone; nth += 1) during.push(await ask(typed[nth % typed.length] as string));
  await done;
  const measured = percentiles(during);
  const { p50, p95 } = percentiles(before);
  const baseline = { what: 'suggestions before it', p50, p95 };
  const ratioP50 = Number((measured.p50 / p50).toPrecision(3));
  return { ...measured, baseline, ratio: measured.p95 / p95, ratioP50 };
}

async function swept(write: TaggedPool): Promise<void> {
  const end = performance.now() + longestSweepMs;
  while (performance.now() < end && (await write`select from pg_stat_progress_vacuum`).length > 0)
    await wait(500);
}
