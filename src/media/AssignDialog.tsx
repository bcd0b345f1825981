import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import { assignItems } from '../../providers/data/media.ts';
import type { MediaDelivery, MediaItemShown } from '../../resources/calls/media.ts';
import type { EntityLibrary } from '../../resources/entity.ts';
import { reference } from '../../resources/kinds/grammar.ts';
import { entityNamed } from '../../resources/registry.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { ReferencePicker } from '../fields/reference/ReferencePicker.tsx';

interface Needs {
  library: EntityLibrary;
  delivery: Pick<MediaDelivery, 'id' | 'orgaSid'>;
  item: MediaItemShown;
  onDone: () => void;
  onClose: () => void;
}

/** Asks of which record of the company a picture or paper is. */
export function AssignDialog({ library, delivery: { id, orgaSid }, item, onDone, onClose }: Needs) {
  const text = useText();
  const labels = useLabels();
  const translate = useTranslate();
  const { platform } = useBackoffice();
  const [chosen, setChosen] = useState<string[]>([]);
  const titleId = useId();
  const [sid] = chosen;
  const entity = entityNamed(library.of);
  const field = useMemo(
    () => reference(entity.name, { within: entity.owner ? [entity.owner] : [] }),
    [entity],
  );
  const assign = useMutation({
    mutationFn: (to: string) => assignItems(platform.key, id, item.id, to),
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('media.assignTo')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {item.path}. {text('media.assignText')}
        </DialogContentText>
        {assign.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {assign.error.message}
          </Alert>
        )}
        <ReferencePicker
          field={field}
          label={labels.one(entity)}
          value={chosen}
          onChange={setChosen}
          within={{ orgaSid }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={sid === undefined || assign.isPending}
          onClick={() => sid !== undefined && assign.mutate(sid)}
        >
          {text('media.assign')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
