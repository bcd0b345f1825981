import { describe, expect, it } from 'vitest';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { derivedRows } from '../../../tests/setup/derivedRows.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { listProducts } from '../../find/listing/listProducts.ts';
import { codeKey } from '../../find/codes/codeKey.ts';
import { reindex } from './reindex.ts';
import { suggest } from '../../find/suggestions/suggest.ts';

describe('derived rows', () => {
  it('that were lost or wrong are mended by a reindex', async () => {
    const database = await freshDatabase();
    const catalogue = catalogueOf(database);
    await catalogue.category('a', 'Ziegel');
    await catalogue.tree('CH', { a: root });
    const ids = await catalogue.products(
      'CH',
      ['x', 'y', 'z'].map((sid) => ({ sid, title: `Ziegel ${sid}`, category: 'a' })),
    );
    await catalogue.fold();
    const kept = await derivedRows(database.read);
    const [x, y] = ids as [number, number];
    await database.write`update category_count set products = products + 3`;
    await database.write`delete from category_product where product_id = ${x}`;
    await database.write`delete from product_search where product_id = ${y}`;
    await database.write`
      insert into category_product (platform, category_sid, product_id, orga_sid, product_line, popularity)
      values ('CH', 'gone', 999999, 'muster', '', 0)`;
    await database.write`insert into product_code values ('CH', 'wrong', 'article', ${x})`;
    expect(await reindex(database, 'CH')).toBe(3);
    expect(await derivedRows(database.read)).toEqual(kept);
  });

  it('answer as ever while they are built anew', async () => {
    const database = await freshDatabase();
    const catalogue = catalogueOf(database);
    const scope = visitorScope('CH');
    await catalogue.category('a', 'Ziegel');
    await catalogue.tree('CH', { a: root });
    await catalogue.products(
      'CH',
      Array.from({ length: 300 }, (_, index) => ({
        sid: `p${index}`,
        title: `Ziegel ${index}`,
        category: 'a',
      })),
    );
    await catalogue.fold();
    const list = { category: 'a', sort: 'popularity', page: 1, size: 5, language: 'de' } as const;
    const read = async () => ({
      list: await listProducts(database.read, scope, list),
      suggestions: await suggest(database.read, scope, 'de', 'ziegel'),
    });
    const before = await read();
    let isRunning = true;
    const reindexed = reindex(database, 'CH').finally(() => (isRunning = false));
    while (isRunning) expect(await read()).toEqual(before);
    await reindexed;
  });

  it('hold article numbers under the key by which they are looked up', async () => {
    const database = await freshDatabase();
    const numbers = ['444.0930.0', 'AB-12/c', 'Ü-100 İx', 'straße 7', '--9--', 'K 5 µ'];
    await catalogueOf(database).products(
      'CH',
      numbers.map((articleNumber) => ({ sid: articleNumber, title: 'x', category: 'a', articleNumber })),
    );
    const rows = await database.read<{ articleNumber: string; code: string }[]>`
      select p.article_number as "articleNumber", c.code
      from product p join product_code c on c.product_id = p.id and c.kind = 'article' order by p.id`;
    expect(rows.map(({ code }) => code)).toEqual(numbers.map(codeKey));
  });
});
