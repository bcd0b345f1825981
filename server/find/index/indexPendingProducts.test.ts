import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { indexPendingProducts } from './indexPendingProducts.ts';
import { repeat } from '../../jobs/repeat.ts';
import { enterLane, lockSearchRows } from './lockSearchRows.ts';
import { refreshPopularity } from './popularity.ts';
import { search } from '../search/search.ts';
import { changeTerms, rebuildTerms } from './terms.ts';
import { tierSizes } from './tierSizes.ts';
import { recutTiers } from './tiers.ts';

let database: TaggedDatabase;
let catalogue: ReturnType<typeof catalogueOf>;

beforeEach(async () => {
  database = await freshDatabase();
  catalogue = catalogueOf(database);
  await catalogue.category('ziegel', 'Ziegel');
  await catalogue.tree('CH', { ziegel: root });
  await catalogue.orga('CH', 'muster', 'Muster AG');
});

const found = async (text: string) => {
  const asked = { text, page: 1, size: 24 };
  const { products, exact } = await search(database.read, visitorScope('CH'), 'de', asked);
  return products.slice(0, exact).map(({ productSid }) => productSid);
};

/** How often the feed told of search rows of a platform. */
const timesTold = async (dataset: string) => {
  const [told] = await database.read<{ times: number }[]>`
    select count(*)::int as times from feed where source = 'search' and platform = ${dataset}`;
  return told?.times ?? 0;
};

describe('search rows', () => {
  it('follow an edit, a rename and a removal', async () => {
    await catalogue.products('CH', [{ sid: 'a', title: 'Dachziegel', category: 'ziegel' }]);
    await catalogue.fold();
    expect(await found('dachziegel')).toEqual(['a']);

    await catalogue.products('CH', [{ sid: 'a', title: 'Firststein', category: 'ziegel' }]);
    await catalogue.fold();
    expect([await found('dachziegel'), await found('firststein')]).toEqual([[], ['a']]);

    await catalogue.orga('CH', 'muster', 'Umbenannte Werke');
    await catalogue.category('ziegel', 'Tonwaren');
    await catalogue.fold();
    expect([await found('werke'), await found('tonwaren'), await found('muster')]).toEqual([
      ['a'],
      ['a'],
      [],
    ]);

    await catalogue.removeProducts('CH', ['a']);
    await catalogue.fold();
    expect(await found('firststein')).toEqual([]);
    const [left] = await database.read`
      select (select count(*) from search_term) as terms, (select count(*) from product_title) as titles`;
    expect(left).toEqual({ terms: 0, titles: 0 });
  });

  it('are written by the loop without being asked for', async () => {
    const stopping = new AbortController();
    const run = async () => void (await indexPendingProducts(database, stopping.signal));
    const loop = repeat({ everyMs: 200, run }, stopping.signal, (error) => expect.fail(String(error)));
    await catalogue.products('CH', [{ sid: 'a', title: 'Dachziegel', category: 'ziegel' }]);
    await expect.poll(() => found('dachziegel'), { timeout: 5000 }).toEqual(['a']);
    stopping.abort();
    await loop;
  });

  it('raise the content version of their platform, and only when something changed', async () => {
    const [id] = await catalogue.products('CH', [{ sid: 'a', title: 'Dachziegel', category: 'ziegel' }]);
    const before = await timesTold('CH');
    const elsewhere = await timesTold('DE');
    expect(await indexPendingProducts(database)).toBe(1);
    expect(await timesTold('CH')).toBe(before + 1);
    await database.write`insert into search_pending (product_id) values (${id as number})`;
    expect(await indexPendingProducts(database)).toBe(1);
    expect([await timesTold('CH'), await timesTold('DE')]).toEqual([before + 1, elsewhere]);
  });

  it('are the same when they are written gently (behaviour B378)', async () => {
    const some = Array.from({ length: 4 }, (_, nth) => ({
      sid: `a${nth}`,
      title: `Dachziegel ${nth}`,
      category: 'ziegel',
    }));
    const ids = await catalogue.products('CH', some);
    expect(await indexPendingProducts(database, undefined, 'gentle')).toBe(some.length);
    expect((await found('dachziegel')).toSorted()).toEqual(some.map(({ sid }) => sid));
    // Written again at full pace, nothing differs.
    const before = await timesTold('CH');
    await database.write`insert into search_pending (product_id) select unnest(${ids}::bigint[])`;
    expect(await indexPendingProducts(database)).toBe(some.length);
    expect(await timesTold('CH')).toBe(before);
  });

  it('of a product that two workers are asked to write are written by both to the same end', async () => {
    await catalogue.products(
      'CH',
      Array.from({ length: 30 }, (_, index) => ({
        sid: `a${index}`,
        title: `Dachziegel ${index}`,
        category: 'ziegel',
      })),
    );
    await Promise.all([
      indexPendingProducts(database),
      indexPendingProducts(database),
      indexPendingProducts(database),
    ]);
    const [{ rows, pending }] = await database.read<[{ rows: number; pending: number }]>`
      select (select count(*) from product_search) as rows, (select count(*) from search_pending) as pending`;
    expect({ rows, pending }).toEqual({ rows: 30, pending: 0 });
  });

  it('of one platform are written while another worker is at those of another, and keep to the whole when nobody said theirs (behaviour B750)', async () => {
    await catalogue.tree('DE', { ziegel: root });
    await catalogue.orga('DE', 'muster', 'Muster AG');
    const few = [0, 1, 2, 3].map((nth) => ({ sid: `a${nth}`, title: 'Dachziegel', category: 'ziegel' }));
    await catalogue.products('CH', few);
    await catalogue.products('DE', few);
    const waiting = async () => {
      const rows = await database.read<{ platform: string | null }[]>`select platform from search_pending`;
      return rows.map(({ platform }) => platform).toSorted();
    };
    await database.write.transaction(async (tx) => {
      for (const half of [0, 1] as const) expect(await enterLane(tx, { platform: 'CH', half })).toBe(true);
      expect(await indexPendingProducts(database)).toBe(few.length);
      expect(await waiting()).toEqual(few.map(() => 'CH'));
    });
    expect(await indexPendingProducts(database)).toBe(few.length);

    // As the version before this one asks for them.
    await database.write`insert into search_pending (product_id) select id from product`;
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const { promise: isOver, resolve: release } = Promise.withResolvers<void>();
    const other = database.write.transaction(async (tx) => {
      await enterLane(tx, { platform: 'CH', half: 0 });
      hold();
      await isOver;
    });
    await isHeld;
    const writing = indexPendingProducts(database);
    await expect
      .poll(
        () => database.read`
          select from pg_locks l join pg_database d on d.oid = l.database
          where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`,
      )
      .toHaveLength(1);
    release();
    await other;
    expect(await writing).toBe(2 * few.length);
  });
});

