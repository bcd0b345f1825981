// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { ListBase, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GrantedRight } from '../../resources/platform/grantedRight.ts';
import { insideBackoffice } from '../../tests/setup/insideBackoffice.tsx';
import { createDirectory } from '../directory/Directory.ts';
import { useBulkAccess } from './list/useBulkAccess.ts';
import { useCanMake } from './useCanMake.ts';
import { useFeatureTabs } from './form/useFeatureTabs.ts';
import { useResource } from './useResource.ts';
import { useTabs } from './form/useTabs.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

const directory = createDirectory();
function screensOf(entityName: string) {
  const screens = directory.screensOf(entityName);
  if (!screens) throw new Error(`${entityName} has no screens any more.`);
  return screens;
}

const right = (one: GrantedRight['right'], sid: string): GrantedRight => ({
  right: one,
  orgaCountry: { sid, country: 'CH' },
});
const supplier = [right('EDIT_PRODUCTS', 'acme')];

/** What a hook says once the rights are known, in the list of an entity's records within a company. */
async function said<Said>(
  entityName: string,
  rights: readonly GrantedRight[],
  hook: () => Said,
  { at = 'x', pattern = '*', total = 0 } = {},
): Promise<Said> {
  const {
    wrapper: Backoffice,
    calls,
    queryClient,
  } = await insideBackoffice({
    rights,
    at,
    pattern,
    answer: ({ path }) =>
      path === '/api/user/rights'
        ? undefined
        : Response.json([], { headers: { 'content-range': `rows 0-0/${total}` } }),
  });
  const { name } = screensOf(entityName);
  const list = ({ children }: { children: ReactNode }) => (
    <Backoffice>
      <ResourceContextProvider value={name}>
        <ListBase disableAuthentication>{children}</ListBase>
      </ResourceContextProvider>
    </Backoffice>
  );
  const { result } = renderHook(hook, { wrapper: list });
  // Rights and rows are asked for one after the other.
  await waitFor(() => {
    expect(calls.length).toBeGreaterThan(0);
    expect(queryClient.isFetching()).toBe(0);
  });
  return result.current;
}

afterEach(cleanup);

describe('Several products at once', () => {
  const products = screensOf('product');
  const access = (rights: GrantedRight[], orgaSid: string) =>
    said('product', rights, () => useBulkAccess(products, { orgaSid }));

  it('may be changed and deleted by who edits those of their company, and of no other', async () => {
    expect(await access(supplier, 'acme')).toEqual({ change: true, delete: true });
    expect(await access(supplier, 'door')).toEqual({ change: false, delete: false });
  });

  it('may be changed where something means the same for all of them, such as a code that is added', async () => {
    const access = (right: GrantedRight['right']) =>
      said('category', [{ right }], () => useBulkAccess(screensOf('category'), {}));
    expect(await access('CATEGORY')).toEqual({ change: true, delete: true });
    expect(await access('ADVERTISEMENT')).toEqual({ change: false, delete: false });
  });
});

describe('A new thing', () => {
  const canMake = (entityName: string, rights: GrantedRight[], path: string, total = 0) =>
    said(entityName, rights, () => useCanMake(useResource(screensOf(entityName))), {
      at: path,
      pattern: screensOf(entityName).path,
      total,
    });

  it('may be made by who may write it there', async () => {
    expect(await canMake('product', supplier, 'orga/acme/products')).toBe(true);
    expect(await canMake('product', supplier, 'orga/door/products')).toBe(false);
    expect(await canMake('category', supplier, 'categories')).toBe(false);
  });

  it('is none where there is one of every choice already', async () => {
    const company = [right('COMPANY', 'acme')];
    expect(await canMake('orgaInfo', company, 'orga/acme/infos', 3)).toBe(true);
    expect(await canMake('orgaInfo', company, 'orga/acme/infos', 4)).toBe(false);
  });

  it('is none where the server counts and nobody enters', async () => {
    expect(await canMake('statistic', [{ right: 'ADMIN' }], 'orga/acme/statistic')).toBe(false);
  });
});

describe('The screens of a company', () => {
  const tabs = (rights: GrantedRight[], orgaSid: string) =>
    said('orga', rights, () => useTabs()(screensOf('orga'), orgaSid).map(({ value }) => value));

  it('are all for who keeps it, and only its products for who edits those', async () => {
    const all = await tabs([right('COMPANY', 'acme')], 'acme');
    expect(all).toEqual(expect.arrayContaining(['orgas', 'products', 'orga-infos', 'company-mappings']));
    const few = await tabs(supplier, 'acme');
    expect(few).toContain('products');
    expect(few.filter((name) => ['orgas', 'orga-infos', 'company-mappings'].includes(name))).toEqual([]);
  });

  it('are none for who has to do with another one', async () => {
    expect(await tabs(supplier, 'door')).toEqual([]);
  });

  it('stand beneath its address, whatever its key', async () => {
    const addresses = await said('orga', [{ right: 'ADMIN' }], () => useTabs()(screensOf('orga'), 'a%2Fb'));
    expect(addresses.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['/de/backoffice/orgas/a%2Fb', '/de/backoffice/orga/a%2Fb/products']),
    );
  });
});

it('The screens of a feature stand beside each other, those within a company elsewhere', async () => {
  const keeper = [right('COMPANY', 'acme')];
  const { open, entries } = await said('orga', keeper, () => useFeatureTabs('import', 'import'));
  const addresses = entries.map(({ to }) => to);
  expect([open, addresses.slice(0, 3)]).toEqual([
    'import',
    ['/de/backoffice/import', '/de/backoffice/import/history', '/de/backoffice/mappings'],
  ]);
  expect(addresses.filter((to) => to.includes('/orga/'))).toEqual([]);
});

it('The settings of the platform stand beside the rights of people for administrators alone', async () => {
  const tabsOf = async (one: GrantedRight) => {
    const { entries } = await said('orga', [one], () => useFeatureTabs('userRights', 'users-with-rights'));
    return entries.map(({ value }) => value);
  };
  expect(await tabsOf({ right: 'USER_RIGHTS' })).toEqual(['users-with-rights']);
  expect(await tabsOf({ right: 'ADMIN' })).toEqual(['users-with-rights', 'platform-settings']);
});
