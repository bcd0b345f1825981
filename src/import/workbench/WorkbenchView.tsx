import { Alert, AlertTitle, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readColumns } from '../../../providers/data/workbenches.ts';
import { Problem } from '../../../providers/fetch.ts';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { Progress } from '../Progress.tsx';
import { ColumnsStep } from './columns/ColumnsStep.tsx';
import { FaultsStep } from './FaultsStep.tsx';
import { OutcomeStep } from './outcome/OutcomeStep.tsx';
import { LastRun } from './outcome/LastRun.tsx';
import { firstStep, steps, type Step } from './steps.ts';
import { StepNav } from './StepNav.tsx';
import { usePartsAhead } from './usePart.ts';
import { partKey, useWorkbench } from './useWorkbench.ts';
import { ValuesStep } from './values/ValuesStep.tsx';
import { WorkbenchHead } from './WorkbenchHead.tsx';

interface Needs {
  id: string;
  /** Leads back to where a file is chosen. */
  onLeave: () => void;
}

const contents = { columns: ColumnsStep, values: ValuesStep, faults: FaultsStep, outcome: OutcomeStep };

/** One file on its way into the catalogue, in four steps that can be taken in any order (behaviour B340). */
export function WorkbenchView({ id, onLeave }: Needs) {
  const text = useText();
  const state = useWorkbench(id);
  const { workbench, error, key } = state;
  const columns = useQuery({
    queryKey: partKey(key, 'columns'),
    queryFn: () => readColumns(key),
    staleTime: Infinity,
    enabled: workbench !== undefined && workbench.state !== 'reading',
  });
  usePartsAhead(state);
  const [query, setQuery] = useSearchParams();
  const asked = steps.find((step) => step === query.get('step'));
  const goTo = (step: Step, replace = false) =>
    setQuery(
      (before) => {
        before.set('step', step);
        return before;
      },
      { replace, preventScrollReset: true },
    );
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Who goes on from the foot of a step begins the next one at its head.
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const isFirstLook = workbench?.state === 'reading' && state.isNew;
  const begins = workbench && workbench.state !== 'reading' && !asked ? firstStep(workbench) : undefined;
  useEffect(() => {
    // Where one begins is decided once: a step that is through stays until somebody goes on.
    if (begins) goTo(begins, true);
  });

  if (error && !workbench) {
    const isGone = error instanceof Problem && error.status === 404;
    return (
      <EmptyState
        title={isGone ? text('workbench.gone') : error.message}
        advice={isGone ? text('workbench.goneAdvice') : ''}
        action={
          isGone
            ? { label: text('workbench.anotherFile'), onClick: onLeave }
            : { label: text('grid.again'), onClick: () => void state.readAgain() }
        }
      />
    );
  }
  if (!workbench) return <Waiting of="form" />;
  const { report, run } = workbench;
  if (isFirstLook)
    return <Progress phase={{ kind: 'running', file: undefined, summary: report, isConnected: true }} />;
  if (workbench.state === 'running' && run)
    return <Progress phase={{ kind: 'running', file: undefined, summary: run, isConnected: true }} />;
  const hasEndedBadly = report.state === 'failed' || report.state === 'refused';
  const isUnreadable = hasEndedBadly && columns.data?.every((layout) => layout.columns.length === 0);
  const step = asked ?? firstStep(workbench);
  const Content = contents[step];
  const next = steps[steps.indexOf(step) + 1];
  return (
    <>
      <WorkbenchHead state={state} onLeave={onLeave} />
      <LastRun state={state} onLeave={onLeave} />
      {isUnreadable && (
        <Alert severity="error">
          <AlertTitle component="h2">
            {text(report.state === 'failed' ? 'import.failedTitle' : 'import.refused')}
          </AlertTitle>
          {workbench.headline}
          <Box sx={{ mt: 1.5 }}>
            <Button variant="contained" onClick={onLeave}>
              {text('workbench.anotherFile')}
            </Button>
          </Box>
        </Alert>
      )}
      {workbench.state !== 'done' && !isUnreadable && (
        <>
          <Box ref={top} sx={{ scrollMarginTop: 72 }}>
            <StepNav workbench={workbench} step={step} onStep={goTo} />
          </Box>
          <Box sx={{ height: 28, mb: 1 }}>
            {!state.isJudged && (
              <>
                <LinearProgress aria-label={text('workbench.checking')} />
                <Typography variant="caption" color="text.secondary">
                  {text('workbench.checking')}
                </Typography>
              </>
            )}
          </Box>
          <Content state={state} disabled={workbench.state === 'running'} onStep={goTo} />
          {next && (
            // What comes above it pushes it down, rather than the page up.
            <Box sx={{ mt: 3, display: 'flex', justifyContent: 'flex-end', overflowAnchor: 'none' }}>
              <Button variant="contained" size="large" onClick={() => goTo(next)}>
                {text('workbench.next', { step: text(`workbench.steps.${next}`) })}
              </Button>
            </Box>
          )}
        </>
      )}
    </>
  );
}
