// @vitest-environment jsdom
import { act, cleanup, createEvent, renderHook, waitFor } from '@testing-library/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { treeRoot } from '../treeRoot.ts';
import { backoffice } from '../../../resources/texts/de/backoffice.ts';
import { area } from '../../../tests/setup/area.ts';
import { houseTree } from '../../../tests/setup/houseTree.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { childrenOf, type Tree } from '../Tree.ts';
import type { TreeHandle } from '../TreeView.tsx';
import type { TreeDialog } from '../dialogs/TreeDialogs.tsx';
import type { KeptTree } from '../useKeptTree.ts';
import { useExpanded } from '../useExpanded.ts';
import { useTreeChanges } from '../useTreeChanges.ts';
import { useTreeKeyboard } from './useTreeKeyboard.ts';
import { useTreeSelection } from '../useTreeSelection.ts';
import { useTreeWords } from '../useTreeWords.ts';
import { findRecords, visibleRows } from '../visibleRows.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

/** The tree as its screen puts it together, kept in memory. */
function useTree(sought: string, edit: (sid: string) => void) {
  const [past, setPast] = useState<readonly Tree[]>([houseTree()]);
  const tree = past.at(-1) as Tree;
  const kept: KeptTree = {
    tree,
    newest: () => tree,
    error: null,
    isSaving: false,
    canUndo: past.length > 1,
    change: async (after) => {
      setPast([...past, after]);
      return true;
    },
    undo: () => {
      if (past.length > 1) setPast(past.slice(0, -1));
      return past.length > 1;
    },
  };
  const expanded = useExpanded('areas');
  const found = findRecords(tree, 'de', sought);
  const rows = visibleRows(tree, expanded.sids, found);
  const selection = useTreeSelection(tree, rows);
  const words = useTreeWords(tree, { name: 'areas', entity: area });
  const [dialog, open] = useState<TreeDialog>();
  const view = useRef<TreeHandle>({ focus: () => {}, pageSize: () => 3 });
  const search = useRef<HTMLInputElement>(null);
  const changes = useTreeChanges({ tree, kept, selection, expanded, words, onMoved: () => {} });
  const needs = { tree, rows, found, selection, expanded, words, changes, view, search, edit, open };
  return { tree, rows, selection, changes, dialog, onKeyDown: useTreeKeyboard(needs) };
}

async function openTree({ sought = '' } = {}) {
  const { wrapper } = await insideBackoffice();
  const edited = vi.fn();
  const { result } = renderHook(() => useTree(sought, edited), { wrapper });
  await waitFor(() => expect(result.current).not.toBeNull());
  const now = () => result.current;
  const press = (key: string, held: KeyboardEventInit = {}) => {
    const event = createEvent.keyDown(document.body, { key, ...held });
    act(() => now().onKeyDown(event as unknown as KeyboardEvent));
    return event.defaultPrevented;
  };
  const type = (...keys: string[]) => keys.forEach((key) => press(key));
  return {
    now,
    press,
    type,
    edited,
    active: () => now().selection.active,
    rows: () => now().rows.map(({ sid }) => sid),
    children: (sid: string) => childrenOf(now().tree, sid),
  };
}

const alt = { altKey: true };
const control = { ctrlKey: true };

afterEach(cleanup);

describe('The keyboard of the tree', () => {
  it('goes from row to row, and stays at the ends', async () => {
    const { type, active } = await openTree();
    type('ArrowDown');
    expect(active()).toBe('huelle');
    type('End', 'ArrowDown');
    expect(active()).toBe('innen');
    type('Home', 'ArrowUp');
    expect(active()).toBe(treeRoot);
  });

  it('goes by as many rows as are seen', async () => {
    const { type, active } = await openTree();
    type('ArrowDown', 'ArrowRight', 'PageDown');
    expect(active()).toBe('dach');
    type('PageUp');
    expect(active()).toBe('huelle');
  });

  it('opens with the right arrow and then goes in; the left one closes, and then goes out', async () => {
    const { type, active, rows } = await openTree();
    type('ArrowDown', 'ArrowRight');
    expect([active(), rows()]).toEqual([
      'huelle',
      [treeRoot, 'huelle', 'fenster', 'tueren', 'dach', 'innen'],
    ]);
    type('ArrowRight');
    expect(active()).toBe('fenster');
    type('ArrowLeft');
    expect(active()).toBe('huelle');
    type('ArrowLeft');
    expect([active(), rows()]).toEqual(['huelle', [treeRoot, 'huelle', 'innen']]);
    type('ArrowLeft', 'ArrowLeft');
    expect([active(), rows()]).toEqual([treeRoot, [treeRoot, 'huelle', 'innen']]);
  });

  it('does nothing with the right arrow where nothing hangs', async () => {
    const { type, active, rows } = await openTree();
    type('*', 'End', 'ArrowRight');
    expect(active()).toBe('boden');
    const before = rows();
    type('ArrowRight');
    expect([active(), rows()]).toEqual(['boden', before]);
  });

  it('closes nothing while somebody looks for something, but goes out', async () => {
    const { type, active, rows } = await openTree({ sought: 'holz' });
    type('End', 'ArrowLeft', 'ArrowLeft');
    expect([active(), rows()]).toEqual(['huelle', [treeRoot, 'huelle', 'fenster', 'holzfenster']]);
  });

  it('opens all siblings at once', async () => {
    const { type, rows } = await openTree();
    type('ArrowDown', '*');
    expect(rows()).toEqual([treeRoot, 'huelle', 'fenster', 'tueren', 'dach', 'innen', 'boden']);
  });

  it('leaves other keys to the browser', async () => {
    const { press } = await openTree();
    expect([press('Tab'), press('r', control), press('ArrowDown')]).toEqual([false, false, true]);
  });
});

