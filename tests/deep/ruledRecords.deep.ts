import { describe, it } from 'vitest';
import { product } from '../../resources/entities/product.ts';
import { namedSomehow } from '../records/namedSomehow.ts';
import { recordWorld } from '../records/recordWorld.ts';
import { sameVerdicts, sameVerdictsInTables, sameVerdictsOfStored } from '../records/sameVerdicts.ts';
import { deepRuns } from './deepRuns.ts';

product.rules = [namedSomehow];

const runs = deepRuns(3);
const world = await recordWorld(runs.atATime);

describe('Products of which a rule is asked are judged alike by all ways', () => {
  it('in JSON', async () => {
    await sameVerdicts(world, 'product', runs);
  });

  it('in the place of stored ones', async () => {
    await sameVerdictsOfStored(world, runs);
  });

  it('in a table', async () => {
    await sameVerdictsInTables(world, runs);
  });
});
