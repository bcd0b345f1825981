import { beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { judgePending } from './judgePending.ts';

let call: Call;
let database: TaggedDatabase;
const url = '/import/product/CH/alpenfenster/f1';
const quality = async () => (await call('supplier', 'GET', url)).json().quality;
const completeness = async (list: string) => {
  const things = (await call('supplier', 'GET', list)).json() as { quality?: { completeness: number } }[];
  return things.map((thing) => thing.quality?.completeness);
};

beforeAll(async () => {
  ({ call, database } = await smallWorld());
});

it('A filled attribute raises the score in the same request, and its category decides what is asked', async () => {
  const before = await quality();
  expect(before.missing).not.toContain('attributes.u-wert');
  await call('admin', 'POST', '/import/attribute', {
    sid: 'u-wert',
    name: { de: 'U-Wert' },
    kind: 'number',
    group: 'energy',
    categories: [{ sid: 'fenster', required: true }],
  });
  await judgePending(database);
  const asked = await quality();
  expect(asked.missing).toContain('attributes.u-wert');
  expect(asked.completeness).toBeLessThan(before.completeness);

  const product = (await call('supplier', 'GET', url)).json();
  const saved = (await call('supplier', 'PUT', url, { ...product, attributes: { 'u-wert': 0.8 } })).json();
  expect(saved.quality.completeness).toBeGreaterThan(asked.completeness);
  expect(saved.quality.missing).not.toContain('attributes.u-wert');
  expect(await quality()).toEqual(saved.quality);
});

it('Lists are sorted by it, and a company has the mean of its products', async () => {
  await judgePending(database);
  const up = await completeness('/import/product/CH?sort=["quality.completeness","ASC"]&range=[0,9]');
  const down = await completeness('/import/product/CH?sort=["quality.completeness","DESC"]&range=[0,9]');
  expect(new Set(up).size).toBe(2);
  expect(up.toReversed()).toEqual(down);
  const mean = Math.floor(up.reduce<number>((sum, share) => sum + (share ?? 0), 0) / up.length);
  const orga = (await call('supplier', 'GET', '/import/orga/CH/alpenfenster')).json();
  expect(orga.quality.completeness).toBe(mean);
});

it('Somebody may not say how complete a product is', async () => {
  const product = (await call('supplier', 'GET', url)).json();
  const refused = await call('supplier', 'PUT', url, { ...product, quality: { completeness: 100 } });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toMatchObject([{ path: 'quality.completeness', code: 'read-only' }]);
});

it('A company has the mean of those that are left when a product goes', async () => {
  const mean = async () =>
    (await call('supplier', 'GET', '/import/orga/CH/alpenfenster')).json().quality?.completeness;
  const before = await mean();
  await call('supplier', 'DELETE', url);
  await judgePending(database);
  const left = await completeness('/import/product/CH?range=[0,9]');
  expect(await mean()).toBe(
    Math.floor(left.reduce<number>((sum, share) => sum + (share ?? 0), 0) / left.length),
  );
  expect(await mean()).not.toBe(before);
});
