import UndoIcon from '@mui/icons-material/Undo';
import { Alert, AlertTitle, Box, Button, CircularProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isUndoable } from '../../../../providers/data/imports.ts';
import { listAddress } from '../../../directory/addresses.ts';
import { companyPage } from '../../../company/companyPage.ts';
import { useBackoffice } from '../../../directory/BackofficeContext.ts';
import { reportAddress } from '../../../directory/reportAddress.ts';
import { useNumber } from '../../../directory/useNumber.ts';
import { useText } from '../../../directory/useText.ts';
import { packedOf } from '../../../media/packedFiles.ts';
import { UndoDialog } from '../../report/UndoDialog.tsx';
import { usePicturesBeside } from '../usePicturesBeside.ts';
import { workbenchEntity } from '../workbenchEntity.ts';
import type { WorkbenchState } from '../useWorkbench.ts';

interface Needs {
  state: WorkbenchState;
  onLeave: () => void;
}

/** What the newest run has written: whether it can be found already, where, and how to take it back. */
export function LastRun({ state: { workbench, readAgain }, onLeave }: Needs) {
  const text = useText();
  const number = useNumber();
  const { language, directory } = useBackoffice();
  const pictures = usePicturesBeside();
  const basename = useBasename();
  const queries = useQueryClient();
  const [isUndoing, setUndoing] = useState(false);
  const run = workbench?.run;
  const written = run?.state === 'applied' || run?.state === 'searchable' ? run.id : undefined;
  useEffect(() => {
    // What the lists and forms hold may be of yesterday now.
    if (written) void queries.invalidateQueries({ queryKey: [directory.showing(workbenchEntity.name).name] });
  }, [written, queries, directory]);
  if (!workbench || !run) return null;
  const isWritten = written !== undefined;
  const packed = packedOf(workbench.orgaSid);
  const title =
    run.state === 'undone'
      ? text('import.undoneTitle')
      : isWritten
        ? text('import.doneTitle')
        : text(run.state === 'refused' ? 'import.refused' : 'import.failedTitle');
  const counts = (['created', 'changed', 'unchanged', 'deleted'] as const)
    .filter((name) => run[name] > 0)
    .map((name) => `${number(run[name])} ${text(`import.totals.${name}`)}`)
    .join(', ');
  return (
    <Alert
      severity={run.state === 'undone' ? 'info' : isWritten ? 'success' : 'error'}
      icon={run.state === 'applied' ? <CircularProgress size={20} aria-hidden /> : undefined}
      sx={{ mb: 3, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle component="h2" sx={{ fontSize: '1.0625rem', fontWeight: 620 }}>
        {title}
      </AlertTitle>
      <Box role="status">
        {isWritten && `${counts}. `}
        {text(
          run.state === 'undone'
            ? 'import.undoneText'
            : run.state === 'searchable'
              ? 'import.doneText'
              : run.state === 'applied'
                ? 'import.doneSoon'
                : 'import.refusedText',
        )}{' '}
        {isWritten && workbench.state !== 'done' && workbench.faulty > 0
          ? text('workbench.restLeft', { count: workbench.faulty, n: number(workbench.faulty) })
          : ''}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {isWritten && (
          <Button variant="contained" href={companyPage(language, workbench.orgaSid)} target="_blank">
            {text('import.publicPage')}
          </Button>
        )}
        <Button component={Link} to={`${basename}/${reportAddress(run)}`}>
          {text('import.show')}
        </Button>
        {isWritten && pictures && (
          <Button
            component={Link}
            to={basename + listAddress(pictures, { orgaSid: workbench.orgaSid })}
            state={{ isPacked: packed !== undefined }}
          >
            {packed ? text('import.picturesOf', { file: packed.name }) : text('import.toPictures')}
          </Button>
        )}
        {isUndoable(run) && (
          <Button startIcon={<UndoIcon />} onClick={() => setUndoing(true)}>
            {text('import.undo')}
          </Button>
        )}
        {workbench.state === 'done' && <Button onClick={onLeave}>{text('import.another')}</Button>}
      </Box>
      {isUndoing && (
        <UndoDialog
          entity={workbenchEntity}
          orgaSid={workbench.orgaSid}
          id={run.id}
          onUndone={() => {
            setUndoing(false);
            void readAgain();
          }}
          onClose={() => setUndoing(false)}
        />
      )}
    </Alert>
  );
}
