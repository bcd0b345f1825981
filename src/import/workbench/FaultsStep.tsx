import { Alert, Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readColumns, type WantedRows } from '../../../providers/data/workbenches.ts';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { CauseList, type ShownRows } from './CauseList.tsx';
import { FileGrid } from './FileGrid.tsx';
import type { Step } from './steps.ts';
import { causesOf, usePart } from './usePart.ts';
import { partKey, type WorkbenchState } from './useWorkbench.ts';

interface Needs {
  state: WorkbenchState;
  disabled: boolean;
  onStep: (step: Step) => void;
}

/** What is wrong, by its cause, and the rows that have it, which are corrected in place. */
export function FaultsStep({ state, disabled, onStep }: Needs) {
  const text = useText();
  const { key, workbench } = state;
  const causes = usePart(state, causesOf(key));
  const columns = useQuery({
    queryKey: partKey(key, 'columns'),
    queryFn: () => readColumns(key),
    staleTime: Infinity,
  });
  const [shown, setShown] = useState<ShownRows>();
  // Where one begins is decided once: a cause that is mended stays until somebody goes on.
  if (shown === undefined && causes.data) setShown(causes.data[0]?.id ?? 'all');
  const error = causes.error ?? columns.error;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!causes.data || !columns.data || !workbench || shown === undefined) return <Waiting of="list" />;
  const cause = causes.data.find(({ id }) => id === shown);
  const wanted: WantedRows =
    shown === 'all' ? {} : shown === 'faulty' ? { faulty: 'true' } : { cause: shown };
  const ofNoRow = (
    <Card>
      <EmptyState
        title={text('workbench.noRowsOfCause')}
        advice={text('workbench.noRowsOfCauseAdvice')}
        action={{ label: text('workbench.steps.columns'), onClick: () => onStep('columns') }}
      />
    </Card>
  );
  const mended = (
    <Card>
      <EmptyState title={text('workbench.mended')} advice={text('workbench.mendedAdvice')} />
    </Card>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { lg: '320px minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <CauseList causes={causes.data} faulty={workbench.faulty} shown={shown} onShow={setShown} />
      <Box sx={{ minWidth: 0 }}>
        {causes.data.length === 0 && shown === 'all' && (
          <Alert severity="success" sx={{ mb: 2 }}>
            {text('workbench.noFaults')}
          </Alert>
        )}
        <Box sx={{ mb: 1.5 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {cause ? cause.message : text(shown === 'faulty' ? 'workbench.faultyRows' : 'workbench.allRows')}
          </Typography>
          {cause && (
            <Typography variant="body2" color="text.secondary">
              {text(`workbench.stops.${cause.stops}`)}
            </Typography>
          )}
        </Box>
        <FileGrid
          key={shown}
          state={state}
          layouts={columns.data}
          wanted={wanted}
          startColumn={cause?.places.find(({ column }) => column !== null)?.column ?? undefined}
          label={cause?.message ?? text('workbench.allRows')}
          disabled={disabled}
          empty={cause ? ofNoRow : mended}
        />
      </Box>
    </Box>
  );
}
