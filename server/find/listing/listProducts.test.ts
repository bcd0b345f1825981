import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '../../../resources/access/rule.ts';
import { pageOf, productCard } from '../../../resources/calls/shown.ts';
import { product as productEntity } from '../../../resources/entities/product.ts';
import { platform } from '../../../resources/platform/platforms.ts';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { scopeOf } from '../../records/access/scope.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { childCounts, lineCounts, orgaCounts } from '../facets/facetCounts.ts';
import type { ListFilter } from './listedIds.ts';
import { languages } from '../../../resources/language/languages.ts';
import { listedByTitles, listedPage } from './listedPage.ts';
import { listProducts, type Listing } from './listProducts.ts';

let database: TaggedDatabase;
let catalogue: ReturnType<typeof catalogueOf>;
const scope = visitorScope('CH');

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = catalogueOf(database);
  for (const sid of ['dach', 'ziegel', 'flachziegel', 'keller']) await catalogue.category(sid, sid);
  await catalogue.tree('CH', { dach: root, ziegel: 'dach', flachziegel: 'ziegel', keller: root });
  await catalogue.tree('DE', { flachziegel: root });
  for (const [sid, name] of [
    ['eins', 'Eins AG'],
    ['zwei', 'Zwei AG'],
  ] as const)
    await catalogue.orga('CH', sid, name);
  await catalogue.orga('DE', 'eins', 'Eins GmbH');
  await catalogue.line('CH', 'eins', 'rot', 'Linie Rot');
  await catalogue.products('CH', [
    { sid: 'a', orgaSid: 'eins', title: 'Öko Ziegel', category: 'flachziegel', line: 'rot', popularity: 5 },
    { sid: 'b', orgaSid: 'eins', title: 'Zement', category: 'ziegel', popularity: 7 },
    { sid: 'c', orgaSid: 'zwei', title: 'Abdeckung', category: 'dach', popularity: 7 },
    { sid: 'd', orgaSid: 'zwei', title: 'Kellerfenster', category: 'keller', popularity: 1 },
    { sid: 'e', orgaSid: 'zwei', title: 'Nirgends', category: 'ausserhalb', popularity: 0 },
  ]);
  await catalogue.products('DE', [{ sid: 'a', orgaSid: 'eins', title: 'Ziegel', category: 'flachziegel' }]);
  await catalogue.fold();
});

async function list(listing: Partial<Listing>, of = scope) {
  const answer = await listProducts(database.read, of, {
    sort: 'popularity',
    page: 1,
    size: 24,
    language: 'de',
    ...listing,
  });
  expect(pageOf(productCard).safeParse(answer).error).toBeUndefined();
  return { sids: answer.items.map(({ productSid }) => productSid).join(' '), total: answer.total };
}

