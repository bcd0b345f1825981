import { beforeAll, describe, expect, it } from 'vitest';
import { chance } from '../../demo/random.ts';
import { exampleRecords } from './exampleRecords.ts';
import { readAsStored } from './readAsStored.ts';
import { payloads, storeAndRead, worldWithPages, type WorldWithPages } from './storedAndRead.ts';

const sample = 24;

let world: WorldWithPages;

beforeAll(async () => {
  world = await worldWithPages();
}, 120_000);

describe('What is stored is read in record, list, page and export', () => {
  it('be it a text that has broken other programs', async () => {
    const texts = (await payloads())
      .map((text, index) => ({ text, place: chance(index, 13) }))
      .toSorted((a, b) => a.place - b.place)
      .slice(0, sample)
      .map(({ text }) => text);
    expect(await storeAndRead(world, texts)).toBeGreaterThan(sample);
  }, 120_000);

  it('and is there what the write said, whatever storing made of it', async () => {
    for (const record of await exampleRecords(world)) {
      const stored = await readAsStored(world, record, { runs: 5, seed: 20261122 });
      expect(stored, record.entity.name).toBeGreaterThan(0);
    }
  }, 120_000);
});
