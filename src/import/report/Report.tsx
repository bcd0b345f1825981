import UndoIcon from '@mui/icons-material/Undo';
import { Alert, AlertTitle, Box, Button, Card, Typography } from '@mui/material';
import { useBasename, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { download } from '../../../providers/data/download.ts';
import { isUndoable, isTable, markedWorkbookUrl } from '../../../providers/data/imports.ts';
import { companyPage } from '../../company/companyPage.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { workbenchAddress } from '../../directory/reportAddress.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { Changes } from './Changes.tsx';
import { Columns } from './Columns.tsx';
import { Effects } from './Effects.tsx';
import { Faults } from './Faults.tsx';
import { Figures, type Figure } from './Figures.tsx';
import { ImportOrigin } from './ImportOrigin.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { verdictOf } from './verdictOf.ts';
import { workbenchEntity } from '../workbench/workbenchEntity.ts';

interface Needs {
  report: ImportReport;
  /** Imports the checked file; absent where the file is no longer at hand. */
  onConfirm?: ((options: { skipInvalid?: boolean; confirm?: number }) => void) | undefined;
  /** Shows the report anew, after the import was undone. */
  onUndone: () => void;
  onAnother: () => void;
}

const counts = ['read', 'created', 'changed', 'unchanged', 'deleted', 'failed'] as const;
const colours: Partial<Record<string, Figure['colour']>> = { failed: 'error.main', deleted: 'warning.main' };

/** The outcome of an import or of its dry run, and what to do next. */
export function Report({ report, onConfirm, onUndone, onAnother }: Needs) {
  const text = useText();
  const number = useNumber();
  const notify = useNotify();
  const basename = useBasename();
  const { language } = useBackoffice();
  const [asking, setAsking] = useState<{ skipInvalid: boolean }>();
  const [isUndoing, setUndoing] = useState(false);
  const { severity, title, advice, next } = verdictOf(report);
  const sound = report.read - report.failed;
  const isGone = next === 'confirm' && !onConfirm;
  const left = workbenchAddress(report);
  const hasMarks = report.issues.some(({ row }) => row !== null);

  function confirm(skipInvalid: boolean, isAsked = false) {
    if (report.deleted > 0 && !isAsked) return setAsking({ skipInvalid });
    onConfirm?.({
      skipInvalid,
      ...(report.deleted > 0 && { confirm: report.deleted + report.lostByOthers }),
    });
  }

  const saveMarked = () =>
    download(markedWorkbookUrl(report.id), report.fileName ?? 'import.xlsx').catch(({ message }: Error) =>
      notify(message, { type: 'error', messageArgs: { _: message } }),
    );

  return (
    <>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ mb: 2 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{report.fileName}</Typography>
          <ImportOrigin summary={report} isNamed />
        </Box>
        <Alert severity={severity} sx={{ '& .MuiAlert-message': { pt: 0.5 } }}>
          <AlertTitle component="h2" sx={{ fontSize: '1.0625rem', fontWeight: 620 }}>
            {text(title, { count: report.failed, n: number(report.failed) })}
          </AlertTitle>
          {text(isGone ? 'import.soundAgain' : advice)}
        </Alert>
        <Box sx={{ my: 3 }}>
          <Figures
            figures={counts.map((name) => ({
              label: text(`import.totals.${name}`),
              value: report[name],
              colour: colours[name],
            }))}
          />
        </Box>
        {report.othersCount > 0 && (
          <Alert severity="info" sx={{ mb: 3 }}>
            {text('import.others', { count: report.othersCount, n: number(report.othersCount) })}
          </Alert>
        )}
        <Effects report={report} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {next === 'confirm' && onConfirm && (
            <Button variant="contained" size="large" onClick={() => confirm(false)}>
              {text('import.import')}
            </Button>
          )}
          {next === 'correct' && hasMarks && report.fileName && isTable(report.fileName) && (
            <Button variant="contained" onClick={() => void saveMarked()}>
              {text('import.correct')}
            </Button>
          )}
          {next === 'correct' && report.dryRun && onConfirm && report.failed > 0 && sound > 0 && (
            <Button variant="outlined" onClick={() => confirm(true)}>
              {text('import.importValid', { count: sound, n: number(sound) })}
            </Button>
          )}
          {next === 'look' && (
            <Button variant="contained" href={companyPage(language, report.orgaSid)} target="_blank">
              {text('import.publicPage')}
            </Button>
          )}
          {isUndoable(report) && (
            <Button startIcon={<UndoIcon />} onClick={() => setUndoing(true)}>
              {text('import.undo')}
            </Button>
          )}
          {report.failed > 0 && !report.dryRun && left !== undefined && (
            <Button component={Link} to={`${basename}/${left}`} variant="outlined">
              {text('workbench.toRest')}
            </Button>
          )}
          <Button variant={isGone ? 'contained' : 'text'} onClick={onAnother}>
            {text(isGone ? 'file.choose' : 'import.another')}
          </Button>
        </Box>
        <Faults report={report} />
        {report.entity === workbenchEntity.name && <Columns report={report} />}
        <Changes report={report} />
      </Card>
      {isUndoing && (
        <UndoDialog
          entity={entityNamed(report.entity)}
          orgaSid={report.orgaSid}
          id={report.id}
          onUndone={() => {
            setUndoing(false);
            onUndone();
          }}
          onClose={() => setUndoing(false)}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={text('import.deletesTitle', { count: report.deleted, n: number(report.deleted) })}
          consequence={text('import.deletesText')}
          confirm={text('import.deletesConfirm')}
          onConfirm={() => {
            setAsking(undefined);
            confirm(asking.skipInvalid, true);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
