import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { download } from '../../../providers/data/download.ts';
import { hasEnded } from '../../../providers/data/followImport.ts';
import { latestImports, productsWorkbookUrl } from '../../../providers/data/imports.ts';
import { kindOf, sendings, type ImportKind } from '../../../resources/calls/importKinds.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { FileDrop } from './FileDrop.tsx';
import { LeaveGuard } from '../../layout/LeaveGuard.tsx';
import { Progress } from './Progress.tsx';
import { RecentImports } from './RecentImports.tsx';
import { Report } from './Report.tsx';
import { useImport } from './useImport.ts';

interface Needs {
  /** Empty as long as nobody is chosen, and for records that belong to no company. */
  orgaSid: string;
  kind: ImportKind;
  /** Id of an earlier import that is shown first. */
  report: string | null;
  onBusy: (isBusy: boolean) => void;
}

/** The imports of one company. One that is running is shown when the screen is opened again. */
export function CompanyImport({ orgaSid, kind, report, onBusy }: Needs) {
  const { platform, directory } = useBackoffice();
  const text = useText();
  const notify = useNotify();
  const { phase, check, checkAgain, confirm, show, reset } = useImport(orgaSid, kind);
  const isReady = orgaSid !== '' || sendings[kind].isOfNoCompany === true;
  const { data: latest = [] } = useQuery({
    queryKey: ['imports', orgaSid, phase.kind],
    // What was running when the screen was opened is not what runs now.
    gcTime: 0,
    enabled: isReady && phase.kind === 'choosing',
    queryFn: async () =>
      (await latestImports(platform.key, orgaSid)).filter((one) => orgaSid !== '' || kindOf(one) === kind),
  });
  const running = latest.find((summary) => !hasEnded(summary))?.id;
  const shown = running ?? report;
  useEffect(() => {
    if (shown) show(shown);
  }, [shown, show]);

  const queries = useQueryClient();
  const isWritten = phase.kind === 'reported' && !phase.report.dryRun;
  useEffect(() => {
    // What the lists and forms hold may be of yesterday now.
    const entity = kind === 'terms' ? 'term' : 'product';
    if (isWritten) void queries.invalidateQueries({ queryKey: [directory.showing(entity).name] });
  }, [isWritten, queries, directory, kind]);

  const isUnfinished =
    phase.kind === 'uploading' ||
    (phase.kind === 'reported' && phase.report.dryRun && phase.file !== undefined);
  // What only the server still holds goes on there, whatever else is chosen here meanwhile.
  const isBusy = isUnfinished || (phase.kind === 'running' && phase.file !== undefined);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  const saveProducts = () =>
    download(productsWorkbookUrl(platform.key, orgaSid), `${orgaSid}.xlsx`).catch(({ message }: Error) =>
      notify(message, { type: 'error', messageArgs: { _: message } }),
    );

  return (
    <>
      <LeaveGuard isActive={isUnfinished} loss={text('import.leaveText')} />
      {phase.kind === 'broken' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {text('file.failed', { reason: phase.reason ?? text('import.noConnection') })}
        </Alert>
      )}
      {(phase.kind === 'choosing' || phase.kind === 'broken') && (
        <>
          {!isReady && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {text('import.chooseCompany')}
            </Alert>
          )}
          <FileDrop key={kind} kind={kind} disabled={!isReady} onFile={check} />
          {orgaSid && kind === 'products' && (
            <Box sx={{ mt: 3 }}>
              <Button startIcon={<DownloadIcon />} onClick={() => void saveProducts()}>
                {text('import.startingFile')}
              </Button>
              <Typography variant="caption" color="text.secondary" component="p" sx={{ px: 1 }}>
                {text('import.startingFileHint')}
              </Typography>
            </Box>
          )}
          <RecentImports imports={latest} onShow={show} />
        </>
      )}
      {(phase.kind === 'uploading' || phase.kind === 'running') && <Progress phase={phase} />}
      {phase.kind === 'reported' && (
        <Report
          report={phase.report}
          onConfirm={phase.file && confirm}
          onCheckAgain={phase.report.dryRun && phase.file ? checkAgain : undefined}
          onUndone={() => show(phase.report.id)}
          onAnother={reset}
        />
      )}
    </>
  );
}
