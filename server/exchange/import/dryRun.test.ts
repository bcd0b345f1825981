import { describe, expect, it } from 'vitest';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { importDone } from '../../../tests/setup/importDone.ts';
import { numberedProducts } from '../../../tests/setup/numberedProducts.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

const parts = [
  'read',
  'created',
  'changed',
  'unchanged',
  'deleted',
  'failed',
  'lostByOthers',
  'issues',
  'issueCount',
  'changes',
  'changeCount',
  'othersCount',
  'effects',
] as const;

const told = (report: ImportReport) => Object.fromEntries(parts.map((part) => [part, report[part]]));

/** What all tables hold but those of imports and budgets, how far webhooks are told and that a worker is there, once what follows in the background is done. */
async function everything(): Promise<unknown> {
  const { write } = world.database;
  await expect
    .poll(() => write`select from search_pending union all select from quality_pending`, { timeout: 10_000 })
    .toHaveLength(0);
  const tables = await write<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'import\\_%'
      and table_name not in ('known_user', 'budget_use', 'webhook_round', 'worker_sign')`;
  const sums: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [sum] = await write`
      select count(*) as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as content
      from ${write(name)} t`;
    sums[name] = `${name} ${sum?.rows} ${sum?.content}`;
  }
  return sums;
}

/** Ten products, of which `andere` names the first two in relations and a retailer offers three. */
async function namedByOthers() {
  const { write } = world.database;
  await world.send({ body: await numberedProducts(10) });
  await write`delete from product_relation`;
  await write`delete from retailer_data`;
  await write`
    insert into orga (platform, sid, name, kind) values ('CH', 'bauhandel', 'Bauhandel AG', 'retailer')
    on conflict do nothing`;
  await write`
    insert into product_relation (platform, orga_sid, product_sid, kind, related_orga_sid, related_sid) values
      ('CH', 'andere', 'a1', 'similar', 'alpenfenster', 'n1'),
      ('CH', 'andere', 'a1', 'accessory', 'alpenfenster', 'n1'),
      ('CH', 'andere', 'a1', 'similar', 'alpenfenster', 'n2'),
      ('CH', 'alpenfenster', 'n3', 'similar', 'alpenfenster', 'n1')`;
  await write`
    insert into retailer_data (platform, orga_sid, manufacturer_sid, product_sid, link) values
      ('CH', 'bauhandel', 'alpenfenster', 'n1', 'https://shop.example/1'),
      ('CH', 'bauhandel', 'alpenfenster', 'n2', 'https://shop.example/2')`;
}

async function remove(query: string, sids: readonly string[]) {
  const answer = await world.call('DELETE', `product/CH?orgaSid=alpenfenster&lang=de&${query}`, 'supplier', {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(sids),
  });
  return { answer, report: world.reportOf(answer) };
}

describe('A dry run', () => {
  it('of a removal tells all that goes with it, and what others lose, by name and number (behaviour B170)', async () => {
    await namedByOthers();
    const before = await everything();
    const dry = (await remove('isBlackList=true&dryRun=true', ['n1'])).report;
    expect(dry).toMatchObject({
      deleted: 1,
      changeCount: 2,
      othersCount: 3,
      lostByOthers: 3,
      effects: [
        { entity: 'productRelation', orgaSid: 'andere', name: 'Andere AG', count: 2 },
        { entity: 'retailerData', orgaSid: 'bauhandel', name: 'Bauhandel AG', count: 1 },
      ],
    });
    expect(await everything()).toEqual(before);
    const refused = await remove('isBlackList=true&confirm=1', ['n1']);
    expect([refused.answer.statusCode, refused.report.changeCount]).toEqual([409, 0]);
    expect(await everything()).toEqual(before);
    const real = (await remove('isBlackList=true&confirm=4', ['n1'])).report;
    expect(told(real)).toEqual({ ...told(dry), issues: [], issueCount: 0 });
  });

  it('of `deleteOthers` does so too, and the guard counts what others lose (behaviour B91)', async () => {
    await namedByOthers();
    const body = await numberedProducts(8, 3);
    const before = await everything();
    const query = { deleteOthers: 'true' };
    const dryAnswer = await world.send({ body, query: { ...query, dryRun: 'true' } });
    expect(decodeURIComponent(String(dryAnswer.headers['import-report']))).toContain('confirm=7');
    const dry = world.reportOf(dryAnswer);
    expect(dry).toMatchObject({ deleted: 2, lostByOthers: 5, changeCount: 3, othersCount: 5 });
    expect(await everything()).toEqual(before);
    for (const unconfirmed of [query, { ...query, confirm: '2' }])
      expect((await world.send({ body, query: unconfirmed })).statusCode).toBe(409);
    expect(await everything()).toEqual(before);
    const real = world.reportOf(await world.send({ body, query: { ...query, confirm: '7' } }));
    expect(told(real)).toEqual({ ...told(dry), issues: [], issueCount: 0 });
  });

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
    expect(told(dry)).toEqual(told(real));
    expect(await world.productsOf()).toHaveLength(10);
  });
});
