import { beforeAll, expect, it } from 'vitest';
import { asNew, smallWorld } from '../../../tests/setup/smallWorld.ts';

type World = Awaited<ReturnType<typeof smallWorld>>;

let call: World['call'];

beforeAll(async () => {
  ({ call } = await smallWorld());
});

const list = async (who: string, path: string, filter: object, more = '') =>
  call(who, 'GET', `/import/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);

it('Many records are read by their identifiers in one call, as far as the caller sees them (behaviour B550)', async () => {
  const id = ['alpenfenster/f2', 'alpenfenster/f1', 'alpenfenster/gone'];
  const found = await list('supplier', 'product/CH', { id });
  expect(found.json().map(({ sid }: { sid: string }) => sid)).toEqual(['f1', 'f2']);
  const orgas = await list('supplier', 'orga/CH', { id: ['alpenfenster', 'andere'] });
  expect(orgas.json().map(({ sid }: { sid: string }) => sid)).toEqual(['alpenfenster']);
  expect((await list('supplier', 'product/CH', { id: [] })).json()).toEqual([]);
  for (const wrong of [['f1'], ['a/b/c'], ['%zz/f1'], 'alpenfenster/f1']) {
    const refused = await list('supplier', 'product/CH', { id: wrong });
    expect([refused.statusCode, refused.json().errors?.[0].path], String(wrong)).toEqual([
      422,
      typeof wrong === 'string' ? 'filter.id' : 'filter.id.0',
    ]);
  }
});

it('Products are read by lists of article numbers and of GTINs, however these are typed (behaviour B651)', async () => {
  const url = '/import/product/CH/alpenfenster/f2';
  const stored = (await call('supplier', 'GET', url)).json();
  const productInfo = { ...stored.productInfo, gtins: ['07612345678900', '4006381333931'] };
  expect((await call('supplier', 'PUT', url, { ...stored, productInfo })).statusCode).toBe(200);
  const sids = async (filter: object) =>
    (await list('supplier', 'product/CH', filter)).json().map(({ sid }: { sid: string }) => sid);
  expect(await sids({ articleNumber: ['A-f2', 'A-f1', 'none'] })).toEqual(['f1', 'f2']);
  for (const typed of [['7612345678900'], ['none', '761-2345-6789-00'], '7612345678900', 7_612_345_678_900])
    expect(await sids({ gtins: typed })).toEqual(['f2']);
  expect(await sids({ gtins: ['4006381333932'] })).toEqual([]);
});

it('Every list is sorted by when its records changed (behaviour B479)', async () => {
  const changed = (await call('supplier', 'GET', '/import/product/CH/alpenfenster/f1')).json();
  const title = { de: 'Zuletzt' };
  const body = { ...changed, productInfo: { ...changed.productInfo, title } };
  await call('supplier', 'PUT', '/import/product/CH/alpenfenster/f1', body);
  const sids = async (order: string) =>
    (await list('supplier', 'product/CH', {}, `&sort=["updatedAt","${order}"]`))
      .json()
      .map(({ sid }: { sid: string }) => sid);
  expect([await sids('ASC'), await sids('DESC')]).toEqual([
    ['f2', 'f1'],
    ['f1', 'f2'],
  ]);
});

it('A list leads to its next page, behind its last row, and says when it is the same (behaviour B551)', async () => {
  const first = await call('supplier', 'GET', '/import/product/CH?range=[0,0]');
  const next = /^<\/api([^>]+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await call('supplier', 'GET', next);
  expect([first.json()[0].sid, second.json()[0].sid, second.headers.link]).toEqual(['f1', 'f2', undefined]);
  const sorted = await call('supplier', 'GET', '/import/product/CH?range=[0,0]&sort=["updatedAt","ASC"]');
  expect(sorted.headers.link).toContain('rel="next"');
  const [{ path, code }] = (await call('supplier', 'GET', `${next}&sort=["updatedAt","ASC"]`)).json().errors;
  expect([path, code]).toEqual(['after', 'other-order']);
  const same = { 'if-none-match': String(first.headers.etag) };
  const again = await call('supplier', 'GET', '/import/product/CH?range=[0,0]', undefined, same);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await call('supplier', 'GET', next, undefined, same);
  expect(other.statusCode).toBe(200);
});

it('A list in any order is followed behind its last row, whatever comes, goes or is moved before it (behaviour B551)', async () => {
  const put = async (index: number, endOfSale?: string) => {
    const body = {
      orgaInfo: { sid: 'andere' },
      sid: `s${index}`,
      productInfo: { articleNumber: `S-${index}`, title: { de: 'Tor' }, ...(endOfSale && { endOfSale }) },
      categories: { mainCategory: { sid: 'dach' } },
    };
    const url = `/import/product/CH/andere/s${index}`;
    expect((await call('admin', 'PUT', url, body, asNew)).statusCode).toBe(201);
  };
  // Some have what is sorted by, some alike, some nothing.
  const days = ['2031-01-01', undefined, '2030-05-05', '2030-05-05', undefined, '2029-12-31', undefined];
  for (const [index, endOfSale] of days.entries()) await put(index, endOfSale);
  const following = async (field: string, order: string, between?: () => Promise<unknown>) => {
    const query = `filter={"orgaSid":"andere"}&range=[0,1]&sort=["${field}","${order}"]`;
    const sids: string[] = [];
    for (let next: string | undefined = `/import/product/CH?${query}`; next;) {
      const page = await call('admin', 'GET', next);
      expect(page.statusCode).toBe(200);
      sids.push(...page.json().map(({ sid }: { sid: string }) => sid));
      next = /^<\/api([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
      if (sids.length === 2) await between?.();
    }
    return sids.join(' ');
  };
  for (const [field, order, all] of [
    ['endOfSale', 'ASC', 's5 s2 s3 s0 s1 s4 s6'],
    ['endOfSale', 'DESC', 's6 s4 s1 s0 s3 s2 s5'],
    ['articleNumber', 'DESC', 's6 s5 s4 s3 s2 s1 s0'],
    ['updatedAt', 'ASC', 's0 s1 s2 s3 s4 s5 s6'],
    ['popularity', 'DESC', 's6 s5 s4 s3 s2 s1 s0'],
  ] as const)
    expect([field, order, await following(field, order)]).toEqual([field, order, all]);
  const remove = () =>
    call('admin', 'DELETE', '/import/product/CH/andere/s5', undefined, { 'if-match': '*' });
  expect(await following('endOfSale', 'ASC', remove)).toBe('s5 s2 s3 s0 s1 s4 s6');
});

it('A cursor that was made up is refused, not a failure', async () => {
  const made = (value: unknown) => `1.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
  for (const after of [
    made(['updatedAt', false, '2026-02-31T00:00:00Z']),
    made(['updatedAt', true, '2026-02-01T00:00:00Z']),
    made(['updatedAt', false, 7]),
    '1.x',
    '1',
  ]) {
    const answer = await call(
      'supplier',
      'GET',
      `/import/product/CH?sort=["updatedAt","ASC"]&after=${after}`,
    );
    expect([after, answer.statusCode]).toEqual([after, 422]);
  }
});

