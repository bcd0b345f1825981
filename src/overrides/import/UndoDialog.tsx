import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ImportUndone } from '../../../resources/calls/undo.ts';
import type { Entity } from '../../../resources/entity.ts';
import { undoImport } from '../../../providers/data/imports.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { differingParts } from './differingParts.ts';
import { Figures } from './Figures.tsx';
import { fieldLabel } from './fieldLabel.ts';
import { shownValue } from './shownValue.ts';

interface Needs {
  id: string;
  /** What was imported. */
  entity: Entity;
  onUndone: () => void;
  onClose: () => void;
}

/** Says first what undoing would do and what it leaves as it is, does it when confirmed, and says what it did. */
export function UndoDialog({ id, entity, onUndone, onClose }: Needs) {
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
        {outcome && <Outcome entity={entity} outcome={outcome} />}
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

function Outcome({ entity, outcome }: { entity: Entity; outcome: ImportUndone }) {
  const text = useText();
  const labels = useLabels();
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
        <Table size="small" sx={{ mt: 1 }}>
          <TableHead>
            <TableRow>
              <TableCell>{text('import.key')}</TableCell>
              <TableCell>{text('import.field')}</TableCell>
              <TableCell>{text('import.before')}</TableCell>
              <TableCell>{text('import.now')}</TableCell>
              <TableCell>{text('import.why')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {kept.map(({ key, field, code, ...values }) => {
              const [before, now] = differingParts(values.before, values.now);
              return (
                <TableRow key={`${key} ${field}`}>
                  <TableCell>{key}</TableCell>
                  <TableCell>{fieldLabel(entity, field, labels)}</TableCell>
                  <TableCell>{shownValue(before)}</TableCell>
                  <TableCell>{shownValue(now)}</TableCell>
                  <TableCell>{text(`import.keptWhy.${code}`)}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      )}
    </>
  );
}
