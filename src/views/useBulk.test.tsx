// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { ListBase, ResourceContextProvider, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entities } from '../../resources/registry.ts';
import { backoffice } from '../../resources/texts/de/backoffice.ts';
import { createDirectory } from '../directory/Directory.ts';
import type { Leaf } from '../directory/Leaf.ts';
import { placeOf } from '../directory/Place.ts';
import { problem, type ServerCall } from '../../tests/setup/answeringServer.ts';
import { insideBackoffice } from '../../tests/setup/insideBackoffice.tsx';
import { withAct } from './bulk/LeafAct.ts';
import { mergeVersions } from './mergeVersions.ts';
import { useBulk } from './useBulk.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

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

const leafOf = (...path: [string, ...string[]]): Leaf => ({
  place: placeOf(entities.productLine, path[0]),
  path,
});
const pictured = { leaf: leafOf('picture'), act: 'set', value: 'p1' } as const;

const picturesOf = (lines: Map<string, Line>) => [...lines.values()].map(({ picture }) => picture);

afterEach(cleanup);

describe('Changing a field of several things', () => {
  it('writes it to each, tells how far it is, and takes the choice away', async () => {
    let written = 0;
    const { bulk, ids, lines, told, steps } = await openList({
      refuse: async () => {
        await waitFor(() => expect([...steps]).toContain(`${written} of 3`));
        written += 1;
        return undefined;
      },
    });
    act(() => void bulk().change(ids, pictured));
    await waitFor(() => expect(told).toHaveLength(1));
    expect([...steps]).toEqual(['0 of 3', '1 of 3', '2 of 3']);
    expect([bulk().progress, bulk().list.selectedIds]).toEqual([undefined, []]);
    expect(picturesOf(lines)).toEqual(['p1', 'p1', 'p1']);
    expect(told.map(({ type, message }) => [type, message])).toEqual([
      ['success', expect.stringContaining('3')],
    ]);
  });

  it('writes nothing where the value is there already', async () => {
    const { bulk, ids, lines, writes } = await openList();
    lines.set('a', { orgaSid: 'acme', sid: 'a', title: { de: 'Linie a' }, picture: 'p1', version: 1 });
    await act(() => bulk().change(ids, pictured));
    expect(writes().map(({ path }) => path.split('/').at(-1))).toEqual(['b', 'c']);
  });

  it('goes on after a refusal, which is told with the title of what was refused', async () => {
    const { bulk, ids, lines, told } = await openList({
      refuse: ({ path }) =>
        path.endsWith('/b')
          ? problem(422, 'Angaben fehlerhaft', { errors: [{ path: 'picture', message: 'Kein Bild.' }] })
          : undefined,
    });
    await act(() => bulk().change(ids, pictured));
    expect(picturesOf(lines)).toEqual(['p1', undefined, 'p1']);
    expect(told.at(-1)?.results).toEqual(['Linie b: Kein Bild.']);
    expect(told.at(0)?.type).toBe('success');
  });

  it('is undone to what each of them held, except where somebody else has written since', async () => {
    const { bulk, ids, lines, told } = await openList();
    lines.set('a', { orgaSid: 'acme', sid: 'a', title: { de: 'Linie a' }, picture: 'old', version: 1 });
    await act(() => bulk().change(ids, pictured));
    lines.set('c', { orgaSid: 'acme', sid: 'c', title: { de: 'Linie c' }, picture: 'theirs', version: 9 });
    act(() => told[0]?.undo?.());
    await waitFor(() => expect(told).toHaveLength(3));
    expect(picturesOf(lines)).toEqual(['old', undefined, 'theirs']);
    expect(told.at(-1)?.results).toEqual([`Linie c: ${backoffice.list.changedMeanwhile}`]);
  });
});

describe('Changing one leaf of several things (behaviour B218)', () => {
  const french = { leaf: leafOf('title', 'fr'), act: 'set', value: 'Ligne' } as const;
  const title = (lines: Map<string, Line>, sid: string) => lines.get(sid)?.title;

  it('leaves the other leaves of the same field alone, and what somebody writes in them meanwhile', async () => {
    const { bulk, ids, lines, told } = await openList();
    await act(() => bulk().change(ids, french));
    expect(title(lines, 'a')).toEqual({ de: 'Linie a', fr: 'Ligne' });
    lines.set('b', { orgaSid: 'acme', sid: 'b', title: { de: 'Ihre', fr: 'Ligne' }, version: 9 });
    lines.set('c', { orgaSid: 'acme', sid: 'c', title: { de: 'Linie c', fr: 'La leur' }, version: 9 });
    act(() => told[0]?.undo?.());
    await waitFor(() => expect(told).toHaveLength(3));
    expect(['a', 'b', 'c'].map((sid) => title(lines, sid))).toEqual([
      { de: 'Linie a' },
      { de: 'Ihre' },
      { de: 'Linie c', fr: 'La leur' },
    ]);
    expect(told.at(-1)?.results).toEqual([`Linie c: ${backoffice.list.changedMeanwhile}`]);
  });

  it('takes what somebody writes while it goes on, and gives up when that does not end', async () => {
    let sent = 0;
    const meanwhile = (line: Line) => ({ ...line, title: { de: 'Ihre' }, version: line.version + 1 });
    const { bulk, ids, lines, told } = await openList({
      refuse: ({ path }) => {
        const sid = path.split('/').at(-1) ?? '';
        const line = lines.get(sid);
        sent += 1;
        if (line && (sid === 'c' || sent === 1)) lines.set(sid, meanwhile(line));
        return undefined;
      },
    });
    await act(() => bulk().change(ids, french));
    expect([title(lines, 'a'), title(lines, 'b')]).toEqual([
      { de: 'Ihre', fr: 'Ligne' },
      { de: 'Linie b', fr: 'Ligne' },
    ]);
    expect(told.at(-1)?.results).toEqual(['Linie c: Inzwischen geändert']);
  });

  it('adds to a list and removes from it, and puts back what was there and no more', () => {
    const leaf: Leaf = { place: placeOf(entities.product, 'images'), path: ['images'] };
    const add = { leaf, act: 'add', value: 'x' } as const;
    const remove = { leaf, act: 'remove', value: 'x' } as const;
    expect(withAct({ images: ['a'] }, add)).toEqual({ images: ['a', 'x'] });
    expect(withAct({}, add)).toEqual({ images: ['x'] });
    expect(withAct({ images: ['a', 'x', 'b'] }, remove)).toEqual({ images: ['a', 'b'] });
    for (const [row, done] of [
      [{ images: ['x'] }, add],
      [{ images: ['a'] }, remove],
    ] as const)
      expect(withAct(row, done)).toBe(row);
    const back = {
      base: { images: ['a', 'x'] },
      mine: { images: ['a'] },
      theirs: { images: ['b', 'a', 'x'] },
    };
    expect(mergeVersions(entities.product, back)).toMatchObject({
      row: { images: ['b', 'a'] },
      colliding: [],
    });
  });

  it('sets one attribute, or empties it, and no other', () => {
    const leaf: Leaf = {
      place: placeOf(entities.product, 'attributes'),
      path: ['attributes', 'width'],
      attribute: 'width',
    };
    const row = { attributes: { width: 1, height: 2 } };
    expect(withAct(row, { leaf, act: 'set', value: 3 })).toEqual({ attributes: { width: 3, height: 2 } });
    expect(withAct(row, { leaf, act: 'set', value: undefined })).toEqual({ attributes: { height: 2 } });
    expect(withAct(row, { leaf, act: 'set', value: 1 })).toBe(row);
  });
});

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
