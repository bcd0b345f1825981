import { describe, it } from 'vitest';
import { recordWorld } from '../records/recordWorld.ts';
import { sameVerdicts, sameVerdictsInTables } from '../records/sameVerdicts.ts';

/** How many records of each entity are judged; `RECORDS` says another number. */
const records = Number(process.env.RECORDS ?? 10_000);
const runs = { records, atATime: Math.min(records, 500), seed: Number(process.env.SEED_OF_RECORDS ?? 20260118) };
const timeout = 3_600_000;
const world = await recordWorld(runs.atATime);

describe(`${records} records of each entity are judged alike by all ways`, { timeout }, () => {
  it.each(['product', 'orga', 'orgaInfo', 'retailerData'] as const)('%s', async (name) => {
    await sameVerdicts(world, name, runs);
  });

  it('product in a table', async () => {
    await sameVerdictsInTables(world, runs);
  });
});
