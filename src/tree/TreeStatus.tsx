import { Box, Typography } from '@mui/material';
import { treeRoot } from './treeRoot.ts';
import { useText } from '../directory/useText.ts';
import { Spoken } from '../layout/Spoken.tsx';
import { topsOf, type Tree } from './Tree.ts';
import type { Hovered } from './useRowActions.ts';
import type { TreeChanges } from './useTreeChanges.ts';
import type { Selection } from './useTreeSelection.ts';
import type { TreeWords } from './useTreeWords.ts';

interface Needs {
  tree: Tree;
  selection: Selection;
  changes: TreeChanges;
  words: TreeWords;
  hovered: Hovered | undefined;
}

/** What is chosen or about to happen, which keys there are, and what was done for those who only hear it. */
export function TreeStatus({ tree, selection: { active, tops }, changes, words, hovered }: Needs) {
  const text = useText();
  const { cut, spoken } = changes;

  function status(): string {
    if (hovered) return words.preview(hovered.tops, hovered.target);
    if (cut.size > 0) {
      const going = topsOf(tree, cut);
      return active === treeRoot || !cut.has(active)
        ? `${text('tree.pasteHere')} ${words.preview(going, { parentSid: active })}`
        : text('tree.cut', { what: words.what(going) });
    }
    return tops.length > 0 ? text('tree.chosen', { extent: words.extent(tops) }) : text('tree.chooseFirst');
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1, justifyContent: 'space-between' }}>
        <Typography variant="body2">{status()}</Typography>
        <Typography variant="caption" color="text.secondary">
          {text('tree.keys')}
        </Typography>
      </Box>
      <Spoken>{spoken}</Spoken>
    </>
  );
}
