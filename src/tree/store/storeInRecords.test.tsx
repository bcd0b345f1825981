// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { testDataProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { area, treeOfAreas } from '../../../tests/setup/area.ts';
import { problem } from '../../../tests/setup/answeringServer.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { backoffice } from '../../../resources/texts/de/backoffice.ts';
import { createDirectory } from '../../directory/Directory.ts';
import TreeScreen from '../TreeScreen.tsx';
import { storeInRecords } from './storeInRecords.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

afterEach(cleanup);

const resource = { name: 'areas', entity: area, path: 'areas', feature: 'cms' } as const;
const api = '/api/import/area/CH';

interface Stored {
  sid: string;
  title: { de: string };
  above: string | null;
  place: number;
}

/** The screen of the tree of these areas, each by its sid, what it hangs under and its place, and what the server keeps of it. */
async function openTree(...places: [sid: string, above: string | null, place: number][]) {
  const stored = new Map(
    places.map(([sid, above, place]): [string, Stored] => [sid, { sid, title: { de: sid }, above, place }]),
  );
  const inside = await insideBackoffice({
    directory: createDirectory([resource]),
    answer: ({ path, method, body }) => {
      if (!path.startsWith(api)) return undefined;
      const sid = path.slice(api.length + 1);
      const headers = { etag: '"1"', 'content-range': `items 0-9/${stored.size}` };
      if (sid === '') return Response.json([...stored.values()], { headers });
      const record = stored.get(sid);
      if (!record) return problem(404, 'Nicht da');
      if (method === 'PUT') stored.set(sid, { ...record, above: null, ...(body as Partial<Stored>) });
      return Response.json(stored.get(sid), { headers });
    },
  });
  const Tree = () => <TreeScreen resource={resource} declared={treeOfAreas} />;
  render(<Tree />, { wrapper: inside.wrapper });
  const tree = await screen.findByRole('tree');
  const press = (key: string, more: object = {}) => act(() => void fireEvent.keyDown(tree, { key, ...more }));
  const kept = () =>
    [...stored.values()]
      .sort((one, other) => one.place - other.place)
      .map(({ sid, above }) => (above ? `${above}/${sid}` : sid));
  return {
    ...inside,
    stored,
    press,
    kept,
    writes: () => inside.calls.filter(({ method }) => method === 'PUT'),
  };
}

it('An entity that says what its records hang under and in which place has a tree: a move writes what changes, and is undone (behaviour B531)', async () => {
  const { press, kept, writes } = await openTree(['nord', null, 1], ['sued', null, 2], ['halle', 'sued', 1]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('area');
  press('*');
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowRight', { altKey: true });
  await waitFor(() => expect(kept()).toEqual(['nord', 'nord/sued', 'sued/halle']));
  expect(writes()).toHaveLength(1);
  press('z', { ctrlKey: true });
  await waitFor(() => expect(kept()).toEqual(['nord', 'sued/halle', 'sued']));
});

it('Where somebody else has moved the record meanwhile nothing is written, and the tree is read again', async () => {
  const { press, kept, stored, told } = await openTree(
    ['nord', null, 1],
    ['sued', null, 2],
    ['ost', null, 3],
  );
  press('ArrowDown');
  press('ArrowDown');
  stored.set('sued', { sid: 'sued', title: { de: 'sued' }, above: 'ost', place: 1 });
  press('ArrowRight', { altKey: true });
  await waitFor(() => expect(told.at(-1)?.message).toBe(backoffice.tree.stale));
  expect(kept()).toContain('ost/sued');
});

it('Records that hang under themselves, or under one that is gone, stand at the top', async () => {
  const records = [
    { id: 'nord', sid: 'nord', above: 'sued', place: 1 },
    { id: 'sued', sid: 'sued', above: 'nord', place: 2 },
    { id: 'ost', sid: 'ost', above: 'west', place: 3 },
  ];
  const dataProvider = {
    ...testDataProvider(),
    getList: async () => ({ data: records as never[], total: records.length }),
  };
  const entries = await storeInRecords({ resource, tree: treeOfAreas, dataProvider }).read();
  expect(entries.map(({ sid, parentSid }) => `${parentSid} ${sid}`)).toEqual([
    '/ nord',
    'nord sued',
    '/ ost',
  ]);
});
