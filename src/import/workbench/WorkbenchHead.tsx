import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { dropWorkbench } from '../../../providers/data/workbenches.ts';
import { useText } from '../../directory/useText.ts';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { ImportOrigin } from '../report/ImportOrigin.tsx';
import type { WorkbenchState } from './useWorkbench.ts';

interface Needs {
  state: WorkbenchState;
  onLeave: () => void;
}

/** Which file is on the workbench, for whom, and how one leaves it: it stays, or it is dropped. */
export function WorkbenchHead({ state: { key, workbench }, onLeave }: Needs) {
  const text = useText();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const dropping = useMutation({
    mutationFn: () => dropWorkbench(key),
    onSuccess: onLeave,
    onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
  });
  if (!workbench) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{workbench.fileName}</Typography>
        <ImportOrigin summary={{ ...workbench.report, createdAt: workbench.createdAt }} isNamed />
      </Box>
      {workbench.state !== 'done' && (
        <>
          <Button onClick={onLeave}>{text('workbench.later')}</Button>
          <Button color="inherit" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
            {text('workbench.drop')}
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={text('workbench.dropTitle')}
          consequence={text('workbench.dropText')}
          confirm={text('workbench.drop')}
          isOpen={dropping.isPending}
          onConfirm={() => dropping.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