describe('product lists', () => {
  it('hold the products of a category and of all below it, most popular first, ties by age', async () => {
    expect(await list({ category: 'dach' })).toEqual({ sids: 'b c a', total: 3 });
    expect(await list({ category: 'ziegel' })).toEqual({ sids: 'b a', total: 2 });
    expect(await list({})).toEqual({ sids: 'b c a d e', total: 5 });
  });

  it('narrow to a company and to one of its lines', async () => {
    expect(await list({ orga: 'eins' })).toEqual({ sids: 'b a', total: 2 });
    expect(await list({ orga: 'eins', line: 'rot' })).toEqual({ sids: 'a', total: 1 });
    expect(await list({ category: 'dach', orga: 'zwei' })).toEqual({ sids: 'c', total: 1 });
    expect(await list({ category: 'keller', orga: 'eins' })).toEqual({ sids: '', total: 0 });
  });

  it('sort by title as folded, and by age', async () => {
    expect((await list({ sort: 'title' })).sids).toBe('c d e a b');
    expect((await list({ sort: 'newest', category: 'dach' })).sids).toBe('c b a');
  });

  it('sort a long list by title in the same order as a short one', async () => {
    const ids = async (filter: ListFilter, total: number, ofPlatform?: number) => {
      const slice = { sort: 'title', language: 'de', offset: 1, size: 2, total, ofPlatform } as const;
      return database.read`
        select id from (${listedPage(scope, filter, slice)}) page order by place`;
    };
    for (const filter of [
      { category: 'dach' },
      { category: root },
      { category: root, orga: 'eins', line: 'rot' },
    ])
      for (const total of [1e4, 2e4 + 1, 1e6]) {
        expect(await ids(filter, total)).toEqual(await ids(filter, 5));
        expect(await ids(filter, total, 1e7)).toEqual(await ids(filter, 5));
      }
  });

  it('stand in the same order where all languages are put in order at once', async () => {
    for (const total of [5, 1e4])
      for (const cards of ['each', 'first', 'leaders'] as const) {
        const slice = { sort: 'title', language: 'de', offset: 1, size: 3, total, cards } as const;
        const [all] = await database.read`${listedByTitles(scope, { category: root }, slice)}`;
        for (const language of languages)
          expect(all?.[language]).toEqual(
            (
              await database.read<{ id: number }[]>`
                select id from (${listedPage(scope, { category: root }, { ...slice, language })}) page order by place`
            ).map(({ id }) => id),
          );
      }
  });

  it('have the same pages, whether these are read from the nearer end or not', async () => {
    for (const sort of ['popularity', 'newest', 'title'] as const)
      for (const offset of [0, 1, 2, 3, 4, 5, 9]) {
        const slice = { sort, language: 'de', total: 2e3, offset, size: 2 } as const;
        const [one, other] = await Promise.all(
          [undefined, 5].map(
            (length) =>
              database.read`
                select id from (${listedPage(scope, { category: root }, { ...slice, length })}) page order by place`,
          ),
        );
        expect(other, `${sort} ${offset}`).toEqual(one);
        expect(one).toHaveLength(Math.max(0, Math.min(2, 5 - offset)));
      }
  });

  it('are paged, and empty behind the last page', async () => {
    expect(await list({ page: 2, size: 2 })).toEqual({ sids: 'a d', total: 5 });
    expect(await list({ page: 4, size: 2 })).toEqual({ sids: '', total: 5 });
  });

  it('and their counts never mix platforms', async () => {
    expect(await list({}, visitorScope('DE'))).toEqual({ sids: 'a', total: 1 });
    expect(await list({}, visitorScope('CH_API'))).toMatchObject({ total: 5 });
    expect(await list({}, visitorScope('CH_DEMO'))).toEqual({ sids: '', total: 0 });
    expect(await orgaCounts(database.read, visitorScope('DE'), { category: root })).toEqual([
      { sid: 'eins', name: 'Eins GmbH', count: 1 },
    ]);
  });

  it('of a private platform are closed to strangers', async () => {
    const stranger = scopeOf(anonymous, { platform: platform('ZBS') }, productEntity, 'view');
    expect(await list({}, stranger)).toEqual({ sids: '', total: 0 });
  });
});

describe('counts', () => {
  it('stand beside the children of a category, its companies and its lines', async () => {
    const children = async (category: string, orga?: string) =>
      (await childCounts(database.read, scope, 'de', { category, orga })).map(
        ({ sid, count }) => `${sid} ${count}`,
      );
    expect(await children(root)).toEqual(['dach 3', 'keller 1']);
    expect(await children('dach', 'zwei')).toEqual(['ziegel 0']);
    expect(await orgaCounts(database.read, scope, { category: 'dach' })).toEqual([
      { sid: 'eins', name: 'Eins AG', count: 2 },
      { sid: 'zwei', name: 'Zwei AG', count: 1 },
    ]);
    expect(await lineCounts(database.read, scope, 'de', { category: 'dach' })).toEqual([
      { sid: 'rot', orgaSid: 'eins', name: 'Linie Rot', count: 1 },
    ]);
  });

  it('follow a category that moves', async () => {
    await catalogue.tree('CH', { ziegel: 'keller' });
    expect(await list({ category: 'dach' })).toEqual({ sids: 'c', total: 1 });
    expect(await list({ category: 'keller' })).toEqual({ sids: 'b a d', total: 3 });
    await catalogue.tree('CH', { ziegel: 'dach' });
    expect(await list({ category: 'dach' })).toEqual({ sids: 'b c a', total: 3 });
  });
});
