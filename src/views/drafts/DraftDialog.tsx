import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { Draft } from '../../../resources/calls/draft.ts';
import type { Entity } from '../../../resources/entity.ts';
import { flatten } from '../../../resources/shape.ts';
import { dropDraft, passDraft, publishDraft, type Drafted } from '../../../providers/data/drafts.ts';
import { useText } from '../../directory/useText.ts';
import { LeafChanges } from '../../fields/change/LeafChanges.tsx';
import { usePlaceName } from '../../directory/usePlaceName.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { draftChanges } from './draftChanges.ts';

interface Needs {
  entity: Entity;
  draft: Draft;
  /** Undefined where there is none yet. */
  record: RaRecord | undefined;
  act: (work: (of: Drafted) => Promise<unknown>) => Promise<boolean>;
  onClose: () => void;
}

/** What a draft changes, before and after, and what is to become of it: published, passed on, sent back or dropped. */
export function DraftDialog({ entity, draft, record, act, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const namePath = usePlaceName();
  const [comment, setComment] = useState('');
  const row = record ?? flatten(entity, draft.record);
  const changes = draftChanges(entity, record ?? {}, draft);
  const isAsked = entity.review !== undefined;
  const isSubmitted = draft.state === 'submitted';
  const does = (work: (of: Drafted) => Promise<unknown>) => async () => {
    if (await act(work)) onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="draft-title">
      <DialogTitle id="draft-title">{text(record ? 'draft.title' : 'draft.new.title')}</DialogTitle>
      <DialogContent>
        {draft.current !== draft.basedOn && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {text('draft.behind')}
          </Alert>
        )}
        {draft.faults.length > 0 && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {text('draft.faults')}
            <ul>
              {draft.faults.map(({ path, code, message }) => (
                <li key={`${path} ${code}`}>{`${namePath(entity, path)}: ${message}`}</li>
              ))}
            </ul>
          </Alert>
        )}
        {changes.length > 0 ? (
          <LeafChanges entity={entity} changes={changes} record={row} />
        ) : (
          text('draft.same')
        )}
        {isAsked && (
          <TextField
            label={text('draft.comment')}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
            multiline
            minRows={2}
            fullWidth
            sx={{ mt: 3 }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="error" onClick={() => void does((of) => dropDraft(of, draft))()}>
          {text('draft.drop')}
        </Button>
        <PreviewButton entity={entity} row={row} />
        <Box sx={{ flex: 1 }} />
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        {isAsked && !isSubmitted && (
          <Button variant="outlined" onClick={() => void does((of) => passDraft(of, 'submit', comment))()}>
            {text('draft.submit')}
          </Button>
        )}
        {isAsked && isSubmitted && draft.mayPublish && (
          <Button
            variant="outlined"
            disabled={comment.trim() === ''}
            onClick={() => void does((of) => passDraft(of, 'return', comment))()}
          >
            {text('draft.return')}
          </Button>
        )}
        {draft.mayPublish && (
          <Button
            variant="contained"
            disabled={draft.faults.length > 0}
            onClick={() => void does((of) => publishDraft(of, draft))()}
          >
            {text(isAsked && isSubmitted ? 'draft.approve' : 'draft.publish')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
