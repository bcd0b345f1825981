import type { KeyboardEvent, RefObject } from 'react';
import { treeRoot } from '../treeRoot.ts';
import { useText } from '../../directory/useText.ts';
import { childrenOf, pathOf, topsOf, type Tree } from '../Tree.ts';
import { treeCommand, type TreeCommand } from './treeCommand.ts';
import type { TreeDialog } from '../dialogs/TreeDialogs.tsx';
import type { TreeHandle } from '../TreeView.tsx';
import type { Expanded } from '../useExpanded.ts';
import type { TreeChanges } from '../useTreeChanges.ts';
import type { Selection } from '../useTreeSelection.ts';
import type { TreeWords } from '../useTreeWords.ts';
import { useTypeAhead } from './useTypeAhead.ts';
import type { Found, VisibleRow } from '../visibleRows.ts';

interface Needs {
  tree: Tree;
  rows: readonly VisibleRow[];
  found: Found | undefined;
  selection: Selection;
  expanded: Expanded;
  words: TreeWords;
  changes: TreeChanges;
  view: RefObject<TreeHandle | null>;
  search: RefObject<HTMLInputElement | null>;
  edit: (sid: string) => void;
  open: (dialog: TreeDialog) => void;
}

/** What the keys do to the tree. */
export function useTreeKeyboard(needs: Needs): (event: KeyboardEvent) => void {
  const { tree, rows, found, selection, expanded, words, changes, view, search, edit, open } = needs;
  const text = useText();
  const rowTyped = useTypeAhead(rows, words.name);
  const { active, tops } = selection;

  function goTo(index: number, how: 'select' | 'extend' | 'only'): void {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (row) selection.go(row.sid, how);
  }

  function run(command: TreeCommand): void {
    const index = rows.findIndex(({ sid }) => sid === active);
    const row = rows[index];
    const parent = pathOf(tree, active).at(-2) ?? treeRoot;
    switch (command.kind) {
      case 'go': {
        const page = view.current?.pageSize() ?? 1;
        const { length } = rows;
        const steps = { up: -1, down: 1, first: -length, last: length, pageUp: -page, pageDown: page };
        return goTo(index + steps[command.to], command.how);
      }
      case 'open':
        if (row?.isExpanded === false) return expanded.set([active], true);
        return row?.isExpanded ? goTo(index + 1, 'select') : undefined;
      case 'close':
        if (row?.isExpanded && active !== treeRoot && !found) return expanded.set([active], false);
        return active === treeRoot ? undefined : selection.go(parent, 'select');
      case 'openSiblings':
        return expanded.set(childrenOf(tree, parent), true);
      case 'toggle':
        return selection.toggle(active);
      case 'selectAll':
        return selection.choose(rows.map(({ sid }) => sid));
      case 'escape':
        changes.setCut([]);
        return selection.go(active, 'select');
      case 'move':
        return changes.step(command.where);
      case 'cut':
        changes.setCut(tops);
        return changes.say(tops.length > 0 ? text('tree.cut', { what: words.what(tops) }) : '');
      case 'paste':
        return changes.move(topsOf(tree, changes.cut), { parentSid: active });
      case 'undo':
        return changes.undo();
      case 'edit':
        return edit(active);
      case 'remove':
        return tops.length > 0 ? open('remove') : undefined;
      case 'moveTo':
        return tops.length > 0 ? open('move') : undefined;
      case 'create':
        return open('add');
      case 'find':
        return search.current?.focus();
      case 'type': {
        const sid = rowTyped(command.letter, active);
        return sid === undefined ? undefined : selection.go(sid, 'select');
      }
    }
  }

  return (event) => {
    const command = treeCommand(event);
    if (!command) return;
    event.preventDefault();
    run(command);
  };
}
