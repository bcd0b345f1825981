// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { entities } from '../../resources/registry.ts';
import type { Entity } from '../../resources/entity.ts';
import { Problem, request } from '../fetch.ts';
import { createDataProvider } from './dataProvider.ts';
import { onReport } from './reports.ts';

const resources: Record<string, Entity> = { orgas: entities.orga, products: entities.product };

/** A provider whose server answers with `answer`, and the calls that reached it. */
function withServer(answer: (url: string) => Response, hasSession = true) {
  const calls: { url: URL; init: RequestInit; header: (name: string) => string | null }[] = [];
  const provider = createDataProvider({
    platform: 'RHB_DEMO',
    entityOf: (resource) => resources[resource] as Entity,
    protect: async (empty, read) => (hasSession ? read() : empty),
    send: async (url, init = {}) => {
      calls.push({
        url: new URL(url, 'http://ch.localhost'),
        init,
        header: (name) => new Headers(init.headers).get(name),
      });
      const response = answer(url);
      if (response.ok) return response;
      throw new Problem(response.status, (await response.json()) as Record<string, unknown>);
    },
  });
  return { provider, calls };
}

const orga = { sid: 'acme', orgaDetails: { name: 'Acme', kind: 'retailer' }, version: 7 };
const product = {
  sid: 'a-1',
  orgaInfo: { sid: 'acme', name: 'Acme' },
  productInfo: { articleNumber: 'A 1', title: { de: 'Tür' } },
  categories: { mainCategory: { sid: 'tueren', name: { de: 'Türen' } } },
  version: 3,
};

const listed = (rows: object[], total: string, headers: Record<string, string> = {}) =>
  Response.json(rows, { headers: { 'content-range': `orga 0-24/${total}`, ...headers } });

const page = { pagination: { page: 2, perPage: 25 }, filter: {} };

describe('lists', () => {
  test('ask for range, sort and filter at the path of the declaration, and get flat records', async () => {
    const { provider, calls } = withServer(() => listed([orga], '319'));
    const { data, total, meta } = await provider.getList('orgas', {
      ...page,
      sort: { field: 'name', order: 'DESC' },
      filter: { kind: 'retailer', name: '' },
    });
    const query = calls[0]?.url.searchParams;
    expect(calls[0]?.url.pathname).toBe('/api/import/orga/RHB_DEMO');
    expect(query?.get('range')).toBe('[25,49]');
    expect(query?.get('sort')).toBe('["name","DESC"]');
    expect(query?.get('filter')).toBe('{"kind":"retailer"}');
    expect(data).toEqual([{ id: 'acme', sid: 'acme', name: 'Acme', kind: 'retailer', version: 7 }]);
    expect([total, meta]).toEqual([319, { isAtLeast: false }]);
  });

  test('leave out a sort that the entity does not declare', async () => {
    const { provider, calls } = withServer(() => listed([], '0'));
    await provider.getList('orgas', { ...page, sort: { field: 'id', order: 'ASC' } });
    expect(calls[0]?.url.searchParams.has('sort')).toBe(false);
  });

  test('say when their total is only a lower bound', async () => {
    const { provider } = withServer(() => listed([orga], '10000', { total: 'at-least' }));
    expect((await provider.getList('orgas', page)).meta).toEqual({ isAtLeast: true });
  });

  test('of named things are one call, and leave out those that are gone', async () => {
    const { provider, calls } = withServer(() => listed([orga], '1'));
    const { data } = await provider.getMany('orgas', { ids: ['acme', 'gone'] });
    expect(data.map(({ id }) => id)).toEqual(['acme']);
    expect(calls.map(({ url }) => url.searchParams.get('filter'))).toEqual(['{"id":["acme","gone"]}']);
    const closed = withServer(() => Response.json({ title: 'Nicht gefunden' }, { status: 404 }));
    expect((await closed.provider.getMany('orgas', { ids: ['gone'] })).data).toEqual([]);
  });
});

describe('one thing', () => {
  test('of a key with several parts has an id of them and stands at their path', async () => {
    const { provider, calls } = withServer(() => Response.json(product, { headers: { etag: '"4"' } }));
    const { data } = await provider.getOne('products', { id: 'acme/a-1' });
    expect(calls[0]?.url.pathname).toBe('/api/import/product/RHB_DEMO/acme/a-1');
    expect(data).toMatchObject({ id: 'acme/a-1', title: { de: 'Tür' }, mainCategory: 'tueren', version: 4 });
  });

  test('is saved in the nesting of the API, without what cannot be written, under its version', async () => {
    const { provider, calls } = withServer(() => Response.json(product));
    const data = {
      orgaSid: 'acme',
      orgaName: 'Acme',
      sid: 'a-1',
      articleNumber: 'A 1',
      gtins: [],
      title: { de: 'Tür', fr: '' },
      subTitle: { de: null },
      mainCategory: 'tueren',
      productLine: '',
      popularity: 12,
      version: 3,
    };
    await provider.update('products', { id: 'acme/a-1', data, previousData: { ...data, id: 'acme/a-1' } });
    expect(calls[0]?.init.method).toBe('PUT');
    expect(calls[0]?.header('if-match')).toBe('"3"');
    expect(calls[0]?.header('content-type')).toBe('application/json');
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
      sid: 'a-1',
      orgaInfo: { sid: 'acme' },
      productInfo: { articleNumber: 'A 1', gtins: [], title: { de: 'Tür' } },
      categories: { mainCategory: { sid: 'tueren' } },
    });
  });

  test('without POST is created at its own address, never over another one', async () => {
    const { provider, calls } = withServer(() => Response.json(product, { status: 201 }));
    const created = await provider.create('products', { data: { orgaSid: 'acme', sid: 'a-1' } });
    expect([calls[0]?.init.method, calls[0]?.url.pathname]).toEqual([
      'PUT',
      '/api/import/product/RHB_DEMO/acme/a-1',
    ]);
    expect(calls[0]?.header('if-none-match')).toBe('*');
    expect(created.data.id).toBe('acme/a-1');
  });

  test('is deleted under its version and without announcing a body', async () => {
    const { provider, calls } = withServer(() => new Response(null, { status: 204 }));
    await provider.delete('orgas', { id: 'acme', previousData: { id: 'acme', version: 7 } });
    expect(calls[0]?.init.method).toBe('DELETE');
    expect(calls[0]?.header('if-match')).toBe('"7"');
    expect(calls[0]?.header('content-type')).toBeNull();
  });
});

