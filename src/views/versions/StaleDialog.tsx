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
import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import { idOfLeaf, type Leaf } from '../../directory/Leaf.ts';
import { useText } from '../../directory/useText.ts';
import { ChangeOf } from '../../fields/change/LeafChanges.tsx';
import { useLeafLabel } from '../../fields/leaves/useLeafLabel.ts';
import { useLeafNames } from '../../fields/leaves/useLeafNames.ts';
import { mergeVersions, type Merged } from './mergeVersions.ts';
import type { Side, Versions } from './Versions.ts';

interface Needs extends Versions<Row> {
  entity: Entity;
  merged: Merged;
  onTake: (theirs: RaRecord) => void;
  onClose: () => void;
}

const sides = ['mine', 'theirs'] as const;

/** Somebody else changed the same: both versions of each such leaf, and the choice between them. */
export function StaleDialog({ entity, merged, base, mine, theirs, onTake, onClose }: Needs) {
  const text = useText();
  const labelOf = useLeafLabel(entity);
  const namesOf = useLeafNames(entity);
  const { refetch, save } = useEditContext();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (leaf: Leaf) => chosen[idOfLeaf(leaf)] ?? 'mine';

  async function takeTheirs() {
    const { data } = await refetch();
    if (data) onTake(data);
    onClose();
  }

  async function keep() {
    onClose();
    await save?.(mergeVersions(entity, { base, mine, theirs }, sideOf).row);
  }

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="stale-title">
      <DialogTitle id="stale-title">{text('form.staleTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('form.staleText')}</DialogContentText>
        {merged.colliding.map(({ leaf, ...versions }) => (
          <RadioGroup
            key={idOfLeaf(leaf)}
            aria-label={labelOf(leaf)}
            value={sideOf(leaf)}
            onChange={(_, side) =>
              setChosen({ ...chosen, [idOfLeaf(leaf)]: side === 'theirs' ? 'theirs' : 'mine' })
            }
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
                    <Typography component="div" variant="caption" color="text.secondary">
                      {text(side === 'mine' ? 'form.staleMine' : 'form.staleTheirs')}
                    </Typography>
                    <ChangeOf
                      leaf={leaf}
                      before={versions.base}
                      after={versions[side]}
                      record={{ ...theirs, ...mine }}
                      isVersion
                    />
                  </>
                }
              />
            ))}
          </RadioGroup>
        ))}
        {merged.taken.length > 0 && (
          <DialogContentText sx={{ mt: 2 }}>
            {text('form.staleTaken', { fields: namesOf(merged.taken) })}
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
