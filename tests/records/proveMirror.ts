import { once } from 'node:events';
import { expect } from 'vitest';
import { spawnWorker, killWorker } from '../setup/spawnWorker.ts';
import type { webhookWorld } from '../setup/webhookWorld.ts';
import { keptRecord, mirrorByWebhooks, productsThere } from './mirrorByWebhooks.ts';
import { mirrorOf } from './mirrorOf.ts';

interface Size {
  products: number;
  changes: number;
}

const path = '/mirror';
/** Rows of one import. */
const together = 2000;

/**
 * Keeps two copies of the products of a company, by the feed and by webhooks, through so many changes by files and by single calls: while
 * the worker is killed in the midst of an import and of its deliveries, and while the one who keeps the copies is away for an hour. At
 * the end both are what is there, record by record.
 */
export async function proveMirror(
  world: Awaited<ReturnType<typeof webhookWorld>>,
  { products, changes }: Size,
): Promise<void> {
  const { call, database, config } = world;
  const start = () => spawnWorker({ database, config, settings: { FETCH_ALLOWED: '127.0.0.1' } });
  let worker = start();
  let sequence = 0;
  const rowOf = (number: number) => ({
    sid: `m${number}`,
    productInfo: { articleNumber: `M-${number}`, title: { de: `Fenster ${(sequence += 1)}` } },
    categories: { mainCategory: { sid: number % 3 ? 'fenster' : 'dach' } },
  });
  const push = async (rows: unknown[], headers = {}) => {
    const answer = await call('supplier', 'POST', '/import/product/CH?orgaSid=alpenfenster', rows, headers);
    expect([200, 202]).toContain(answer.statusCode);
  };
  const pushAll = async (numbers: readonly number[]) => {
    for (let from = 0; from < numbers.length; from += together)
      await push(numbers.slice(from, from + together).map(rowOf));
  };
  const remove = async (number: number) => {
    const answer = await call('supplier', 'DELETE', `/import/product/CH/alpenfenster/m${number}`);
    expect([204, 404]).toContain(answer.statusCode);
  };
  /** A part of the changes: products changed and made, and a tenth of them taken away. */
  const change = async (part: number, share: number) => {
    const count = Math.ceil(changes * share);
    const first = (part * 7919) % products;
    const removed = Math.floor(count / 10);
    const made = Array.from({ length: removed }, (_, index) => products + part * changes + index);
    const changed = Array.from({ length: count - 2 * removed }, (_, index) => (first + index * 3) % products);
    await pushAll([...new Set([...changed, ...made])]);
    for (let index = 0; index < removed; index += 1) await remove((first + index * 5) % products);
  };

  await pushAll(Array.from({ length: products }, (_, number) => number));
  const fed = mirrorOf(call, 'supplier', '&entity=product&orga=alpenfenster', 500);
  await fed.follow();
  const hooked = mirrorByWebhooks(world, 'supplier', path);
  const { sid } = await world.make({ path });
  for (const [key, one] of await productsThere(call, 'supplier')) hooked.kept.set(key, one);

  await change(1, 0.4);
  await fed.follow();
  // Killed while it sends, and of many changes while it imports; what it had begun another one takes up.
  if (changes >= together)
    await push(
      Array.from({ length: together }, (_, number) => rowOf(number)),
      { prefer: 'respond-async' },
    );
  await killWorker(worker);
  worker = start();
  await change(2, 0.2);

  hooked.state.isAway = true;
  await change(3, 0.3);
  await expect
    .poll(() => world.log(sid), { timeout: 120_000 })
    .toContainEqual(expect.objectContaining({ state: 'waiting', status: 503 }));
  await killWorker(worker);
  worker = start();
  await world.later(1);
  hooked.state.isAway = false;
  await change(4, 0.1);

  await expect
    .poll(async () => (await world.later(), await whatIsOpen(world)), { timeout: 600_000, interval: 500 })
    .toEqual({ imports: 0, deliveries: 0, untold: 0 });
  // What was committed last is noted by a worker a moment later.
  let there = await productsThere(call, 'supplier');
  const otherThan = (kept: typeof there) => ({
    gone: [...kept.keys()].filter((key) => !there.has(key)),
    different: [...there].filter(([key, one]) => JSON.stringify(kept.get(key)) !== JSON.stringify(one)),
  });
  await expect
    .poll(
      async () => {
        await world.later();
        there = await productsThere(call, 'supplier');
        return otherThan(hooked.kept);
      },
      { timeout: 600_000, interval: 500 },
    )
    .toEqual({ gone: [], different: [] });
  expect(there.size).toBeGreaterThan(products / 2);
  await fed.follow();
  const byFeed = new Map(
    [...fed.kept.values()].map((item) => keptRecord.parse(item.record)).map((one) => [one.sid, one]),
  );
  expect(otherThan(byFeed)).toEqual({ gone: [], different: [] });
  expect(hooked.state.deliveries).toBeGreaterThan(0);
  worker.kill();
  await once(worker, 'exit');
}

/** What is still on its way to whoever keeps a copy. */
async function whatIsOpen({ database }: Awaited<ReturnType<typeof webhookWorld>>) {
  const [open] = await database.write`
    select
      (select count(*)::int from import_report where state in ('queued', 'running')) as imports,
      (select count(*)::int from webhook_delivery where state = 'waiting') as deliveries,
      (select count(*)::int from webhook_state where news > told) as untold`;
  return open;
}
