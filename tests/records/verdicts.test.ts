import { describe, it } from 'vitest';
import { recordWorld } from './recordWorld.ts';
import { sameVerdicts, sameVerdictsInTables } from './sameVerdicts.ts';

const runs = { records: 40, atATime: 40, seed: 20260118 };
const world = await recordWorld(runs.atATime);

describe('A record is judged alike in a body, in a file, and when it comes back from the record of changes', () => {
  it.each(['product', 'orga', 'orgaInfo', 'retailerData'] as const)('%s', async (name) => {
    await sameVerdicts(world, name, runs);
  });

  it('product in a table', async () => {
    await sameVerdictsInTables(world, runs);
  });
});
