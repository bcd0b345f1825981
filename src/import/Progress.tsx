import CheckIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Alert, Box, Card, CircularProgress, LinearProgress, Typography } from '@mui/material';
import type { Phase } from './useImport.ts';
import { useNumber } from '../directory/useNumber.ts';
import { useText } from '../directory/useText.ts';
import { stagesOf } from './stages.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** How far a file is: sent, checked, compared, and once confirmed written and searchable. */
export function Progress({ phase }: { phase: Extract<Phase, { kind: 'uploading' | 'running' }> }) {
  const text = useText();
  const number = useNumber();
  const summary = phase.kind === 'running' ? phase.summary : undefined;
  const left = useSecondsLeft(summary);
  const dryRun = phase.kind === 'uploading' ? phase.dryRun : (summary?.dryRun ?? false);
  const name = phase.file?.name ?? summary?.fileName;
  const title = name
    ? text(dryRun ? 'import.checking' : 'import.importing', { name })
    : text('import.running');
  const shownLeft = (seconds: number) => {
    const isLong = seconds >= 90;
    const count = Math.ceil(isLong ? seconds / 60 : seconds);
    return text(isLong ? 'import.minutesLeft' : 'import.secondsLeft', { count, n: number(count) });
  };
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {phase.kind === 'running' && !phase.isConnected && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text('import.connectionLost')}
        </Alert>
      )}
      <Box
        component="ol"
        aria-live="polite"
        sx={{ listStyle: 'none', p: 0, my: 2, display: 'grid', gap: 1.25 }}
      >
        {stagesOf(summary, dryRun).map(([stage, state]) => (
          <Box
            key={stage}
            component="li"
            aria-current={state === 'active' ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              color: state === 'open' ? 'text.secondary' : 'text.primary',
              fontWeight: state === 'active' ? 600 : 400,
            }}
          >
            {state === 'done' ? (
              <CheckIcon color="success" />
            ) : state === 'active' ? (
              <CircularProgress size={20} sx={{ m: '2px' }} aria-hidden />
            ) : (
              <OpenIcon color="disabled" />
            )}
            {text(`import.stages.${stage}`)}
            {stage === 'checked' && summary && summary.read > 0 && (
              <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {text('import.rows', { count: summary.read, n: number(summary.read) })}
              </Box>
            )}
            {state === 'active' && left !== undefined && (
              <Box
                component="span"
                aria-live="off"
                sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                {shownLeft(left)}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {phase.kind === 'uploading' ? (
        <>
          <LinearProgress
            variant="determinate"
            value={phase.share * 100}
            aria-label={text('import.uploadPercent', { percent: Math.floor(phase.share * 100) })}
          />
          <Typography variant="caption" color="text.secondary">
            {text('import.uploadPercent', { percent: Math.floor(phase.share * 100) })}
          </Typography>
        </>
      ) : (
        <>
          <LinearProgress
            {...(summary?.stage === 'reading' && { variant: 'determinate', value: summary.share * 100 })}
            aria-label={title}
            sx={{ mb: 1 }}
          />
          <Typography variant="caption" color="text.secondary">
            {text('import.runningHint')}
          </Typography>
        </>
      )}
    </Card>
  );
}
