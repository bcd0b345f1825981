import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useEditContext, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { Row } from '../../resources/shape.ts';
import { useText } from '../directory/useText.ts';
import { LeafValue } from './LeafValue.tsx';
import { valueAt, withValue } from './leaves.ts';
import type { Merged } from './mergeVersions.ts';
import { useLeafLabel } from './useLeafLabel.ts';

interface Needs {
  merged: Merged;
  mine: Row;
  theirs: Row;
  onTake: (theirs: RaRecord) => void;
  onClose: () => void;
}

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

/** Somebody else changed the same: both versions of each such field, and the choice between them. */
export function StaleDialog({ merged, mine, theirs, onTake, onClose }: Needs) {
  const text = useText();
  const labelOf = useLeafLabel();
  const { refetch, save } = useEditContext();
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const versions = { mine, theirs };
  const sideOf = (path: readonly string[]) => chosen[path.join('.')] ?? 'mine';

  async function takeTheirs() {
    const { data } = await refetch();
    if (data) onTake(data);
    onClose();
  }

  async function keep() {
    onClose();
    const row = merged.colliding.reduce(
      (all, leaf) => (sideOf(leaf.path) === 'theirs' ? withValue(all, leaf, valueAt(theirs, leaf)) : all),
      merged.row,
    );
    await save?.(row);
  }

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="stale-title">
      <DialogTitle id="stale-title">{text('form.staleTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('form.staleText')}</DialogContentText>
        {merged.colliding.map((leaf) => {
          const path = leaf.path.join('.');
          return (
            <RadioGroup
              key={path}
              aria-label={labelOf(leaf)}
              value={sideOf(leaf.path)}
              onChange={(_, side) => setChosen({ ...chosen, [path]: side === 'theirs' ? 'theirs' : 'mine' })}
              sx={{ mt: 2 }}
            >
              <Typography variant="subtitle2" component="div">
                {labelOf(leaf)}
              </Typography>
              {sides.map((side) => (
                <FormControlLabel
                  key={side}
                  value={side}
                  control={<Radio size="small" />}
                  sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}
                  label={
                    <>
                      <Typography component="span" variant="caption" color="text.secondary">
                        {text(side === 'mine' ? 'form.staleMine' : 'form.staleTheirs')}
                      </Typography>
                      <br />
                      <LeafValue leaf={leaf} row={versions[side]} />
                    </>
                  }
                />
              ))}
            </RadioGroup>
          );
        })}
        {merged.taken.length > 0 && (
          <DialogContentText sx={{ mt: 2 }}>
            {text('form.staleTaken', { fields: merged.taken.map(labelOf).join(', ') })}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void takeTheirs()}>{text('form.takeTheirs')}</Button>
        <Button variant="contained" onClick={() => void keep()}>
          {text('form.keepChosen')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
