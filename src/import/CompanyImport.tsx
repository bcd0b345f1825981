import { Alert, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasEnded } from '../../providers/data/followImport.ts';
import { latestImports } from '../../providers/data/imports.ts';
import { kindOf, sendings, type ImportKind } from '../../resources/calls/importKinds.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { FileDrop } from './FileDrop.tsx';
import { LeaveGuard } from '../layout/LeaveGuard.tsx';
import { entityOfKind, isOnWorkbench } from './kinds.ts';
import { Progress } from './Progress.tsx';
import { RecentImports } from './RecentImports.tsx';
import { Report } from './report/Report.tsx';
import { useImport } from './useImport.ts';

interface Needs {
  /** Empty as long as nobody is chosen, and for records that belong to no company. */
  orgaSid: string;
  kind: ImportKind;
  /** Id of an earlier import that is shown first. */
  report: string | null;
  onBusy: (isBusy: boolean) => void;
  /** Leads to where a file for the workbench is given. */
  onWorkbench?: () => void;
}

/** The imports of one company. One that is running is shown when the screen is opened again. */
export function CompanyImport({ orgaSid, kind, report, onBusy, onWorkbench = () => {} }: Needs) {
  const { platform, directory } = useBackoffice();
  const text = useText();
  const { phase, check, confirm, show, reset } = useImport(orgaSid, kind);
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
    const { name } = entityOfKind(kind);
    if (isWritten) void queries.invalidateQueries({ queryKey: [directory.showing(name).name] });
  }, [isWritten, queries, directory, kind]);

  const isUnfinished =
    phase.kind === 'uploading' ||
    (phase.kind === 'reported' && phase.report.dryRun && phase.file !== undefined);
  // What only the server still holds goes on there, whatever else is chosen here meanwhile.
  const isBusy = isUnfinished || (phase.kind === 'running' && phase.file !== undefined);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

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
          {isOnWorkbench(kind) ? (
            <Button variant="contained" onClick={onWorkbench}>
              {text('file.choose')}
            </Button>
          ) : (
            <FileDrop key={kind} kind={kind} disabled={!isReady} onFile={check} />
          )}
          <RecentImports imports={latest} onShow={show} />
        </>
      )}
      {(phase.kind === 'uploading' || phase.kind === 'running') && <Progress phase={phase} />}
      {phase.kind === 'reported' && (
        <Report
          report={phase.report}
          onConfirm={phase.file && confirm}
          onUndone={() => show(phase.report.id)}
          onAnother={isOnWorkbench(kind) ? onWorkbench : reset}
        />
      )}
    </>
  );
}
