import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { asNew, faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

let call: Call;
let database: TaggedDatabase;

const f1 = '/import/product/CH/alpenfenster/f1';
const attribute = '/import/attribute/breite';

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  const make = (url: string, body: object) => call('admin', 'POST', `/import/${url}`, body);
  await make('attribute', { sid: 'breite', name: { de: 'Breite' }, kind: 'number', group: 'dimensions' });
  await make('attribute', { sid: 'norm', name: { de: 'Norm' }, kind: 'text', group: 'material' });
  const product = {
    orgaInfo: { sid: 'andere' },
    sid: 'a1',
    productInfo: { articleNumber: 'A1', title: { de: 'Anderes Fenster' } },
    categories: { mainCategory: { sid: 'fenster' } },
    attributes: { breite: 3 },
  };
  await call('admin', 'PUT', '/import/product/CH/andere/a1', product, asNew);
  for (const kind of ['similar', 'accessory'])
    await make('product-relation/CH', {
      orgaSid: 'andere',
      productSid: 'a1',
      kind,
      relatedOrgaSid: 'alpenfenster',
      relatedSid: 'f1',
    });
  const offer = { orgaSid: 'bauhandel', manufacturerSid: 'alpenfenster', productSid: 'f1' };
  const link = 'https://shop.example/f1';
  await call('admin', 'PUT', '/import/retailer/CH/bauhandel/alpenfenster/f1', { ...offer, link }, asNew);
  await database.write`
    insert into document (platform, orga_sid, sid, title, kind, language, file, products)
    values ('CH', 'alpenfenster', 'blatt', '{"de": "Blatt"}', 'dataSheet', 'de', ${'a'.repeat(64)}, '{f2,f1}')`;
});

/** What all tables hold that a deletion could touch. */
async function everything(): Promise<unknown> {
  const sums: Record<string, unknown> = {};
  for (const name of ['product', 'product_relation', 'retailer_data', 'document', 'attribute', 'category'])
    sums[name] = await database.write`select * from ${database.write(name)} order by id`;
  for (const name of ['category_relation', 'category_product', 'category_tree', 'change', 'feed'])
    sums[name] = await database.write`
      select count(*), md5(coalesce(string_agg(t::text, '' order by t::text), '')) as content
      from ${database.write(name)} t`;
  return sums;
}

const foresee = async (url: string, query = '', who = 'editor') =>
  call(who, 'DELETE', `${url}?dryRun=true${query}`);

describe('A dry run of a deletion (behaviour B230)', () => {
  it('tells what goes and what loses something, by company and number, and leaves nothing', async () => {
    const before = await everything();
    const foreseen = await foresee(f1, '', 'supplier');
    expect([foreseen.statusCode, foreseen.json()]).toEqual([
      200,
      {
        dryRun: true,
        needed: null,
        effects: [
          { platform: 'CH', entity: 'productRelation', orgaSid: 'andere', name: 'andere', count: 2 },
          { platform: 'CH', entity: 'document', orgaSid: 'alpenfenster', name: 'alpenfenster', count: 1 },
          { platform: 'CH', entity: 'retailerData', orgaSid: 'bauhandel', name: 'bauhandel', count: 1 },
        ],
      },
    ]);
    expect(await everything()).toEqual(before);
  });

  it('tells who needs the record and what helps, and with what was agreed to what that would do', async () => {
    const before = await everything();
    const { needed, effects } = (await foresee(attribute)).json();
    const {
      count,
      companies,
      remedies,
      effects: others,
    } = (await call('editor', 'DELETE', attribute)).json();
    expect([needed, effects]).toEqual([{ count, companies, remedies }, others]);
    expect(needed).toMatchObject({ count: 1, remedies: ['confirm', 'insteadOf'] });
    expect((await foresee(attribute, '&confirm=1')).json()).toEqual({
      dryRun: true,
      needed: null,
      effects: [{ platform: 'CH', entity: 'product', orgaSid: 'andere', name: 'andere', count: 1 }],
    });
    expect((await foresee(attribute, '&confirm=2')).json()).toMatchObject({ needed: { count: 1 } });
    const places = (await foresee('/import/category/fenster', '&insteadOf=dach')).json();
    expect(
      places.effects.map(({ entity, count: often }: { entity: string; count: number }) => [entity, often]),
    ).toEqual([
      ['product', 2],
      ['categoryRelation', 1],
      ['product', 1],
    ]);
    expect(await everything()).toEqual(before);
  });

  it('is refused where the deletion is, whatever one agrees to', async () => {
    const before = await everything();
    const codeOf = async (...asked: Parameters<typeof foresee>) => (await foresee(...asked)).statusCode;
    expect(await codeOf('/import/orga/CH/andere', '', 'admin')).toBe(409);
    expect(await codeOf(f1, '', 'nobody')).toBe(403);
    expect(await codeOf(f1.replace('f1', 'keins'), '', 'supplier')).toBe(404);
    expect(faultsOf(await foresee(attribute, '&insteadOf=norm'))).toEqual(['insteadOf not-alike']);
    const stale = await call('supplier', 'DELETE', `${f1}?dryRun=true`, undefined, { 'if-match': '"9"' });
    expect(stale.statusCode).toBe(412);
    expect(await everything()).toEqual(before);
  });

  it('is what the deletion then does', async () => {
    const foreseen = (await foresee(f1, '', 'supplier')).json();
    expect((await call('supplier', 'DELETE', f1)).statusCode).toBe(204);
    const [deletion] =
      await database.write`select max(id) as id from change where kind = 'deleted' and causes is null`;
    const done = await database.write`
      select entity, count(*)::int as count from change
      where causes @> array[${deletion?.id}::bigint] group by 1 order by 2 desc, 1`;
    expect(done.map(({ entity, count }) => [entity, count])).toEqual(
      foreseen.effects.map(({ entity, count }: { entity: string; count: number }) => [entity, count]),
    );
  });
});