describe('tiers', () => {
  const tierCounts = async () => {
    const rows = await database.read<{ tier: number; count: number }[]>`
      select tier, count(*) from product_search group by tier order by tier`;
    return rows.map(({ tier, count }) => `${tier}: ${count}`);
  };

  it('are cut by popularity once many products came, and products move between them', async () => {
    await catalogue.products(
      'CH',
      Array.from({ length: tierSizes[0] + 200 }, (_, index) => ({
        sid: `a${index}`,
        title: `Dachziegel Nummer${index}`,
        category: 'ziegel',
        popularity: index,
      })),
    );
    await catalogue.fold();
    expect(await tierCounts()).toEqual(['0: 3000', '1: 200']);
    expect((await found('dachziegel')).slice(0, 2)).toEqual(['a3199', 'a3198']);

    await database.write`update product set popularity = 50000 where sid = 'a7'`;
    await refreshPopularity(database.write, 'CH');
    expect(await tierCounts()).toEqual(['0: 3000', '1: 200']);
    expect((await found('dachziegel')).slice(0, 2)).toEqual(['a7', 'a3199']);

    await catalogue.products('CH', [
      { sid: 'new', title: 'Dachziegel neu', category: 'ziegel', popularity: 99999 },
    ]);
    await catalogue.fold();
    expect(await found('dachziegel neu')).toEqual(['new']);
    expect(await tierCounts()).toEqual(['0: 3001', '1: 200']);
    await recutTiers(database.write, 'CH');
    expect(await tierCounts()).toEqual(['0: 3000', '1: 201']);
  });
});

describe('the dictionary', () => {
  const counts = async () => {
    const rows = await database.read<{ word: string; products: number }[]>`
      select word, products from search_term where scope = 'ad' order by word`;
    return rows.map(({ word, products }) => `${word} ${products}`);
  };

  it('is renewed while others write search rows, and loses nothing of what they add', async () => {
    await catalogue.products('CH', [
      { sid: 'a', title: 'Dachziegel rot', category: 'ziegel' },
      { sid: 'b', title: 'Dachziegel', category: 'ziegel' },
    ]);
    await catalogue.fold();
    const right = await counts();
    expect(right).toEqual([' 2', 'dachziegel 2', 'rot 1', 'ziegel 2']);
    await database.write`update search_term set products = 9 where word = 'dachziegel'`;
    await database.write`delete from search_term where word = 'rot'`;
    await database.write`insert into search_term (scope, word, products) values ('ad', 'nirgends', 3)`;
    await database.write.transaction(async (tx) => {
      await lockSearchRows(tx);
      await changeTerms(tx, new Map([['adziegel', 1]]));
      await rebuildTerms(database.write);
    });
    expect(await counts()).toEqual([' 2', 'dachziegel 2', 'rot 1', 'ziegel 3']);
    await Promise.all([rebuildTerms(database.write), rebuildTerms(database.write)]);
    expect(await counts()).toEqual(right);
  });
});
