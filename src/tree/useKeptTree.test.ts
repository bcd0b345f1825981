// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problem, type Answering } from '../../tests/setup/answeringServer.ts';
import { houseEntries } from '../../tests/setup/houseTree.ts';
import { insideBackoffice } from '../../tests/setup/insideBackoffice.tsx';
import { backoffice } from '../../resources/texts/de/backoffice.ts';
import { category } from '../../resources/entities/category.ts';
import { useTreeStore } from './store/useTreeStore.ts';
import { childrenOf, type Tree } from './Tree.ts';
import { treeRoot } from './treeRoot.ts';
import { moved, without } from './rearrange.ts';
import { useKeptTree, type KeptTree } from './useKeptTree.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

const root = '/api/import/category-relation';
const categories = { name: 'categories', entity: category };
const declared = {
  parent: 'parentSid',
  order: 'position',
  keptBy: { entity: 'categoryRelation', root: 'root_category' },
  counts: { entity: 'product', as: 'products' },
};
/** As the server has it, which calls by another name what stands above all. */
const entries = houseEntries.map(({ counted, parentSid, ...entry }) => ({
  ...entry,
  parentSid: parentSid === treeRoot ? 'root_category' : parentSid,
  products: counted,
}));

/** A server that keeps the version of its tree, refusing what `refuse` says. */
async function openTree(refuse: Answering = () => undefined) {
  const server = { version: 3 };
  const inside = await insideBackoffice({
    answer: async (call) => {
      if (!call.path.startsWith(root)) return undefined;
      if (call.method === 'GET') return Response.json({ version: server.version, entries });
      const refused = await refuse(call);
      if (refused) return refused;
      if (call.headers.get('if-match') !== `"${server.version}"`) return problem(412, 'Inzwischen geändert');
      server.version += 1;
      const headers = { etag: `"${server.version}"` };
      return Response.json({ version: server.version }, { headers });
    },
  });
  const { result } = renderHook(() => useKeptTree(useTreeStore(categories, declared)), {
    wrapper: inside.wrapper,
  });
  await waitFor(() => expect(result.current.tree).toBeDefined());
  const writes = () => inside.calls.filter(({ method }) => method === 'PUT');
  return { ...inside, kept: () => result.current, server, writes };
}

const treeIn = (kept: KeptTree) => kept.tree as Tree;
const orderIn = (kept: KeptTree) => childrenOf(treeIn(kept), 'huelle');
const dachFirst = (tree: Tree) => moved(tree, ['dach'], { parentSid: 'huelle', before: 'fenster' });

function change(kept: () => KeptTree, next: (tree: Tree) => Tree, ...more: [Along?]) {
  let done: Promise<boolean> = Promise.resolve(false);
  act(() => {
    done = kept().change(next(kept().newest() as Tree), 'Verschoben', ...more);
  });
  return done;
}
type Along = Parameters<KeptTree['change']>[2];

afterEach(cleanup);

