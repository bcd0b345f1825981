import { beforeEach, describe, expect, it } from 'vitest';
import { product } from '../../resources/entities/product.ts';
import type { Row } from '../../resources/shape.ts';
import { namedSomehow } from './namedSomehow.ts';
import { company, recordWorld } from './recordWorld.ts';
import { sameVerdicts, sameVerdictsInTables, sameVerdictsOfStored } from './sameVerdicts.ts';
import { tableOf } from './tableOf.ts';

product.rules = [namedSomehow];

const runs = { records: 40, atATime: 40, seed: 20260119 };
const world = await recordWorld(runs.atATime);
beforeEach(async () => {
  await world.database.write`delete from product where orga_sid = ${company}`;
});

describe('A rule that product declares', () => {
  it('is kept by calls, files of JSON and what comes back from the record of changes', async () => {
    await sameVerdicts(world, 'product', runs);
  });

  it('is kept by tables', async () => {
    await sameVerdictsInTables(world, runs);
  });

  it('is kept where a stored product is replaced or undone', async () => {
    await sameVerdictsOfStored(world, runs);
  });

  it('looks at the whole of a product, of which a file says a part', async () => {
    const given = productOf({ productLine: 'classic', gtins: ['4006381333931'] });
    await write([given]);
    const withoutLine = { sid: 'a', productInfo: { productLine: null } };
    const withoutGtins = { sid: 'a', productInfo: { gtins: null } };
    expect(await write([withoutLine])).toMatchObject({ changed: 1, failed: 0 });
    expect(await write([withoutGtins])).toMatchObject({
      state: 'refused',
      issues: [{ row: 1, column: 'productInfo.productLine', code: 'one-of' }],
    });
    const asTable = await world.send({ body: await tableOf([withoutGtins]) });
    expect(world.reportOf(asTable)).toMatchObject({ state: 'refused', issues: [{ row: 2, code: 'one-of' }] });
  });

  it('is kept by the undoing of an import', async () => {
    await write([productOf({ productLine: 'classic' })]);
    const { id } = await write([productOf({ productLine: null, gtins: ['4006381333931'] })]);
    const read = (await world.call('GET', `product/CH/${company}/a`)).json();
    await world.call('PUT', `product/CH/${company}/a`, 'admin', {
      payload: { ...read, productInfo: { ...read.productInfo, gtins: ['96385074'] } },
    });
    await world.database.write`delete from product_line`;
    expect((await world.call('POST', `report/${String(id)}/undo`)).json()).toMatchObject({ changed: 0 });
  });
});

async function write(content: readonly Row[]) {
  const answer = await world.send({ format: 'json', body: JSON.stringify(content) });
  return world.reportOf(answer);
}

function productOf(productInfo: Row): Row {
  return {
    sid: 'a',
    productInfo: { articleNumber: 'A', title: { de: 'Fenster' }, ...productInfo },
    categories: { mainCategory: { sid: 'fenster' } },
  };
}
