// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../resources/calls/userRight.ts';
import { problem, type ServerCall } from '../../../tests/setup/answeringServer.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { told as tellFailure, usePeople } from './usePeople.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

const root = '/api/import/user-right';
const orgaCountry = { sid: 'acme', country: 'CH' } as const;
const anna: Person = {
  sub: 's1',
  username: 'anna',
  email: 'anna@firm.example',
  rights: [{ id: 'r1', right: 'COMPANY', orgaCountry, orgaName: 'Acme AG', version: 2 }],
};

async function openPeople(refuse: (call: ServerCall) => Response | undefined = () => undefined) {
  const inside = await insideBackoffice({
    answer: (call) => {
      if (call.path === `${root}/search`) return Response.json({ items: [anna], total: 1 });
      if (!call.path.startsWith(root)) return undefined;
      const refused = refuse(call);
      if (refused) return refused;
      if (call.method === 'DELETE') return new Response(null, { status: 204 });
      return Response.json({ id: 'r9', version: 1, sub: 's1', email: null, right: 'CMS' });
    },
  });
  const { result } = renderHook(() => usePeople({ page: 0, size: 25, text: 'an', right: '' }), {
    wrapper: inside.wrapper,
  });
  await waitFor(() => expect(result.current?.data).toBeDefined());
  const writes = () =>
    inside.calls.flatMap(({ method, path, body, headers }) =>
      method === 'GET' ? [] : [{ call: `${method} ${path}`, body, version: headers.get('if-match') }],
    );
  const searches = () => inside.calls.filter(({ path }) => path === `${root}/search`);
  return { ...inside, now: () => result.current, writes, searches };
}

afterEach(cleanup);

describe('People', () => {
  it('are asked for by what is filled in', async () => {
    const { searches } = await openPeople();
    expect(searches()[0]?.query.toString()).toBe('page=0&size=25&text=an');
  });
});

describe('Giving a right', () => {
  it('sends what is stored of it, reads the people anew, and can be taken back', async () => {
    const { now, writes, searches, told } = await openPeople();
    await act(() =>
      now().give({ sub: 's1', name: 'anna' }, { right: 'COMPANY', orgaCountry, orgaName: 'Acme AG' }),
    );
    expect(writes()).toEqual([
      { call: `POST ${root}`, body: { sub: 's1', right: 'COMPANY', orgaCountry }, version: null },
    ]);
    expect(searches()).toHaveLength(2);
    expect(told.at(-1)?.message).toMatch(/anna.*Acme AG/);
    act(() => told.at(-1)?.undo?.());
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]).toMatchObject({ call: `DELETE ${root}/r9`, version: '"1"' });
  });

  it('that is refused is left to who asked, and tells of nothing', async () => {
    const { now, told } = await openPeople(() => problem(422, 'Angaben fehlerhaft'));
    await act(async () => {
      await expect(
        now().give({ email: 'x@firm.example', name: 'x' }, { right: 'CMS' }),
      ).rejects.toMatchObject({
        status: 422,
      });
    });
    expect(told).toEqual([]);
  });
});

describe('Taking a right', () => {
  it('names its version, and when undone gives the same right to the same account', async () => {
    const { now, writes, told } = await openPeople();
    const [held] = anna.rights;
    if (held) await act(() => now().take(anna, held));
    act(() => told.at(-1)?.undo?.());
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()).toEqual([
      { call: `DELETE ${root}/r1`, body: undefined, version: '"2"' },
      { call: `POST ${root}`, body: { sub: 's1', right: 'COMPANY', orgaCountry }, version: null },
    ]);
  });

  it('of who has no account yet gives it back to the address', async () => {
    const { now, writes, told } = await openPeople();
    const waiting = { ...anna, sub: null, username: null };
    await act(() => now().take(waiting, { id: 'r2', right: 'CMS', version: 1 }));
    act(() => told.at(-1)?.undo?.());
    await waitFor(() => expect(writes().at(-1)?.body).toEqual({ email: 'anna@firm.example', right: 'CMS' }));
  });

  it('that is refused is told, where nobody else says it', async () => {
    const { now, told } = await openPeople(() => problem(409, 'Die letzte Verwalterin bleibt'));
    const [held] = anna.rights;
    if (held) await act(() => tellFailure(now().take(anna, held)));
    expect(told.map(({ message, undo }) => [message, undo])).toEqual([
      ['Die letzte Verwalterin bleibt', undefined],
    ]);
  });
});
