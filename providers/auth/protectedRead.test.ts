// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readChanges } from '../data/audit.ts';
import { readTree } from '../data/treeKeptApart.ts';
import { readDashboard } from '../data/dashboard.ts';
import { findCompanies } from '../data/accessRequests.ts';
import { countExport } from '../data/exports.ts';
import { followImport } from '../data/followImport.ts';
import { importsOf, latestImports, readReport } from '../data/imports.ts';
import { readStatistic } from '../data/statistic.ts';
import { searchPeople } from '../data/userRights.ts';
import { currentCaller } from './rights.ts';

const pool = vi.hoisted(() => ({ signOut: vi.fn(), fetchAuthSession: vi.fn() }));
vi.mock('aws-amplify/auth', () => pool);

const { signal } = new AbortController();
const following = { onProgress: () => {}, onConnection: () => {}, signal };
const noViews = { pageViews: 0, suggestionViews: 0, clicks: 0 };

const asked = vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
  localStorage.clear();
  pool.fetchAuthSession.mockReset().mockResolvedValue({});
});
afterEach(() => asked.mockReset());

describe('Without a session nobody is asked, and the result is empty:', () => {
  test.each<[string, unknown, () => Promise<unknown>]>([
    ['rights', { kind: 'anonymous' }, currentCaller],
    ['people', { items: [], total: 0 }, () => searchPeople({ page: 0, size: 25 }, signal)],
    ['companies to choose from', [], () => findCompanies('CH', 'a', signal)],
    [
      'the history of a thing',
      [],
      () => readChanges({ platform: 'CH', entity: { name: 'orga' }, id: 'acme' }, [0, 9]),
    ],
    [
      'the tree of categories',
      { version: 0, entries: [] },
      () => readTree({ path: 'category-relation/{platform}', platform: 'CH' }),
    ],
    ['imports', { imports: [], total: 0 }, () => importsOf('CH', { range: [0, 4] })],
    ['the latest imports', [], () => latestImports('CH', 'acme')],
    ['the report of an import', undefined, () => readReport('1')],
    ['the progress of an import', undefined, () => followImport('1', following)],
    ['what an export would hold', 0, () => countExport('CH', 'acme', {}, signal)],
    [
      'the statistic of a company',
      { orgaSid: 'acme', days: [], total: noViews },
      () => readStatistic('CH', 'acme', '2026-01-01', signal),
    ],
    ['the quality of products', { companies: [], gaps: [] }, () => readDashboard.quality('CH')],
    ['page views', [], () => readDashboard.views('CH')],
    ['platforms', [], () => readDashboard.platforms()],
    ['searches in vain', [], () => readDashboard.fruitlessSearches('CH')],
    ['advertisements that end', [], () => readDashboard.expiring('CH')],
  ])('%s', async (_, empty, read) => {
    expect(await read()).toEqual(empty);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('With a session that the server refuses', () => {
  const tokens = { idToken: { payload: {}, toString: () => 'a.b.c' } };
  const refused = async () => Response.json({ title: 'Nicht angemeldet' }, { status: 401 });

  test('the result is empty once the pool says that it is over', async () => {
    pool.fetchAuthSession
      .mockResolvedValueOnce({ tokens })
      .mockResolvedValueOnce({ tokens })
      .mockRejectedValueOnce(
        Object.assign(new Error('User is disabled.'), { name: 'NotAuthorizedException' }),
      );
    asked.mockImplementation(refused);
    expect(await readReport('1')).toBeUndefined();
  });

  test('the refusal is told while the pool holds on to it', async () => {
    pool.fetchAuthSession.mockResolvedValue({ tokens });
    asked.mockImplementation(refused);
    await expect(readReport('1')).rejects.toMatchObject({ status: 401 });
  });
});
