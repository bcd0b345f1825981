import { expect } from 'vitest';
import type { Call } from '../setup/calls.ts';
import { asNew } from '../setup/smallWorld.ts';
import { mirrorOf } from './mirrorOf.ts';

/**
 * Has eight writers create, change and delete products at the same time, while two copies are kept by the feed: one that
 * begins before them, one in their midst. At the end both are what is there, and neither was told anything twice.
 */
export async function proveFeed(call: Call, writes: number, size = 7): Promise<void> {
  const begin = () => mirrorOf(call, 'supplier', '&entity=product', size);
  const mirrors = [begin()];
  await mirrors[0]?.follow();
  let left = writes;
  let isDone = false;
  const writer = async (number: number) => {
    for (let turn = 0; left > 0; turn += 1) {
      left -= 1;
      // Four of them write the same products, so that they wait for each other.
      const sid = `p${number < 4 ? 'x' : number}-${turn % 12}`;
      await write(call, sid, (turn * 7 + number) % 5, `${number}.${turn}`);
    }
  };
  const reader = async () => {
    while (!isDone) {
      if (mirrors.length === 1 && left < writes / 2) mirrors.push(begin());
      for (const mirror of mirrors) await mirror.follow();
    }
  };
  const reading = reader();
  await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)));
  isDone = true;
  await reading;
  const there = await versionsOf(call);
  expect(mirrors).toHaveLength(2);
  for (const mirror of mirrors) {
    await mirror.follow();
    expect(new Map([...mirror.kept].map(([name, { version }]) => [name, version]))).toEqual(there);
    expect(mirror.told.filter((one, index) => mirror.told.indexOf(one) !== index)).toEqual([]);
  }
}

async function write(call: Call, sid: string, act: number, title: string): Promise<void> {
  const url = `/import/product/CH/alpenfenster/${sid}`;
  const product = {
    orgaInfo: { sid: 'alpenfenster' },
    sid,
    productInfo: { articleNumber: sid, title: { de: title } },
    categories: { mainCategory: { sid: 'fenster' } },
  };
  if (act === 0) await call('supplier', 'DELETE', url);
  else {
    const changed = await call('supplier', 'PUT', url, product);
    if (changed.statusCode === 404) await call('supplier', 'PUT', url, product, asNew);
  }
}

async function versionsOf(call: Call): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (let from = 0; ; from += 100) {
    const listed = await call('supplier', 'GET', `/import/product/CH?range=[${from},${from + 99}]`);
    const products: { sid: string; orgaInfo: { sid: string }; version: number }[] = listed.json();
    for (const { sid, orgaInfo, version } of products)
      versions.set(`product ${orgaInfo.sid}/${sid}`, version);
    if (products.length < 100) return versions;
  }
}
