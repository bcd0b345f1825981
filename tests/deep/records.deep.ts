import { describe, it } from 'vitest';
import { recordWorld } from '../records/recordWorld.ts';
import { sameVerdicts, sameVerdictsInTables, sameVerdictsOfStored } from '../records/sameVerdicts.ts';
import { deepRuns } from './deepRuns.ts';

const runs = deepRuns(6);
const world = await recordWorld(runs.atATime);

describe('Records are judged alike by all ways', () => {
  it.each(['product', 'orga', 'orgaInfo', 'retailerData'] as const)('%s', async (name) => {
    await sameVerdicts(world, name, runs);
  });

  it('product in the place of a stored one', async () => {
    await sameVerdictsOfStored(world, runs);
  });

  it('product in a table', async () => {
    await sameVerdictsInTables(world, runs);
  });
});
