import { Box, Card, Typography } from '@mui/material';
import { useBasename } from 'ra-core';
import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import { thingAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { AddDialog } from './AddDialog.tsx';
import { childrenOf, pathOf, topsOf, type CategoryTree } from './CategoryTree.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { moved, obstacleOf, type Target } from './rearrange.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { treeCommand, type TreeCommand } from './treeCommand.ts';
import { TreeHead, type TreeAction } from './TreeHead.tsx';
import { targetOfStep } from './treeMoves.ts';
import { TreeView, type TreeHandle } from './TreeView.tsx';
import type { KeptTree } from './useCategoryTree.ts';
import { useExpanded } from './useExpanded.ts';
import { useRowActions } from './useRowActions.ts';
import { useTreeSelection } from './useTreeSelection.ts';
import { useTreeWords } from './useTreeWords.ts';
import { findCategories, folded, visibleRows } from './visibleRows.ts';

const nothing: ReadonlySet<string> = new Set();
const forgetTypedAfterMs = 700;

/** The tree, what is chosen in it, and everything that mouse and keyboard do to it. */
export function TreeEditor({ tree, kept }: { tree: CategoryTree; kept: KeptTree }) {
  const text = useText();
  const { directory, language } = useBackoffice();
  const basename = useBasename();
  const navigate = useNavigate();
  const expanded = useExpanded();
  const [wanted, setWanted] = useState('');
  const sought = useDeferredValue(wanted);
  const found = useMemo(() => findCategories(tree, language, sought), [tree, language, sought]);
  const rows = useMemo(() => visibleRows(tree, expanded.sids, found), [tree, expanded.sids, found]);
  const selection = useTreeSelection(tree, rows);
  const words = useTreeWords(tree);
  const [cut, setCut] = useState(nothing);
  const [dialog, setDialog] = useState<'move' | 'add' | 'remove'>();
  const [spoken, setSpoken] = useState('');
  const view = useRef<TreeHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const { active, tops, chosen } = selection;

  function move(sids: readonly string[], target: Target): void {
    if (sids.length === 0) return;
    // Keys can come faster than the screen shows what they did.
    const before = kept.newest() ?? tree;
    const obstacle = obstacleOf(before, sids, target);
    if (obstacle) return setSpoken(text(`tree.obstacles.${obstacle}`));
    const after = moved(before, sids, target);
    void kept.change(after, words.moved(sids, target));
    selection.hold(sids);
    expanded.set(pathOf(after, target.parentSid), true);
    setCut(nothing);
    setSpoken(sids.length === 1 ? words.place(after, sids[0] as string) : words.moved(sids, target));
    view.current?.focus();
  }

  const { actions, hovered } = useRowActions({ tree, move, selection, expanded, words, edit });

  function edit(sid: string): void {
    const resource = directory.screensOf('category');
    if (resource && sid !== rootCategory) void navigate(basename + thingAddress(resource, idOf([sid])));
  }

  function undo(): void {
    setSpoken(text(kept.undo() ? 'tree.undone' : 'tree.nothingToUndo'));
  }

  function step(where: 'up' | 'down' | 'in' | 'out'): void {
    const target = targetOfStep(kept.newest() ?? tree, tops, where);
    if (target) move(tops, target);
    else setSpoken(text('tree.noPlace'));
  }

  function goTo(index: number, how: 'select' | 'extend' | 'only'): void {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (row) selection.go(row.sid, how);
  }

  function typeAhead(letter: string): void {
    const at = Date.now();
    const before = at - typed.current.at < forgetTypedAfterMs ? typed.current.text : '';
    typed.current = { text: folded(before + letter), at };
    const from = rows.findIndex(({ sid }) => sid === active) + (before ? 0 : 1);
    const order = [...rows.slice(from), ...rows.slice(0, from)];
    const hit = order.find(({ sid }) => folded(words.name(sid)).startsWith(typed.current.text));
    if (hit) selection.go(hit.sid, 'select');
  }

  function run(command: TreeCommand): void {
    const index = rows.findIndex(({ sid }) => sid === active);
    const row = rows[index];
    switch (command.kind) {
      case 'go': {
        const page = view.current?.pageSize() ?? 1;
        const steps = {
          up: -1,
          down: 1,
          first: -rows.length,
          last: rows.length,
          pageUp: -page,
          pageDown: page,
        };
        return goTo(index + steps[command.to], command.how);
      }
      case 'open':
        if (row?.isExpanded === false) return expanded.set([active], true);
        return row?.isExpanded ? goTo(index + 1, 'select') : undefined;
      case 'close':
        if (row?.isExpanded && active !== rootCategory && !found) return expanded.set([active], false);
        return active === rootCategory
          ? undefined
          : selection.go(pathOf(tree, active).at(-2) ?? rootCategory, 'select');
      case 'openSiblings':
        return expanded.set(childrenOf(tree, pathOf(tree, active).at(-2) ?? rootCategory), true);
      case 'toggle':
        return selection.toggle(active);
      case 'selectAll':
        return selection.choose(rows.map(({ sid }) => sid));
      case 'escape':
        setCut(nothing);
        return selection.go(active, 'select');
      case 'move':
        return step(command.where);
      case 'cut':
        setCut(new Set(tops));
        return setSpoken(tops.length > 0 ? text('tree.cut', { what: words.what(tops) }) : '');
      case 'paste':
        return move(topsOf(tree, cut), { parentSid: active });
      case 'undo':
        return undo();
      case 'edit':
        return edit(active);
      case 'remove':
        return tops.length > 0 ? setDialog('remove') : undefined;
      case 'moveTo':
        return tops.length > 0 ? setDialog('move') : undefined;
      case 'create':
        return setDialog('add');
      case 'find':
        return search.current?.focus();
      case 'type':
        return typeAhead(command.letter);
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const command = treeCommand(event);
    if (!command) return;
    event.preventDefault();
    run(command);
  };

  const act: Record<TreeAction, () => void> = {
    add: () => setDialog('add'),
    edit: () => edit(tops[0] ?? active),
    moveTo: () => setDialog('move'),
    up: () => step('up'),
    down: () => step('down'),
    remove: () => setDialog('remove'),
    undo,
    openAll: () => expanded.set(tree.children.keys(), true),
    closeAll: expanded.clear,
  };

  const close = () => {
    setDialog(undefined);
    view.current?.focus();
  };
  const status = hovered
    ? words.preview(hovered.tops, hovered.target)
    : cut.size > 0
      ? active === rootCategory || !cut.has(active)
        ? `${text('tree.pasteHere')} ${words.preview(topsOf(tree, cut), { parentSid: active })}`
        : text('tree.cut', { what: words.what(topsOf(tree, cut)) })
      : tops.length > 0
        ? text('tree.chosen', { extent: words.extent(tops) })
        : text('tree.chooseFirst');

  return (
    <>
      <TreeHead
        act={act}
        chosen={tops.length}
        canUndo={kept.canUndo}
        isSaving={kept.isSaving}
        wanted={wanted}
        onWanted={setWanted}
        found={found?.matched.size}
        search={search}
        onEnterTree={() => {
          const [first] = found?.matched ?? [];
          if (first) selection.go(first, 'select');
          view.current?.focus();
        }}
      />
      <Card sx={{ p: 0.5 }}>
        <TreeView
          ref={view}
          {...{ tree, rows, selection, cut, found, actions, onKeyDown }}
          nameOf={words.name}
        />
      </Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1, justifyContent: 'space-between' }}>
        <Typography variant="body2">{status}</Typography>
        <Typography variant="caption" color="text.secondary">
          {text('tree.keys')}
        </Typography>
      </Box>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {spoken}
      </Box>
      {dialog === 'move' && (
        <MoveDialog
          {...{ tree, tops, words }}
          onClose={close}
          onMove={(target) => {
            close();
            move(tops, target);
          }}
        />
      )}
      {dialog === 'remove' && <RemoveDialog {...{ tree, tops, words, kept }} onClose={close} />}
      {dialog === 'add' && (
        <AddDialog
          {...{ tree, words, kept }}
          parentSid={chosen.has(active) ? active : (tops[0] ?? active)}
          onClose={close}
          onAdded={(sid, parentSid) => {
            expanded.set([parentSid], true);
            selection.go(sid, 'select');
          }}
        />
      )}
    </>
  );
}
