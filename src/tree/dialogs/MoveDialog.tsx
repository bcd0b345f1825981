import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../directory/useText.ts';
import { childrenOf, type Tree } from '../Tree.ts';
import { ParentChoice } from './ParentChoice.tsx';
import { obstacleOf, type Target } from '../rearrange.ts';
import type { TreeWords } from '../useTreeWords.ts';

interface Needs {
  tree: Tree;
  tops: readonly string[];
  words: TreeWords;
  onMove: (target: Target) => void;
  onClose: () => void;
}

/** Moves the chosen records without dragging: under which one, where among its children, and what that does. */
export function MoveDialog({ tree, tops, words, onMove, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const [parentSid, setParent] = useState<string | null>(null);
  const [before, setBefore] = useState('');
  const siblings = parentSid === null ? [] : childrenOf(tree, parentSid).filter((sid) => !tops.includes(sid));
  const target = parentSid === null ? undefined : { parentSid, ...(before && { before }) };
  const obstacle = target && obstacleOf(tree, tops, target);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{text('tree.moveTitle', { what: words.what(tops) })}</DialogTitle>
      <DialogContent>
        <ParentChoice
          {...{ tree, words }}
          value={parentSid}
          onChange={(sid) => {
            setParent(sid);
            setBefore('');
          }}
        />
        <TextField
          select
          fullWidth
          label={text('tree.where')}
          value={before}
          disabled={siblings.length === 0}
          onChange={({ target: { value } }) => setBefore(value)}
          slotProps={{ select: { native: true } }}
        >
          <option value="">{text('tree.behindAll')}</option>
          {siblings.map((sid) => (
            <option key={sid} value={sid}>
              {text('tree.before', { what: words.name(sid) })}
            </option>
          ))}
        </TextField>
        {target && (
          <Alert severity={obstacle ? 'error' : 'info'} sx={{ mt: 2 }}>
            {words.preview(tops, target)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!target || Boolean(obstacle)}
          onClick={() => target && onMove(target)}
        >
          {text('tree.move')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