describe('several records', () => {
  const refusal = () => Response.json({ title: 'Wird gebraucht' }, { status: 409 });
  const refusesB = (url: string) =>
    url.includes('/b') ? refusal() : Response.json(orga, { headers: { etag: '"7"' } });

  test.each([
    ['deleteMany', 'DELETE'],
    ['updateMany', 'PUT'],
  ] as const)('%s does the others although one is refused, and says which and why', async (act, method) => {
    const { provider, calls } = withServer(refusesB);
    const params = { ids: ['a', 'b', 'c'], data: { kind: 'retailer' } };
    await expect(provider[act]('orgas', params)).rejects.toMatchObject({
      status: 409,
      message: 'b: Wird gebraucht',
      body: { refused: [{ id: 'b', message: 'Wird gebraucht' }], done: ['a', 'c'] },
    });
    const written = calls.filter(({ init }) => init.method === method).map(({ url }) => url.pathname.at(-1));
    expect(written).toEqual(method === 'DELETE' ? ['a', 'b', 'c'] : ['a', 'c']);
    await expect(provider[act]('orgas', { ...params, ids: ['a', 'c'] })).resolves.toEqual({
      data: ['a', 'c'],
    });
  });
});

describe('without a session', () => {
  test('every read is empty, and nobody is asked; a write is refused by the server', async () => {
    const { provider, calls } = withServer(
      () => Response.json({ title: 'Nicht angemeldet' }, { status: 401 }),
      false,
    );
    const ofCompany = {
      ...page,
      sort: { field: 'sid', order: 'ASC' } as const,
      target: 'orgaSid',
      id: 'acme',
    };
    expect(await provider.getList('orgas', page)).toEqual({ data: [], total: 0 });
    expect(await provider.getManyReference('products', ofCompany)).toEqual({ data: [], total: 0 });
    expect(await provider.getMany('orgas', { ids: ['acme'] })).toEqual({ data: [] });
    expect(await provider.getOne('orgas', { id: 'acme' })).toEqual({ data: null });
    expect(calls).toEqual([]);
    const save = { id: 'acme', data: { sid: 'acme' }, previousData: { id: 'acme' } };
    await expect(provider.update('orgas', save)).rejects.toMatchObject({ status: 401 });
  });
});

describe('failures', () => {
  const save = { id: 'acme', data: { sid: 'acme' }, previousData: { id: 'acme', version: 1 } };

  test('of a stale version carry the current one', async () => {
    const { provider } = withServer(() =>
      Response.json({ title: 'Inzwischen geändert', current: 9 }, { status: 412 }),
    );
    await expect(provider.update('orgas', save)).rejects.toMatchObject({ status: 412, body: { current: 9 } });
  });

  test('name every fault at its form field, and the rest for the whole form', async () => {
    const faults = [
      { path: 'orgaDetails.headOffice.address.zip', code: 'too-long', message: 'Höchstens 12 Zeichen.' },
      { path: 'orgaDetails.name', code: 'required', message: 'Diese Angabe fehlt.' },
      { path: 'extra', code: 'unknown-field', message: 'Das Feld extra gibt es hier nicht.' },
    ];
    const { provider } = withServer(() =>
      Response.json({ detail: 'Nichts wurde gespeichert.', errors: faults }, { status: 422 }),
    );
    await expect(provider.update('orgas', save)).rejects.toMatchObject({
      message: 'Nichts wurde gespeichert.',
      status: 422,
      body: {
        errors: {
          'address.zip': 'Höchstens 12 Zeichen.',
          name: 'Diese Angabe fehlt.',
          'root.serverError': 'Das Feld extra gibt es hier nicht.',
        },
      },
    });
  });
});

test('the report of an answer is passed on in plain text', async () => {
  const heard: string[] = [];
  const stop = onReport((report) => heard.push(report));
  const headers = { 'import-report': encodeURIComponent('3 Zeilen übersprungen') };
  const { provider } = withServer(() => Response.json(orga, { headers }));
  await provider.getOne('orgas', { id: 'acme' });
  stop();
  expect(heard).toEqual(['3 Zeilen übersprungen']);
});

test('unsafe calls to this site carry the cross-site header, others never', async () => {
  document.cookie = 'XSRF-TOKEN=a%20b';
  const sent: (string | null)[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (_, init) => {
    sent.push(new Headers(init?.headers).get('x-xsrf-token'));
    return new Response();
  };
  try {
    await request('/api/session', { method: 'DELETE' });
    await request('/api/user/rights');
    await request('https://elsewhere.example/', { method: 'POST' });
  } finally {
    globalThis.fetch = real;
  }
  expect(sent).toEqual(['a b', null, null]);
});
