import { beforeAll, describe, expect, it } from 'vitest';
import { exampleRecords } from '../records/exampleRecords.ts';
import { readAsStored } from '../records/readAsStored.ts';
import { payloads, storeAndRead, worldWithPages, type WorldWithPages } from '../records/storedAndRead.ts';
import { deepSeed } from './deepSeed.ts';

const runs = 60;

let world: WorldWithPages;

beforeAll(async () => {
  world = await worldWithPages();
});

describe('What is stored is read in record, list, page and export', () => {
  it('and is there what the write said, whatever storing made of it', async () => {
    const seed = deepSeed();
    for (const record of await exampleRecords(world)) {
      const stored = await readAsStored(world, record, { runs, seed });
      expect(stored, record.entity.name).toBeGreaterThan(runs / 4);
    }
  });

  it('be it any text that has broken other programs, or it is refused', async () => {
    const texts = await payloads();
    expect(await storeAndRead(world, texts)).toBeGreaterThan(texts.length);
  });
});