describe('A change of the tree', () => {
  it('is seen at once, and stored under the version that was read', async () => {
    const { kept, writes, told } = await openTree();
    const stored = change(kept, dachFirst);
    await waitFor(() => expect(orderIn(kept())).toEqual(['dach', 'fenster', 'tueren']));
    expect([kept().isSaving, kept().canUndo, told.at(-1)?.message]).toEqual([true, true, 'Verschoben']);
    expect(await act(() => stored)).toBe(true);
    expect(kept().isSaving).toBe(false);
    expect(writes().map(({ path, body, headers }) => [path, body, headers.get('if-match')])).toEqual([
      [`${root}/reorder/CH/huelle`, { childSids: ['dach', 'fenster', 'tueren'] }, '"3"'],
    ]);
  });

  it('waits for the one before, and takes the version that this one gave', async () => {
    const { kept, writes, server } = await openTree();
    const first = change(kept, dachFirst);
    const second = change(kept, (tree) => without(tree, ['tueren']));
    expect(await act(() => Promise.all([first, second]))).toEqual([true, true]);
    expect(writes().map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
    expect(server.version).toBe(5);
  });

  it('keeps the window from being closed until it is stored', async () => {
    const { kept } = await openTree();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    const stored = change(kept, dachFirst);
    expect(closing()).toBe(true);
    await act(() => stored);
    expect(closing()).toBe(false);
  });
});

describe('A change that is not stored', () => {
  it('because somebody else was faster is told, and the stored tree is shown', async () => {
    const { kept, told, server } = await openTree();
    server.version = 8;
    expect(await act(() => change(kept, dachFirst))).toBe(false);
    expect(told.at(-1)).toMatchObject({ type: 'warning', message: backoffice.tree.stale });
    await waitFor(() => expect(orderIn(kept())).toEqual(['fenster', 'tueren', 'dach']));
    expect(kept().canUndo).toBe(false);
    // Read again, it can be changed again.
    expect(await act(() => change(kept, dachFirst))).toBe(true);
  });

  it('takes those that followed it with it: they started from a tree that does not exist', async () => {
    const { kept, writes } = await openTree(() => problem(422, 'Zu tief'));
    const first = change(kept, dachFirst);
    const second = change(kept, (tree) => without(tree, ['tueren']));
    expect(await act(() => Promise.all([first, second]))).toEqual([false, false]);
    expect(writes()).toHaveLength(1);
    await waitFor(() => expect(orderIn(kept())).toEqual(['fenster', 'tueren', 'dach']));
  });

  it('says why', async () => {
    const { kept, told } = await openTree(() => problem(422, 'Zu tief'));
    await act(() => change(kept, dachFirst));
    expect(told.at(-1)?.message).toContain('Zu tief');
  });
});

describe('Undoing', () => {
  it('takes back the last change first, and stores that too', async () => {
    const { kept, writes } = await openTree();
    await act(() => change(kept, dachFirst));
    await act(() => change(kept, (tree) => without(tree, ['tueren'])));
    act(() => void kept().undo());
    await waitFor(() => expect(orderIn(kept())).toEqual(['dach', 'fenster', 'tueren']));
    act(() => void kept().undo());
    await waitFor(() => expect(orderIn(kept())).toEqual(['fenster', 'tueren', 'dach']));
    await waitFor(() => expect(kept().isSaving).toBe(false));
    expect(writes()).toHaveLength(4);
    expect(writes().at(-1)?.body).toEqual({ childSids: ['fenster', 'tueren', 'dach'] });
    expect([kept().canUndo, kept().undo()]).toEqual([false, false]);
  });

  it('by the notification of an earlier change is refused: only the last can be taken back', async () => {
    const { kept, told, writes } = await openTree();
    await act(() => change(kept, dachFirst));
    const [earlier] = told;
    await act(() => change(kept, (tree) => without(tree, ['tueren'])));
    act(() => earlier?.undo?.());
    expect(told.at(-1)).toMatchObject({ type: 'warning', message: backoffice.tree.onlyLast });
    expect(writes()).toHaveLength(2);
  });
});

describe('What goes along with a change', () => {
  const along = () => ({ act: vi.fn(async () => {}), restore: vi.fn(async () => {}) });

  it('is done once it is stored, and brought back before it is taken back', async () => {
    const { kept, writes } = await openTree();
    const deletion = along();
    deletion.restore.mockImplementation(async () => expect(writes()).toHaveLength(1));
    await act(() => change(kept, (tree) => without(tree, ['dach']), deletion));
    expect([deletion.act.mock.calls.length, deletion.restore.mock.calls.length]).toEqual([1, 0]);
    act(() => void kept().undo());
    await waitFor(() => expect(kept().isSaving).toBe(false));
    expect(deletion.restore).toHaveBeenCalledOnce();
    expect(writes()).toHaveLength(2);
    expect(orderIn(kept())).toEqual(['fenster', 'tueren', 'dach']);
  });

  it('when it fails takes the change back too', async () => {
    const { kept, writes, told } = await openTree();
    const deletion = along();
    deletion.act.mockRejectedValue(new Error('Wird noch gebraucht'));
    expect(await act(() => change(kept, (tree) => without(tree, ['dach']), deletion))).toBe(false);
    expect(writes().map(({ body }) => body)).toMatchObject([
      { sid: 'huelle', children: [{ sid: 'fenster' }, { sid: 'tueren' }] },
      { sid: 'huelle', children: [{ sid: 'fenster' }, { sid: 'tueren' }, { sid: 'dach' }] },
    ]);
    expect(told.at(-1)?.message).toContain('Wird noch gebraucht');
  });

  it('is not brought back into a tree that somebody else has changed since', async () => {
    const { kept, server, told } = await openTree();
    const deletion = along();
    await act(() => change(kept, (tree) => without(tree, ['dach']), deletion));
    server.version += 1;
    act(() => void kept().undo());
    await waitFor(() => expect(told.at(-1)?.message).toBe(backoffice.tree.stale));
    expect(deletion.restore).not.toHaveBeenCalled();
  });
});
