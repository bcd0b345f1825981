import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Change } from '../../../resources/calls/change.ts';
import type { Entity } from '../../../resources/entity.ts';
import { flatten, isRow, type Row } from '../../../resources/shape.ts';
import { foreseeUndo, undoChange, type TakenBack } from '../../../providers/data/activity.ts';
import { placeAt } from '../../directory/placeAt.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { LeafChanges } from '../../fields/change/LeafChanges.tsx';
import { changedLeaves } from '../../fields/leaves/changedLeaves.ts';
import { Waiting } from '../../layout/Waiting.tsx';

const foreseenKey = 'foreseen-undo';

interface Needs {
  entity: Entity;
  /** How people know the record. */
  called: string;
  kind: Change['kind'];
  taken: TakenBack;
  onClose: () => void;
}

/** Says first what taking a change back does and what it leaves, and does just that: not where somebody wrote meanwhile. */
export function UndoChangeDialog({ entity, called, kind, taken, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const labels = useLabels();
  const notify = useNotify();
  const queries = useQueryClient();
  const titleId = useId();
  const foreseen = useQuery({
    queryKey: [foreseenKey, taken],
    gcTime: 0,
    retry: false,
    queryFn: () => foreseeUndo(taken),
  });
  const undo = useMutation({
    mutationFn: () => {
      const { version } = rowOf(entity, foreseen.data?.before);
      return undoChange(taken, typeof version === 'number' ? version : undefined);
    },
    onSuccess: async () => {
      notify(text('activity.undone', { called }), {
        type: 'success',
        messageArgs: { _: text('activity.undone', { called }) },
      });
      onClose();
      // What would come of it is not asked again: it has just been done.
      await queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== foreseenKey });
    },
  });
  const error = undo.error ?? foreseen.error;
  const [before, after] = [rowOf(entity, foreseen.data?.before), rowOf(entity, foreseen.data?.after)];
  const changes = kind === 'changed' && foreseen.data ? changedLeaves(entity, before, after) : [];
  const kept = foreseen.data?.kept ?? [];
  const isNothing = kind === 'changed' ? changes.length === 0 : kind === 'created' && kept.length > 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text(`activity.undoTitle.${kind}`, { called })}</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!foreseen.data && !error && <Waiting of="lines" count={2} />}
        {foreseen.data && kind !== 'changed' && !isNothing && (
          <Typography>{text(`activity.undoText.${kind}`)}</Typography>
        )}
        <LeafChanges entity={entity} changes={changes} record={after} />
        {foreseen.data && isNothing && kept.length === 0 && (
          <Typography>{text('activity.undoNothing')}</Typography>
        )}
        {kept.length > 0 && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {text('activity.kept', {
              fields: kept.map(({ field }) => labels.field(placeAt(entity, field))).join(', '),
            })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!foreseen.data || isNothing || undo.isPending || Boolean(undo.error)}
          onClick={() => undo.mutate()}
        >
          {text('activity.undoDo')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A record as the API shows it, with its fields by their names; nothing of one that is not there. */
function rowOf(entity: Entity, record: unknown): Row {
  return isRow(record) ? flatten(entity, record) : {};
}
