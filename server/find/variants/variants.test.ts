import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf, root } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

let database: TaggedDatabase;
let catalogue: ReturnType<typeof catalogueOf>;

beforeEach(async () => {
  database = await freshDatabase();
  catalogue = catalogueOf(database);
  await catalogue.attribute('breite', 'number', 'mm');
  await catalogue.attribute('farbe', 'choice', undefined, ['weiss', 'grau', 'rot']);
  await catalogue.category('tueren', 'Türen');
  await catalogue.category('tore', 'Tore');
  await catalogue.tree('CH', { tueren: root, tore: root });
});

const door = (sid: string, width: number, more: Record<string, unknown> = {}) => ({
  sid,
  title: `Tür Ferro, ${width} mm`,
  category: 'tueren',
  attributes: { breite: width },
  ...more,
});

async function groups() {
  return database.read<{ members: string[]; products: number; name: unknown; ranges: unknown }[]>`
    select members, products, name, ranges from variant_group order by members[1]`;
}

describe('Products of a company are variants', () => {
  it('if line, category and title are the same but for values, the most popular first', async () => {
    await catalogue.products('CH', [
      door('a', 900),
      door('b', 700, { popularity: 5 }),
      door('c', 1200),
      { ...door('d', 900), title: 'Tür Legno, 900 mm' },
      door('e', 800, { category: 'tore' }),
      door('f', 800, { orgaSid: 'andere' }),
      door('g', 800, { line: 'l1' }),
    ]);
    await catalogue.products('DE', [door('h', 800)]);
    await catalogue.fold();
    expect(await groups()).toEqual([
      {
        members: ['b', 'a', 'c'],
        products: 3,
        name: { de: 'Tür Ferro' },
        ranges: [{ attribute: 'breite', name: null, unit: 'mm', extent: [700, 1200], labels: [], more: 0 }],
      },
    ]);
  });

  it('until a write says otherwise', async () => {
    await catalogue.products('CH', [door('a', 900), door('b', 700), door('c', 1200)]);
    await catalogue.fold();
    await catalogue.products('CH', [{ ...door('b', 700), title: 'Schiebetür' }]);
    await catalogue.fold();
    expect(await groups()).toMatchObject([{ members: ['a', 'c'] }]);
    await catalogue.removeProducts('CH', ['a']);
    await catalogue.fold();
    expect(await groups()).toEqual([]);
    const [left] = await database.read`
      select count(*) filter (where is_follower)::int as followers, count(*)::int as all from product_variant`;
    expect(left).toEqual({ followers: 0, all: 2 });
    const [bits] = await database.read`
      select coalesce(sum(bit_count(products)), 0)::int as followers from facet_block where kind = 'follower'`;
    expect(bits).toEqual({ followers: 0 });
  });

  it('if the company says so, whatever they are called, and none if it says something of their own', async () => {
    await catalogue.products('CH', [
      door('a', 900),
      door('b', 700),
      { ...door('c', 1), title: 'Ganz anders' },
      door('d', 1200),
    ]);
    await database.write`update product set variant_group = 'Ferro' where sid in ('a', 'c')`;
    await database.write`update product set variant_group = 'd' where sid = 'd'`;
    await catalogue.fold();
    expect(await groups()).toMatchObject([{ members: ['a', 'c'] }]);
  });

  it('not if nothing is known by which they could differ', async () => {
    await catalogue.products('CH', [
      { sid: 'a', title: 'Tür', category: 'tueren' },
      { sid: 'b', title: 'Tür', category: 'tueren' },
    ]);
    await catalogue.fold();
    expect(await groups()).toEqual([]);
  });
});

it('Variants are told apart by what their titles say, and then by what tells most apart', async () => {
  const of = (sid: string, width: number, farbe: string) => ({
    ...door(sid, width),
    attributes: { breite: width, farbe },
  });
  await catalogue.products('CH', [of('a', 700, 'weiss'), of('b', 700, 'rot'), of('c', 900, 'weiss')]);
  await catalogue.fold();
  const [group] = await database.read<{ variants: unknown }[]>`select variants from variant_group`;
  expect(group?.variants).toEqual({
    axes: [
      { attribute: 'breite', values: ['700', '900'] },
      { attribute: 'farbe', values: ['weiss', 'rot'] },
    ],
    of: [
      { sid: 'a', articleNumber: 'a', at: [0, 0] },
      { sid: 'b', articleNumber: 'b', at: [0, 1] },
      { sid: 'c', articleNumber: 'c', at: [1, 0] },
    ],
  });
});
