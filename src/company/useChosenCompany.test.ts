// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GrantedRight } from '../../resources/platform/grantedRight.ts';
import { insideBackoffice } from '../../tests/setup/insideBackoffice.tsx';
import { useChosenCompany } from './useChosenCompany.ts';
import { useCompanies } from './useCompanies.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

const keeps = (sid: string, country: 'CH' | 'DE' = 'CH'): GrantedRight => ({
  right: 'COMPANY',
  orgaCountry: { sid, country },
});

/** A screen for one company, opened by who has these rights. */
async function open(rights: readonly GrantedRight[], query = '') {
  const { wrapper, router } = await insideBackoffice({
    rights,
    at: `import${query}`,
    answer: ({ path, query: asked }) => {
      const [, isOrga, sid] = /^(\/api\/import\/orga\/CH)(?:\/([^/]+))?$/.exec(path) ?? [];
      const orgaOf = (one: string) => ({ sid: one, orgaDetails: { name: `Firma ${one}` } });
      if (!isOrga || sid) return sid ? Response.json(orgaOf(sid)) : undefined;
      const { id: sids }: { id: string[] } = JSON.parse(asked.get('filter') ?? '{}');
      const headers = { 'content-range': `orga 0-${sids.length - 1}/${sids.length}` };
      return Response.json(sids.map(orgaOf), { headers });
    },
  });
  const { result } = renderHook(
    () => {
      const companies = useCompanies('import');
      return { ...companies, chosen: useChosenCompany(companies) };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current?.isPending).toBe(false));
  return { now: () => result.current, query: () => router.state.location.search };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('The companies of a feature', () => {
  it('are by name those whose right the caller has in this country', async () => {
    const { now } = await open([keeps('acme'), keeps('door'), keeps('tor', 'DE')]);
    expect([now().isEvery, now().companies]).toEqual([
      false,
      [
        { sid: 'acme', title: 'Firma acme' },
        { sid: 'door', title: 'Firma door' },
      ],
    ]);
  });

  it('are all for who has the right in general, and none for another right', async () => {
    expect((await open([{ right: 'COMPANY' }])).now()).toMatchObject({ isEvery: true, companies: [] });
    expect((await open([{ right: 'CMS' }])).now()).toMatchObject({ isEvery: false, companies: [] });
  });
});

describe('The company of a screen', () => {
  it('is the one that the address names, before any other', async () => {
    const { now } = await open([keeps('acme')], '?company=door');
    expect(now().chosen[0]).toBe('door');
  });

  it('is the only one, for who keeps one', async () => {
    expect((await open([keeps('acme')])).now().chosen[0]).toBe('acme');
  });

  it('is nobody as long as one of several is to be chosen, and then stands in the address', async () => {
    const { now, query } = await open([keeps('acme'), keeps('door')]);
    expect(now().chosen[0]).toBe('');
    act(() => now().chosen[1]('door'));
    await waitFor(() => expect(now().chosen[0]).toBe('door'));
    expect(query()).toBe('?company=door');
  });

  it('is the last one again when the screen is opened anew, if it is still the caller’s', async () => {
    const first = await open([keeps('acme'), keeps('door')]);
    act(() => first.now().chosen[1]('door'));
    await waitFor(() => expect(first.now().chosen[0]).toBe('door'));
    cleanup();
    expect((await open([keeps('acme'), keeps('door')])).now().chosen[0]).toBe('door');
    cleanup();
    expect((await open([keeps('acme'), keeps('tor')])).now().chosen[0]).toBe('');
  });

  it('is never taken from the last visit for who may choose any', async () => {
    const first = await open([keeps('door')]);
    expect(first.now().chosen[0]).toBe('door');
    cleanup();
    expect((await open([{ right: 'ADMIN' }])).now().chosen[0]).toBe('');
  });
});
