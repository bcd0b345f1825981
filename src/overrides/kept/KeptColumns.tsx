import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBasename, useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { dropRawColumn, rawColumns, readRawColumns } from '../../../providers/data/rawColumns.ts';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import type { RawColumnShown } from '../../../resources/calls/rawValues.ts';
import { ignoredField } from '../../../resources/exchange/ignoredField.ts';
import { rawField } from '../../../resources/exchange/rawField.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { reportAddress } from '../../directory/reportAddress.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { KeptColumnRow } from './KeptColumnRow.tsx';

/** What is kept of columns that were not read, to be read in once a mapping names them (behaviour B333). */
export function KeptColumns({ orgaSid }: { orgaSid: string }) {
  const { platform } = useBackoffice();
  const text = useText();
  const number = useNumber();
  const notify = useNotify();
  const queries = useQueryClient();
  const basename = useBasename();
  const id = useId();
  const queryKey = ['rawColumns', platform.key, orgaSid];
  const [dropped, setDropped] = useState<RawColumnShown>();
  const [done, setDone] = useState<ImportReport>();
  const { data, error } = useQuery({ queryKey, queryFn: () => rawColumns(platform.key, orgaSid) });
  const reading = useMutation({
    mutationFn: (dryRun: boolean) => readRawColumns(platform.key, orgaSid, dryRun),
    onSuccess: async (report) => {
      setDone(report);
      if (!report.dryRun) await queries.invalidateQueries({ queryKey });
    },
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  // What was read last is told although nothing is left to be read.
  if (!data || (data.length === 0 && !done)) return null;

  async function drop({ heading }: RawColumnShown) {
    setDropped(undefined);
    await dropRawColumn(platform.key, orgaSid, heading).catch(({ message }: Error) =>
      notify(message, { type: 'error', messageArgs: { _: message } }),
    );
    await queries.invalidateQueries({ queryKey });
  }

  const isMapped = data.some(({ field }) => field !== null && ![ignoredField, rawField].includes(field));
  return (
    <Screen>
      <Box component="section" aria-labelledby={id}>
        <Typography id={id} variant="h6" component="h2">
          {text('proposals.kept.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '72ch' }}>
          {text('proposals.kept.lead')}
        </Typography>
        {isMapped && !done && (
          <Button
            variant="outlined"
            disabled={reading.isPending}
            onClick={() => reading.mutate(true)}
            sx={{ mb: 2 }}
          >
            {text('proposals.kept.read')}
          </Button>
        )}
        {reading.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {reading.error.message}
          </Alert>
        )}
        {done && (
          <Alert
            severity={done.dryRun ? 'info' : 'success'}
            sx={{ mb: 2 }}
            action={
              done.dryRun ? (
                <Button
                  color="inherit"
                  size="small"
                  disabled={reading.isPending}
                  onClick={() => reading.mutate(false)}
                >
                  {text('proposals.kept.readNow')}
                </Button>
              ) : (
                <Button
                  color="inherit"
                  size="small"
                  component={Link}
                  to={`${basename}/${reportAddress({ ...done, orgaSid })}`}
                >
                  {text('proposals.kept.report')}
                </Button>
              )
            }
          >
            {text(done.dryRun ? 'proposals.kept.tried' : 'proposals.kept.done', {
              read: number(done.read),
              changed: number(done.changed),
              failed: number(done.failed),
            })}
          </Alert>
        )}
        {data.length > 0 && (
          <Card>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.map((column) => (
                <KeptColumnRow key={column.heading} column={column} onDrop={() => setDropped(column)} />
              ))}
            </Box>
          </Card>
        )}
      </Box>
      {dropped && (
        <ConfirmDialog
          title={text('proposals.kept.dropOf', { heading: dropped.heading })}
          consequence={text('proposals.kept.dropSure', {
            heading: dropped.heading,
            n: number(dropped.products),
          })}
          confirm={text('proposals.kept.drop')}
          onConfirm={() => void drop(dropped)}
          onClose={() => setDropped(undefined)}
        />
      )}
    </Screen>
  );
}
