// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { entities } from '../../resources/registry.ts';
import type { Entity } from '../../resources/entity.ts';
import { platform } from '../../resources/platform/platforms.ts';
import { createDataProvider } from '../../providers/data/dataProvider.ts';
import { requestOrEarly } from '../../providers/data/earlyList.ts';
import { pool } from '../../tests/setup/mockedPool.ts';
import { backofficeResources } from '../directory/backofficeResources.ts';
import { firstSort } from '../views/list/firstSort.ts';
import { askFirstList } from './askFirstList.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

const listed = () => Response.json([], { headers: { 'content-range': 'orga 0-24/0' } });
const server = vi.fn(async (_url: string | URL | Request) => listed());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  server.mockClear();
});

/** Opens the address of a list early, then asks for its first page as the list itself does. */
async function openList(name: string, address: string, parents: Record<string, string>) {
  vi.stubGlobal('fetch', server);
  history.replaceState(null, '', `/de/backoffice/${address}`);
  askFirstList({ platform: platform('CH'), language: 'de' });
  const resource = backofficeResources.find((each) => each.name === name);
  if (!resource) throw new Error(`There is no list of ${name}.`);
  const provider = createDataProvider({
    platform: 'CH',
    entityOf: (): Entity => resource.entity,
    protect: async (_, read) => read(),
    send: requestOrEarly,
  });
  await provider.getList(name, {
    filter: parents,
    pagination: { page: 1, perPage: 25 },
    sort: firstSort(resource.entity),
  });
  return server.mock.calls.map(([url]) => String(url));
}

test('the rows of the list that is opened are asked for once, early, and taken by whoever draws them', async () => {
  const ofCompany = { orgaSid: 'a b&c' };
  expect(await openList('products', 'orga/a%20b%26c/products', ofCompany)).toEqual([
    expect.stringContaining(`/api/import/${entities.product.path.replace('{platform}', 'CH')}?filter=`),
  ]);
  server.mockClear();
  expect(await openList('orgas', 'orgas', {})).toHaveLength(1);
  // It was taken, and is not shown again.
  expect(await openList('orgas', 'orgas/another', {})).toHaveLength(2);
});

test('nothing is asked for early where somebody has laid the list out, and what was is not taken when it is old', async () => {
  localStorage.setItem('RaStorebackoffice-CH./de/backoffice/orgas', '{}');
  history.replaceState(null, '', '/de/backoffice/orgas');
  vi.stubGlobal('fetch', server);
  askFirstList({ platform: platform('CH'), language: 'de' });
  localStorage.clear();
  history.replaceState(null, '', '/de/backoffice/orgas?page=2');
  askFirstList({ platform: platform('CH'), language: 'de' });
  await Promise.resolve();
  expect([server, pool.fetchAuthSession].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

  history.replaceState(null, '', '/de/backoffice/orgas');
  askFirstList({ platform: platform('CH'), language: 'de' });
  await vi.waitFor(() => expect(server).toHaveBeenCalledOnce());
  const url = String(server.mock.calls[0]?.[0]);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  await requestOrEarly(url);
  expect(server).toHaveBeenCalledTimes(2);
});
