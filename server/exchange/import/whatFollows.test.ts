import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { derivedRows } from '../../../tests/setup/derivedRows.ts';
import { importDone } from '../../../tests/setup/importDone.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';
import { judgePending } from '../../catalogue/quality/judgePending.ts';
import { markSearchable } from './reports/markSearchable.ts';
import { reindex } from '../../catalogue/derived/reindex.ts';

// Its worker is there for the imports alone: what follows from one is done by these tests, and by nobody beside them.
const world = await companyOfImports({ hasWorker: false });
const { database } = world;
const headings = ['Sid', 'Artikelnummer', 'GTIN', 'Titel', 'Kategorie', 'Produktlinie'];

async function come(...rows: (string | null)[][]) {
  const { stop } = await world.startWorker();
  const answer = await world.send({ body: await workbookOf(headings, ...rows) });
  await stop();
  return world.reportOf(answer);
}

async function send(...rows: (string | null)[][]) {
  expect(await come(...rows)).toMatchObject({ state: importDone, issues: [] });
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

  it('holds how complete new products are, each of which is written once (behaviour B416)', async () => {
    // Those of a company's first file are judged as they are read, others when they are written.
    const first = await come(
      ['n-1', 'N-1', '4006381333931', 'Fenster', 'fenster', null],
      ['n-2', 'N-2', null, 'Tür', 'türen', null],
    );
    expect(first).toMatchObject({ state: importDone, created: 2 });
    const second = await come(['n-3', 'N-3', '7612345678900', 'Rahmen', 'fenster', null]);
    expect(second).toMatchObject({ state: importDone, created: 1 });
    const written = () => database.write<{ completeness: number | null; missing: string[] }[]>`
      select p.sid, p.completeness, p.missing, p.xmin::text as "by" from product p
      where p.orga_sid = 'alpenfenster' and p.sid like 'n-%' order by p.sid`;
    const before = await written();
    expect(before.every(({ completeness, missing }) => completeness !== null && missing.length > 0)).toBe(
      true,
    );
    // Judged again by the loop they are what they were.
    await database.write`
      insert into quality_pending (product_id) select id from product where orga_sid = 'alpenfenster'`;
    await judgePending(database);
    expect(await written()).toEqual(before);
    const means = await database.read<{ isMean: boolean }[]>`
      select o.completeness = (
        select floor(avg(p.completeness)) from product p where p.platform = o.platform and p.orga_sid = o.sid
      ) as "isMean" from orga o where o.platform = 'CH' and o.sid = 'alpenfenster'`;
    expect(means).toEqual([{ isMean: true }]);
  });

  it('is judged again of new products where attributes were written meanwhile (behaviour B416)', async () => {
    await send(['m-1', 'M-1', null, 'Fenster', 'fenster', null]);
    const waiting = async () => {
      await database.write`update import_report set state = 'applied'`;
      await markSearchable(database.write);
      const rows = await database.write<{ sid: string }[]>`
        with taken as (delete from quality_pending returning product_id)
        select p.sid from taken t join product p on p.id = t.product_id where p.sid = 'm-1'`;
      return rows.map(({ sid }) => sid);
    };
    await database.write`update change set at = at - interval '1 hour' where entity = 'attribute'`;
    expect(await waiting()).toEqual([]);
    await database.write`
      insert into change (sub, call, platform, entity, key, kind) values ('x', '', '', 'attribute', '{u-wert}', 'deleted')`;
    expect(await waiting()).toEqual(['m-1']);
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
