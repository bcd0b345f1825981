// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { ListBase, ResourceContextProvider, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDirectory } from '../../directory/Directory.ts';
import { problem, type ServerCall } from '../../../tests/setup/answeringServer.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { useBulk } from './useBulk.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

const root = '/api/import/product-line/CH';
interface Line {
  orgaSid: string;
  sid: string;
  title: { de: string; fr?: string };
  picture?: string;
  version: number;
}

type Refuse = (call: ServerCall) => Response | undefined | Promise<undefined>;

/** The list of product lines of a company, whose server keeps them. */
async function openList({ refuse }: { refuse?: Refuse } = {}) {
  const lines = new Map<string, Line>(
    ['a', 'b', 'c'].map((sid) => [sid, { orgaSid: 'acme', sid, title: { de: `Linie ${sid}` }, version: 1 }]),
  );
  const directory = createDirectory();
  const resource = directory.screensOf('productLine');
  if (!resource) throw new Error('Product lines have no screens any more.');
  const inside = await insideBackoffice({
    directory,
    answer: async (call) => {
      const { path, method, body } = call;
      if (path === root)
        return Response.json([...lines.values()], { headers: { 'content-range': 'line 0-24/3' } });
      const undone = /^\/api\/import\/change\/(\d+)\/undo$/.exec(path)?.[1];
      if (path === '/api/import/audit') return Response.json([{ id: '7', kind: 'deleted' }]);
      const refused = method === 'GET' ? undefined : await refuse?.(call);
      if (refused) return refused;
      if (undone) return Response.json({ kept: [] });
      const line = lines.get(path.split('/').at(-1) ?? '');
      if (!path.startsWith(root) || !line) return undefined;
      if (method === 'DELETE') {
        lines.delete(line.sid);
        return new Response(null, { status: 204 });
      }
      if (method === 'PUT') {
        if (call.headers.get('if-match') !== `"${line.version}"`) return problem(412, 'Inzwischen geändert');
        lines.set(line.sid, { ...(body as Line), version: line.version + 1 });
      }
      const now = lines.get(line.sid);
      return Response.json(now, { headers: { etag: `"${now?.version}"` } });
    },
  });
  const list = ({ children }: { children: ReactNode }) => (
    <inside.wrapper>
      <ResourceContextProvider value={resource.name}>
        <ListBase filter={{ orgaSid: 'acme' }}>{children}</ListBase>
      </ResourceContextProvider>
    </inside.wrapper>
  );
  const steps = new Set<string>();
  const { result } = renderHook(
    () => {
      const bulk = useBulk(resource);
      if (bulk.progress) steps.add(`${bulk.progress.done} of ${bulk.progress.of}`);
      return { ...bulk, list: useListContext() };
    },
    { wrapper: list },
  );
  await waitFor(() => expect(result.current?.list.data).toHaveLength(3));
  const ids = ['acme/a', 'acme/b', 'acme/c'];
  act(() => result.current.list.onSelect(ids));
  const writes = () => inside.calls.filter(({ method }) => method !== 'GET');
  return { ...inside, bulk: () => result.current, ids, lines, steps, writes };
}

afterEach(cleanup);

describe('Deleting several things', () => {
  it('deletes one after the other, and says what could not be deleted', async () => {
    const { bulk, ids, lines, told } = await openList({
      refuse: ({ path }) => (path.endsWith('/a') ? problem(409, 'Wird noch gebraucht') : undefined),
    });
    await act(() => bulk().remove(ids));
    expect([...lines.keys()]).toEqual(['a']);
    expect(told.at(-1)?.results).toEqual(['Linie a: Wird noch gebraucht']);
  });

  it('is taken back in the reverse order, so that each finds what it needs', async () => {
    const { bulk, ids, told, calls } = await openList();
    await act(() => bulk().remove(ids));
    act(() => told[0]?.undo?.());
    await waitFor(() => expect(told).toHaveLength(2));
    const asked = calls.filter(({ path }) => path === '/api/import/audit');
    expect(asked.map(({ query }) => query.get('key'))).toEqual([
      '["acme","c"]',
      '["acme","b"]',
      '["acme","a"]',
    ]);
    expect(calls.filter(({ path }) => path === '/api/import/change/7/undo')).toHaveLength(3);
  });

  it('that failed altogether offers nothing to undo', async () => {
    const { bulk, ids, told } = await openList({ refuse: () => problem(403, 'Nicht erlaubt') });
    await act(() => bulk().remove(ids));
    expect(told.map(({ undo, results }) => [undo, results?.length])).toEqual([[undefined, 3]]);
  });
});
