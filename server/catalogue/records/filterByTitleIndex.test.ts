import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { asNew, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';

let call: Call;
let database: TaggedDatabase;

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  const product = (sid: string, orgaSid: string, title: object) =>
    call(
      'admin',
      'PUT',
      `/import/product/CH/${orgaSid}/${sid}`,
      {
        orgaInfo: { sid: orgaSid },
        sid,
        productInfo: { articleNumber: sid, title },
        categories: { mainCategory: { sid: 'fenster' } },
      },
      asNew,
    );
  await product('t1', 'alpenfenster', { de: 'Terrassentür Föhre 90×210', fr: 'Porte de terrasse en pin' });
  await product('t2', 'andere', { de: 'Türgriff', fr: 'Poignée' });
  await indexPendingProducts(database);
});

const list = (who: string, filter: object, more = '') =>
  call(who, 'GET', `/import/product/CH?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);
const sids = async (text: string, who = 'admin', more: object = {}) =>
  (await list(who, { 'productInfo.title': text, ...more })).json().map(({ sid }: { sid: string }) => sid);

describe('A list of products', () => {
  it('is narrowed by a part of the title, in any language and however it is written', async () => {
    for (const text of ['terrassentür', 'SENTUER', 'sentur fohre', 'de terrasse', '90 x 2', 'fo', 'P'])
      expect(await sids(text), text).toContain('t1');
    expect(await sids('tür')).toEqual(['t1', 't2']);
    for (const text of ['210 porte', 'ö', 'en fenster', '™'])
      expect(await sids(text), text).not.toContain('t1');
  });

  it('is narrowed within what its reader may see, and by all filters together', async () => {
    expect(await sids('tür', 'supplier')).toEqual(['t1']);
    expect(await sids('tür', 'admin', { 'orgaInfo.sid': 'andere' })).toEqual(['t2']);
    expect((await list('admin', { 'productInfo.title': 'tür' })).headers['content-range']).toBe(
      'product 0-1/2',
    );
  });

  it('with more hits than are counted is walked through in its order', async () => {
    await database.write.begin(async (tx) => {
      const many = tx`
        select 'CH' as platform, 'andere' as orga_sid, 'm' || n as sid, to_char(20000 - n, 'fm00000') as article_number,
          '{"de": "Massenware"}'::jsonb as title, 'fenster' as main_category
        from generate_series(1, 10010) as n`;
      await tx`insert into product (platform, orga_sid, sid, article_number, title, main_category) ${many}`;
      await tx`
        insert into product_title (product_id, platform, de, parts)
        select id, platform, 'massenware', ' massenware' from product where title->>'de' = 'Massenware'`;
    });
    const sorted = '&range=[0,1]&sort=["productInfo.articleNumber","ASC"]';
    const page = await list('admin', { 'productInfo.title': 'senwa' }, sorted);
    expect(page.json().map(({ sid }: { sid: string }) => sid)).toEqual(['m10010', 'm10009']);
    expect(page.headers).toMatchObject({ 'content-range': 'product 0-1/10000', total: 'at-least' });
    const ofSupplier = await list('supplier', { 'productInfo.title': 'senwa' });
    expect(ofSupplier.headers['content-range']).toBe('product */0');
  });
});
