import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { importDone } from '../../../tests/setup/importDone.ts';
import { numberedProducts } from '../../../tests/setup/numberedProducts.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

describe('A dry run', () => {
  it('writes nothing and gives the numbers of the real run', async () => {
    await world.send({ body: await numberedProducts(10) });
    const body = await workbookOf(
      ['Artikelnummer', 'Titel', 'Kategorie'],
      ...Array.from({ length: 9 }, (_, index) => [`N${index + 1}`, index < 4 ? 'Neu' : null, null]),
      ['X1', 'Ganz neu', 'fenster'],
    );
    const before = await world.productsOf();
    const query = { deleteOthers: 'true' };
    const dry = world.reportOf(await world.send({ body, query: { ...query, dryRun: 'true' } }));
    expect(dry).toMatchObject({ state: importDone, created: 1, changed: 4, unchanged: 5, deleted: 1 });
    expect(await world.productsOf()).toEqual(before);
    const real = world.reportOf(await world.send({ body, query }));
    for (const part of [
      'read',
      'created',
      'changed',
      'unchanged',
      'deleted',
      'failed',
      'issues',
      'changes',
      'changeCount',
    ] as const)
      expect(dry[part], part).toEqual(real[part]);
    expect(await world.productsOf()).toHaveLength(10);
  });
});
