import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ImportUndone } from '../../../resources/calls/undo.ts';
import type { Entity } from '../../../resources/entity.ts';
import { undoImport } from '../../../providers/data/imports.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { changedRecords } from './changedRecords.ts';
import { Figures } from './Figures.tsx';
import { ownedBy } from './ownedBy.ts';

interface Needs {
  id: string;
  /** What was imported. */
  entity: Entity;
  /** Whose records they are; empty for those of several or of none. */
  orgaSid: string;
  onUndone: () => void;
  onClose: () => void;
}

/** Says first what undoing would do and what it leaves as it is, does it when confirmed, and says what it did. */
export function UndoDialog({ id, entity, orgaSid, onUndone, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const rehearsal = useQuery({
    queryKey: ['undo', id],
    gcTime: 0,
    queryFn: () => undoImport(id, true),
  });
  const undo = useMutation({ mutationFn: () => undoImport(id, false) });
  const outcome = undo.data ?? rehearsal.data;
  const error = undo.error ?? rehearsal.error;
  const close = undo.data ? onUndone : onClose;
  return (
    <Dialog open onClose={close} fullWidth maxWidth={outcome?.kept.length ? 'md' : 'sm'}>
      <DialogTitle>{text(undo.data ? 'import.undoneTitle' : 'import.undoTitle')}</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!outcome && !error && <CircularProgress aria-label={text('import.running')} />}
        {outcome && <Outcome entity={entity} orgaSid={orgaSid} outcome={outcome} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate(undo.data ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        {!undo.data && (
          <Button
            variant="contained"
            disabled={!rehearsal.data || undo.isPending}
            onClick={() => undo.mutate()}
          >
            {text('import.undo')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type OutcomeNeeds = Pick<Needs, 'entity' | 'orgaSid'> & { outcome: ImportUndone };

function Outcome({ entity, orgaSid, outcome }: OutcomeNeeds) {
  const text = useText();
  const number = useNumber();
  const { restored, changed, removed, kept, keptCount, othersCount } = outcome;
  return (
    <>
      <Figures
        figures={[
          { label: text('import.undoCounts.changed'), value: changed },
          { label: text('import.undoCounts.restored'), value: restored },
          { label: text('import.undoCounts.removed'), value: removed, colour: 'warning.main' },
        ]}
      />
      {othersCount > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {text('import.undoOthers', { count: othersCount, n: number(othersCount) })}
        </Alert>
      )}
      {keptCount > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {text('import.undoKept', { count: keptCount, n: number(keptCount) })}
        </Alert>
      )}
      {kept.length > 0 && (
        <>
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1.5, mb: 0.5 }}>
            {text('import.keptChange')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {kept.map(({ key, field, before, now, code }) => {
              const [record] = changedRecords(entity, [{ key, field, before, after: now }]);
              return (
                <Box
                  key={`${key} ${field}`}
                  component="li"
                  sx={{
                    display: 'grid',
                    columnGap: 2,
                    gridTemplateColumns: { sm: 'minmax(0, 150px) minmax(0, 1fr) minmax(0, 170px)' },
                    py: 1,
                    borderTop: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {key}
                  </Typography>
                  <Box sx={{ order: { xs: 1, sm: 0 }, '& > :first-of-type': { mt: { sm: 0 } } }}>
                    <ChangedFields entity={entity} record={ownedBy(entity, orgaSid)} {...record} />
                  </Box>
                  <Typography variant="body2" color="text.secondary">
                    {text(`import.keptWhy.${code}`)}
                  </Typography>
                </Box>
              );
            })}
          </Box>
        </>
      )}
    </>
  );
}
