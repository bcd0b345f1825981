import { Card } from '@mui/material';
import { useBasename } from 'ra-core';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { treeRoot } from './treeRoot.ts';
import { idOf } from '../../providers/data/recordId.ts';
import { recordAddress } from '../directory/addresses.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { useLabels } from '../directory/useLabels.ts';
import type { Tree } from './Tree.ts';
import { TreeDialogs, type TreeDialog } from './dialogs/TreeDialogs.tsx';
import { TreeHead, type TreeAction } from './TreeHead.tsx';
import { TreeStatus } from './TreeStatus.tsx';
import { TreeView, type TreeHandle } from './TreeView.tsx';
import type { KeptTree } from './useKeptTree.ts';
import { useExpanded } from './useExpanded.ts';
import { useRowActions } from './useRowActions.ts';
import { useTreeChanges } from './useTreeChanges.ts';
import { treeShortcuts } from './keys/treeCommand.ts';
import { useTreeKeyboard } from './keys/useTreeKeyboard.ts';
import { useTreeSelection } from './useTreeSelection.ts';
import { useTreeWords } from './useTreeWords.ts';
import { findRecords, visibleRows } from './visibleRows.ts';

interface Needs {
  tree: Tree;
  kept: KeptTree;
  resource: BackofficeResource;
}

/** The tree, what is chosen in it, and the ways to change it. */
export function TreeEditor({ tree, kept, resource }: Needs) {
  const { language } = useBackoffice();
  const labels = useLabels();
  const basename = useBasename();
  const navigate = useNavigate();
  const expanded = useExpanded(resource.name);
  const [wanted, setWanted] = useState('');
  const sought = useDeferredValue(wanted);
  const found = useMemo(() => findRecords(tree, language, sought), [tree, language, sought]);
  const rows = useMemo(() => visibleRows(tree, expanded.sids, found), [tree, expanded.sids, found]);
  const selection = useTreeSelection(tree, rows);
  const words = useTreeWords(tree, resource);
  const [dialog, open] = useState<TreeDialog>();
  const view = useRef<TreeHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const { active, tops } = selection;

  const focusTree = () => view.current?.focus();
  const changes = useTreeChanges({ tree, kept, selection, expanded, words, onMoved: focusTree });
  const { move, step, undo, cut } = changes;

  function addressOf(sid: string): string | undefined {
    return sid !== treeRoot ? basename + recordAddress(resource, idOf([sid])) : undefined;
  }
  function edit(sid: string): void {
    const address = addressOf(sid);
    if (address) void navigate(address);
  }

  const { actions, hovered } = useRowActions({ tree, move, selection, expanded, words, edit });
  useShortcuts(treeShortcuts);
  const onKeyDown = useTreeKeyboard({
    tree,
    rows,
    found,
    selection,
    expanded,
    words,
    changes,
    view,
    search,
    edit,
    open,
  });

  const act: Record<TreeAction, () => void> = {
    add: () => open('add'),
    moveTo: () => open('move'),
    up: () => step('up'),
    down: () => step('down'),
    remove: () => open('remove'),
    undo,
    openAll: () => expanded.set(tree.children.keys(), true),
    closeAll: expanded.clear,
  };

  const close = () => {
    open(undefined);
    focusTree();
  };

  return (
    <>
      <TreeHead
        act={act}
        resource={resource}
        editAddress={tops.length === 1 ? addressOf(tops[0] ?? active) : undefined}
        chosen={tops.length}
        canUndo={kept.canUndo}
        isSaving={kept.isSaving}
        wanted={wanted}
        onWanted={setWanted}
        found={found?.matched.size}
        search={search}
        onEnterTree={() => {
          // Of what is typed, which may be more than what is shown by now.
          const [first] = findRecords(tree, language, wanted)?.matched ?? [];
          if (first) selection.go(first, 'select');
          focusTree();
        }}
      />
      <Card sx={{ p: 0.5 }}>
        <TreeView
          ref={view}
          {...{ rows, selection, cut, found, words, actions, onKeyDown }}
          label={labels.many(resource.entity)}
        />
      </Card>
      <TreeStatus {...{ tree, selection, changes, words, hovered }} />
      <TreeDialogs
        {...{ open: dialog, tree, kept, words, selection, resource }}
        onMove={(target) => {
          close();
          move(tops, target);
        }}
        onAdded={(sid, parentSid) => {
          expanded.set([parentSid], true);
          selection.go(sid, 'select');
        }}
        onClose={close}
      />
    </>
  );
}
