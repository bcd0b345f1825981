import { beforeAll, describe, expect, it } from 'vitest';
import type { FoundRecord } from '../../../resources/calls/find.ts';
import type { Call } from '../../../tests/setup/calls.ts';
import { asNew, faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';

let call: Call;

beforeAll(async () => {
  const world = await smallWorld();
  ({ call } = world);
  const product = (orgaSid: string, sid: string, productInfo: object) =>
    call(
      'admin',
      'PUT',
      `/import/product/CH/${orgaSid}/${sid}`,
      { orgaInfo: { sid: orgaSid }, sid, productInfo, categories: { mainCategory: { sid: 'fenster' } } },
      asNew,
    );
  await product('andere', 'kuppel', {
    articleNumber: '444.0180.5',
    gtins: ['07612345678900'],
    title: { de: 'Lichtkuppel aus Acryl', fr: 'Coupole en acrylique' },
  });
  await product('andere', 'tuer', { articleNumber: 'T-900', title: { de: 'Haustüre 900 mm' } });
  await product('alpenfenster', 'luke', { articleNumber: '444.0190', title: { de: 'Lichtkuppel' } });
  await call('admin', 'POST', '/import/cms-article', {
    url: 'kuppeln',
    title: { de: 'Über Kuppeln' },
    state: 'draft',
    sections: [{ contentType: 'text', content: { de: '<p>Licht</p>' }, position: 'left', layout: 'full' }],
  });
  await indexPendingProducts(world.database);
});

const list = (path: string, filter: object, who = 'admin') =>
  call(who, 'GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,49]`);

/** The sids of the records that such a list names, in order of letters. */
async function listed(path: string, filter: object, who = 'admin'): Promise<string> {
  const answer = await list(path, filter, who);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer
    .json()
    .map(({ sid, url }: { sid?: string; url?: string }) => sid ?? url)
    .toSorted()
    .join(' ');
}

describe('A list of products is looked through as the public search does (behaviour B476):', () => {
  it.each([
    ['the beginning of an article number', '444.0180', 'kuppel'],
    ['the same without its signs', '4440180', 'kuppel'],
    ['with blanks', '444 0180 5', 'kuppel'],
    ['what stands behind a separator', '0180.5', 'kuppel'],
    ['a GTIN', '7612345678900', 'kuppel'],
    ['the beginning of several numbers', '444', 'kuppel luke'],
    ['a word in its beginning', 'lichtk', 'kuppel luke'],
    ['a word of another language', 'coupole', 'kuppel'],
    ['two words, one with an umlaut typed without', 'haustuere 900', 'tuer'],
    ['a part within a word', 'ichtkup', 'kuppel luke'],
    ['nothing of the kind', 'wasserhahn', ''],
  ])('%s', async (_, q, expected) => expect(await listed('/import/product/CH', { q })).toBe(expected));

  it('within a company alone, and within what the caller may read', async () => {
    expect(await listed('/import/product/CH', { q: 'lichtkuppel', orgaSid: 'andere' })).toBe('kuppel');
    expect(await listed('/import/product/CH', { q: '444' }, 'supplier')).toBe('luke');
    expect(await listed('/import/product/CH', { q: '444', orgaSid: 'andere' }, 'supplier')).toBe('');
  });

  it('beside other filters', async () => {
    const others = { 'title.fr': { has: true } };
    expect(await listed('/import/product/CH', { q: 'lichtkuppel', ...others })).toBe('kuppel');
    expect(await listed('/import/product/CH', { q: '444', title: 'acryl' })).toBe('kuppel');
  });
});

it('Any other list is looked through in title and key, however a word is written', async () => {
  expect(await listed('/import/cms-article', { q: 'UEBER kupp' })).toBe('kuppeln');
  expect(await listed('/import/orga/CH', { q: 'penfen' })).toBe('alpenfenster');
  expect(await listed('/import/category', { q: '...' })).toBe('');
  expect(await listed('/import/category', { q: '' })).toContain('dach');
  const refused = await list('/import/category', { q: { has: true } });
  expect([refused.statusCode, faultsOf(refused)]).toEqual([422, ['filter.q wrong-type']]);
});

describe('What is found from everywhere (behaviour B477)', () => {
  const found = async (text: string, who: string): Promise<FoundRecord[]> =>
    (await call(who, 'GET', `/import/find/CH?lang=de&text=${encodeURIComponent(text)}`)).json();
  const named = async (text: string, who: string) =>
    (await found(text, who)).map(({ entity, key }) => `${entity} ${key.join('/')}`);

  it('is of all kinds that the caller may open, each named as people know it', async () => {
    expect(await named('kuppel', 'admin')).toEqual(
      expect.arrayContaining(['product andere/kuppel', 'product alpenfenster/luke', 'article kuppeln']),
    );
    expect(await found('4440180', 'admin')).toEqual([
      {
        entity: 'product',
        key: ['andere', 'kuppel'],
        title: 'Lichtkuppel aus Acryl',
        beside: ['444.0180.5', 'andere'],
        picture: null,
      },
    ]);
    const people = await named('supplier', 'rights');
    expect(people).not.toEqual([]);
    expect(people.filter((one) => !one.startsWith('userRight '))).toEqual([]);
  });

  it('is of the own companies alone, without people, categories and articles that are none of theirs', async () => {
    expect(await named('kuppel', 'supplier')).toEqual(['product alpenfenster/luke']);
    expect(await named('fenster', 'supplier')).not.toContain('category fenster');
    expect(await named('supplier', 'supplier')).toEqual([]);
    expect(await named('kuppel', 'nobody')).toEqual([]);
  });
});