it('The products of several companies stand in one order, on whichever page, and a company that is asked for stands alone (behaviour B716)', async () => {
  const right = {
    email: 'supplier@baustein.example',
    right: 'COMPANY',
    orgaCountry: { sid: 'andere', country: 'CH' },
  };
  expect((await call('admin', 'POST', '/import/user-right', right)).statusCode).toBe(201);
  for (const sid of ['g1', 'g2', 'g3'])
    await call(
      'admin',
      'PUT',
      `/import/product/CH/andere/${sid}`,
      {
        orgaInfo: { sid: 'andere' },
        sid,
        productInfo: { articleNumber: `A-${sid}`, title: { de: sid } },
        categories: { mainCategory: { sid: 'fenster' } },
      },
      asNew,
    );
  const sids = async (more: string, filter = {}) =>
    (await list('supplier', 'product/CH', filter, more)).json().map(({ sid }: { sid: string }) => sid);
  const all = await sids('&sort=["articleNumber","ASC"]&range=[0,19]');
  expect(all).toEqual(expect.arrayContaining(['f1', 'f2', 'g1', 'g2', 'g3']));
  for (const sort of ['articleNumber', 'position', 'popularity', 'completeness', 'endOfSale', 'createdAt'])
    for (const direction of ['ASC', 'DESC']) {
      const by = `&sort=["${sort}","${direction}"]`;
      const whole = await sids(`${by}&range=[0,19]`);
      expect(whole.toSorted(), by).toEqual(all.toSorted());
      expect([...(await sids(`${by}&range=[0,2]`)), ...(await sids(`${by}&range=[3,19]`))], by).toEqual(
        whole,
      );
    }
  expect(await sids('&sort=["articleNumber","DESC"]', { orgaSid: 'alpenfenster' })).toEqual(['f2', 'f1']);
  expect(await sids('', { orgaSid: 'bauhandel' })).toEqual([]);
});