describe('With keys alone', () => {
  it('a record is moved, and shown where it hangs then', async () => {
    const { type, press, children, active, rows, now } = await openTree();
    type('End');
    press('ArrowRight', alt);
    expect([children(treeRoot), children('huelle').at(-1)]).toEqual([['huelle'], 'innen']);
    expect([active(), rows().includes('innen')]).toEqual(['innen', true]);
    expect(now().changes.spoken).toContain('Innen');
    press('ArrowUp', alt);
    expect(children('huelle')).toEqual(['fenster', 'tueren', 'innen', 'dach']);
    press('ArrowLeft', alt);
    expect(children(treeRoot)).toEqual(['huelle', 'innen']);
  });

  it('where there is no place nothing moves, and that is said', async () => {
    const { type, press, children, now } = await openTree();
    type('ArrowDown');
    press('ArrowUp', alt);
    expect(children(treeRoot)).toEqual(['huelle', 'innen']);
    expect(now().changes.spoken).toBe(backoffice.tree.noPlace);
  });

  it('records are cut and hung elsewhere, which ends the cutting', async () => {
    const { type, press, children, now } = await openTree();
    type('End');
    press('x', control);
    expect([...now().changes.cut]).toEqual(['innen']);
    type('Home', 'ArrowDown');
    press('v', control);
    expect(children('huelle')).toEqual(['fenster', 'tueren', 'dach', 'innen']);
    expect(now().changes.cut.size).toBe(0);
    press('v', control);
    expect(children('huelle')).toHaveLength(4);
  });

  it('what is cut cannot be hung into itself', async () => {
    const { type, press, children, now } = await openTree();
    type('ArrowDown', 'ArrowRight');
    press('x', control);
    type('ArrowDown');
    press('v', control);
    expect(children(treeRoot)).toEqual(['huelle', 'innen']);
    expect(now().changes.spoken).toBe(backoffice.tree.obstacles.intoItself);
  });

  it('Escape gives up the cutting and what is chosen beside the active one', async () => {
    const { type, press, now } = await openTree();
    press('a', control);
    expect(now().selection.tops).toEqual(['huelle', 'innen']);
    type('ArrowDown');
    press('x', control);
    type('Escape');
    expect([now().changes.cut.size, now().selection.tops]).toEqual([0, ['huelle']]);
  });

  it('the last change is undone, and said so', async () => {
    const { type, press, children, now } = await openTree();
    type('End');
    press('ArrowUp', alt);
    expect(children(treeRoot)).toEqual(['innen', 'huelle']);
    press('z', control);
    expect(children(treeRoot)).toEqual(['huelle', 'innen']);
    expect(now().changes.spoken).toBe(backoffice.tree.undone);
    press('z', control);
    expect(now().changes.spoken).toBe(backoffice.tree.nothingToUndo);
  });

  it('a record is edited, and what is chosen can be removed; the root cannot', async () => {
    const { type, edited, now } = await openTree();
    type('Delete');
    expect(now().dialog).toBeUndefined();
    type('ArrowDown', 'Delete');
    expect(now().dialog).toBe('remove');
    type('Enter');
    expect(edited).toHaveBeenCalledExactlyOnceWith('huelle');
  });

  it('a name is gone to by its letters', async () => {
    const { type, active } = await openTree();
    type('i');
    expect(active()).toBe('innen');
  });
});
