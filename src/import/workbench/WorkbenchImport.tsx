import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useBasename, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { download } from '../../../providers/data/download.ts';
import { latestImports, startingFileUrl } from '../../../providers/data/imports.ts';
import { workbenchesOf } from '../../../providers/data/workbenches.ts';
import { listAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { LeaveGuard } from '../../layout/LeaveGuard.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { Progress } from '../Progress.tsx';
import { kindOnWorkbench } from '../kinds.ts';
import { RecentImports } from '../RecentImports.tsx';
import { OpenWorkbenches } from './OpenWorkbenches.tsx';
import { usePicturesBeside } from './usePicturesBeside.ts';
import { useFileUpload } from './useFileUpload.ts';

interface Needs {
  /** Empty as long as nobody is chosen. */
  orgaSid: string;
  onOpen: (workbench: string) => void;
  /** Hears whether a file is on its way. */
  onBusy: (isBusy: boolean) => void;
}

/** Where a file for a workbench is given, or one is taken up again that was begun before. */
export function WorkbenchImport({ orgaSid, onOpen, onBusy }: Needs) {
  const { platform } = useBackoffice();
  const pictures = usePicturesBeside();
  const text = useText();
  const notify = useNotify();
  const basename = useBasename();
  const { phase, send } = useFileUpload(orgaSid, onOpen);
  const isReady = orgaSid !== '';
  const isUploading = phase.kind === 'uploading';
  useEffect(() => {
    onBusy(isUploading);
    return () => onBusy(false);
  }, [isUploading, onBusy]);
  const { data: latest = [] } = useQuery({
    queryKey: ['imports', orgaSid, 'choosing'],
    gcTime: 0,
    enabled: isReady,
    queryFn: () => latestImports(platform.key, orgaSid),
  });
  const { data: begun = [] } = useQuery({
    queryKey: ['workbenches', platform.key, orgaSid],
    gcTime: 0,
    enabled: isReady,
    queryFn: () => workbenchesOf(platform.key, orgaSid),
  });
  const saveStartingFile = () =>
    download(startingFileUrl(platform.key, orgaSid), `${orgaSid}.xlsx`).catch(({ message }: Error) =>
      notify(message, { type: 'error', messageArgs: { _: message } }),
    );
  return (
    <>
      <LeaveGuard isActive={isUploading} loss={text('workbench.leaveText')} />
      {phase.kind === 'uploading' ? (
        <Progress phase={{ ...phase, dryRun: true }} />
      ) : (
        <>
          {phase.kind === 'broken' && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {text('file.failed', { reason: phase.reason ?? text('import.noConnection') })}
            </Alert>
          )}
          {!isReady && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {text('import.chooseCompany')}
            </Alert>
          )}
          <FileDrop
            kind={kindOnWorkbench}
            disabled={!isReady}
            onFile={(file, deleteOthers) => void send(file, deleteOthers)}
          />
          {isReady && pictures && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
              {text('import.picturesHint')}{' '}
              <Link component={RouterLink} to={basename + listAddress(pictures, { orgaSid })}>
                {text('import.toPictures')}
              </Link>
            </Typography>
          )}
          {isReady && (
            <Box sx={{ mt: 2 }}>
              <Button startIcon={<DownloadIcon />} onClick={() => void saveStartingFile()}>
                {text('import.startingFile')}
              </Button>
              <Typography variant="caption" color="text.secondary" component="p" sx={{ px: 1 }}>
                {text('import.startingFileHint')}
              </Typography>
            </Box>
          )}
          <OpenWorkbenches workbenches={begun} onOpen={onOpen} />
          <RecentImports imports={latest} />
        </>
      )}
    </>
  );
}
