import DownloadIcon from '@mui/icons-material/Download';
import { Alert, AlertTitle, Box, Button, Card, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useGetIdentity, useNotify } from 'ra-core';
import { useState } from 'react';
import { awaitImport } from '../../../../providers/data/awaitedImports.ts';
import { download } from '../../../../providers/data/download.ts';
import { restUrl, runWorkbench } from '../../../../providers/data/workbenches.ts';
import { useNumber } from '../../../directory/useNumber.ts';
import { useText } from '../../../directory/useText.ts';
import { ConfirmDialog } from '../../../layout/ConfirmDialog.tsx';
import { Waiting } from '../../../layout/Waiting.tsx';
import { Effects } from '../../report/Effects.tsx';
import { Figures } from '../../report/Figures.tsx';
import { LeftOut } from './LeftOut.tsx';
import { OutcomeChanges } from './OutcomeChanges.tsx';
import { useFieldName } from '../columns/useFieldChoices.ts';
import { outcomeOf, usePart } from '../usePart.ts';
import type { WorkbenchState } from '../useWorkbench.ts';

interface Needs {
  state: WorkbenchState;
  disabled: boolean;
}

const counts = ['created', 'changed', 'unchanged', 'leftAlone', 'deleted', 'failed'] as const;
const colours = { failed: 'error.main', deleted: 'warning.main' } as const;

/** What will happen, in numbers, fields and examples, and the button that does it. */
export function OutcomeStep({ state, disabled }: Needs) {
  const text = useText();
  const number = useNumber();
  const notify = useNotify();
  const nameOf = useFieldName();
  const { identity } = useGetIdentity();
  const { key, workbench, take, readAgain } = state;
  const [isRemembered, setRemembered] = useState(true);
  const [isMailed, setMailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { data, error } = usePart(state, outcomeOf(key));
  const running = useMutation({
    mutationFn: (confirm: number | null) =>
      runWorkbench(key, workbench?.version ?? 0, {
        remember: isRemembered,
        mail: isMailed,
        ...(confirm !== null && { confirm }),
      }),
    onSuccess: (begun) => {
      if (begun.run && identity?.id) awaitImport(String(identity.id), begun.run.id);
      take(begun);
    },
    onError: () => void readAgain(),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data || !workbench) return <Waiting of="lines" />;
  const { good, faulty, withoutCategory, confirm } = workbench;
  // After a run the newest look at the file is that run, until something is decided.
  const isRunOver = workbench.run?.id === workbench.report.id;
  const writes = isRunOver ? 0 : data.created + data.changed + data.deleted;
  const isLacking = faulty > 0 || withoutCategory > 0 || (writes > 0 && data.notTaken.length > 0);
  const isAllIn = isRunOver && !isLacking;
  const saveRest = () =>
    download(restUrl(key), workbench.fileName ?? 'import.xlsx').catch(({ message }: Error) =>
      notify(message, { type: 'error', messageArgs: { _: message } }),
    );
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Alert severity={isLacking ? 'warning' : writes > 0 ? 'success' : 'info'} sx={{ mb: 3 }}>
        {!isAllIn && (
          <AlertTitle component="h2" sx={{ fontSize: '1.0625rem', fontWeight: 620 }}>
            {faulty > 0
              ? text('import.faulty', { count: faulty, n: number(faulty) })
              : text(isLacking ? 'workbench.goesIn' : writes > 0 ? 'import.sound' : 'import.nothing')}
          </AlertTitle>
        )}
        {faulty > 0
          ? text(good > 0 ? 'workbench.restStays' : 'workbench.onlyRest')
          : text(
              isAllIn
                ? 'workbench.allIn'
                : writes > 0
                  ? isLacking
                    ? 'workbench.goesInText'
                    : 'import.soundText'
                  : good > 0 || data.unchanged > 0
                    ? 'import.nothingText'
                    : 'import.nothingTaken',
            )}
        <LeftOut withoutCategory={withoutCategory} notTaken={isRunOver ? [] : data.notTaken} />
      </Alert>
      {!isAllIn && (
        <Figures
          figures={(isRunOver ? (['failed'] as const) : counts).map((name) => ({
            label: text(name === 'leftAlone' ? 'workbench.leftAlone' : `import.totals.${name}`),
            value: data[name],
            colour: name === 'failed' || name === 'deleted' ? colours[name] : undefined,
          }))}
        />
      )}
      {!isRunOver && data.fields.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <Typography variant="h3" sx={{ mb: 0.75 }}>
            {text('workbench.changedFields')}
          </Typography>
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {data.fields.map(({ field, count }) => (
              <Typography
                key={field}
                component="li"
                variant="body2"
                sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1, py: 0.25 }}
              >
                {`${nameOf(field)} `}
                <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {number(count)}
                </Box>
              </Typography>
            ))}
          </Box>
        </Box>
      )}
      <Box sx={{ mt: 3 }}>
        <Effects report={{ effects: data.effects, lostByOthers: workbench.report.lostByOthers }} />
      </Box>
      {running.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {running.error.message}
        </Alert>
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        <FormControlLabel
          control={
            <Checkbox checked={isRemembered} onChange={({ target }) => setRemembered(target.checked)} />
          }
          label={text('workbench.remember')}
        />
        <FormControlLabel
          control={<Checkbox checked={isMailed} onChange={({ target }) => setMailed(target.checked)} />}
          label={text('workbench.mail')}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {writes > 0 && (
          <Button
            variant="contained"
            size="large"
            disabled={disabled || state.isDeciding || running.isPending || workbench.state !== 'ready'}
            onClick={() => (confirm === null ? running.mutate(null) : setAsking(true))}
          >
            {faulty > 0
              ? text('import.importValid', { count: good, n: number(good) })
              : text('import.import')}
          </Button>
        )}
        {faulty > 0 && (
          <Button startIcon={<DownloadIcon />} onClick={() => void saveRest()}>
            {text('import.correct')}
          </Button>
        )}
      </Box>
      {!isRunOver && <OutcomeChanges state={state} outcome={data} orgaSid={workbench.orgaSid} />}
      {isAsking && (
        <ConfirmDialog
          title={text('import.deletesTitle', { count: data.deleted, n: number(data.deleted) })}
          consequence={text('import.deletesText')}
          confirm={text('import.deletesConfirm')}
          onConfirm={() => {
            setAsking(false);
            running.mutate(confirm);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
