import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { derivedRows } from '../../../tests/setup/derivedRows.ts';
import { importDone } from '../../../tests/setup/importDone.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';
import { judgePending } from '../../catalogue/quality/judgePending.ts';
import { reindex } from '../../catalogue/derived/reindex.ts';

const world = await companyOfImports();
const { database } = world;
const headings = ['Sid', 'Artikelnummer', 'GTIN', 'Titel', 'Kategorie', 'Produktlinie'];

async function send(...rows: (string | null)[][]) {
  expect(world.reportOf(await world.send({ body: await workbookOf(headings, ...rows) }))).toMatchObject({
    state: importDone,
    issues: [],
  });
  await indexPendingProducts(database);
  await judgePending(database);
}

describe('What follows from an import (behaviour B379)', () => {
  it('is what it would be had all been derived anew, whatever of a product changed', async () => {
    await reindex(database, 'CH');
    await send(
      ['a', 'A-100', '4006381333931', 'Fenster', 'fenster', null],
      ['b', 'B-200', null, 'Tür', 'türen', null],
      ['c', 'C-300', null, 'Rahmen', 'fenster', null],
    );
    await send(
      ['a', null, null, 'Fenster neu', 'türen', null],
      ['b', 'B-201', '7612345678900', null, null, 'Classic'],
      ['c', null, null, 'Rahmen neu', null, null],
    );
    const left = await derivedRows(database.read);
    await reindex(database, 'CH');
    expect(await derivedRows(database.read)).toEqual(left);
    const codes = await database.read<{ sid: string; code: string }[]>`
      select p.sid, c.code from product_code c join product p on p.id = c.product_id
      where p.orga_sid = 'alpenfenster' and c.kind <> 'part' order by 1, 2`;
    expect(codes.map(({ sid, code }) => `${sid} ${code}`)).toEqual([
      'a 4006381333931',
      'a a100',
      'b 7612345678900',
      'b b201',
      'c c300',
    ]);
  });

  it('of a file sent again is nothing: no product is touched, and nothing waits', async () => {
    const row = ['a', 'A-100', '4006381333931', 'Fenster', 'fenster', 'Classic'];
    await send(row);
    const touched = () => database.write`
      select p.id, p.xmin::text as "by", p.xmax::text as "heldBy", p.version from product p
      where p.orga_sid = 'alpenfenster'`;
    const before = await touched();
    await send(row);
    expect(await touched()).toEqual(before);
  });
});
