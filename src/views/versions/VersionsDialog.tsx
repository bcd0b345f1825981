import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Change } from '../../../resources/calls/change.ts';
import type { Entity } from '../../../resources/entity.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import type { Row } from '../../../resources/shape.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { LeafChanges } from '../../fields/change/LeafChanges.tsx';
import { changedLeaves } from '../../fields/leaves/changedLeaves.ts';
import { versionsOf, type RecordVersion } from './versionsOf.ts';

interface Needs {
  entity: Entity;
  record: Row;
  /** The newest first. */
  changes: readonly Change[];
  /** Does the form hold what is not saved? */
  isTyped: boolean;
  /** Takes a version into the form. */
  onFetch: (row: Row) => void;
  onClose: () => void;
}

const sides = ['older', 'newer'] as const;

/** Any two versions of a record, field by field; the earlier one can be taken into the form (behaviour B497). */
export function VersionsDialog({ entity, record, changes, isTyped, onFetch, onClose }: Needs) {
  const { language, platform } = useBackoffice();
  const text = useText();
  const translate = useTranslate();
  const titleId = useId();
  const versions = versionsOf(record, changes);
  const [chosen, setChosen] = useState({ older: Math.min(1, versions.length - 1), newer: 0 });
  const [older, newer] = [versions[chosen.older], versions[chosen.newer]];
  const nameOf = ({ change: { at, username } }: RecordVersion, index: number) => {
    const when = new Date(at).toLocaleString(languageTag(language, platform), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const who = username ?? text('history.server');
    return text(index === 0 ? 'history.versionNow' : 'history.version', { when, who });
  };
  const differing = older && newer ? changedLeaves(entity, older.row, newer.row) : [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('history.compare')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
          {sides.map((side) => (
            <TextField
              key={side}
              select
              size="small"
              margin="dense"
              label={text(side === 'older' ? 'history.earlierVersion' : 'history.laterVersion')}
              value={chosen[side]}
              onChange={({ target }) => setChosen({ ...chosen, [side]: Number(target.value) })}
            >
              {versions.map((version, index) => (
                <MenuItem
                  key={version.change.id}
                  value={index}
                  disabled={side === 'older' ? index < chosen.newer : index > chosen.older}
                >
                  {nameOf(version, index)}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Box>
        {differing.length === 0 ? (
          <Typography sx={{ mt: 2 }}>{text('history.same')}</Typography>
        ) : (
          <LeafChanges entity={entity} changes={differing} record={newer?.row ?? record} />
        )}
        {isTyped && (
          <Typography color="text.secondary" sx={{ mt: 2 }}>
            {text('history.replaceText')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        <Button
          variant="contained"
          disabled={!older || chosen.older === 0}
          onClick={() => older && onFetch(older.row)}
        >
          {text('history.fetch')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
