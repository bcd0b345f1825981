import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { entityNamed } from '../../resources/registry.ts';
import type { Act } from '../../providers/data/activity.ts';
import { reportOfRecord } from '../directory/reportAddress.ts';
import { useText } from '../directory/useText.ts';

const UndoDialog = lazy(() =>
  import('../import/report/UndoDialog.tsx').then((m) => ({ default: m.UndoDialog })),
);

/** From an import to its report, and back to what was before it. */
export function ReportLinks({ report }: { report: NonNullable<Act['report']> }) {
  const text = useText();
  const basename = useBasename();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { id, orgaSid, isUndone } = report;
  const entity = entityNamed(report.entity);
  const address = reportOfRecord(entity, { orgaSid }, id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: -0.5 }}>
      {address !== undefined && (
        <Button size="small" component={Link} to={`${basename}/${address}`}>
          {text('activity.report')}
        </Button>
      )}
      {isUndone ? (
        <Typography variant="body2" color="text.secondary">
          {text('activity.isUndone')}
        </Typography>
      ) : (
        <Button size="small" startIcon={<RestoreIcon />} onClick={() => setAsked(true)}>
          {text('import.undo')}
        </Button>
      )}
      {isAsked && (
        <Suspense>
          <UndoDialog
            id={id}
            entity={entity}
            orgaSid={orgaSid}
            onUndone={() => {
              setAsked(false);
              void queries.invalidateQueries();
            }}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
