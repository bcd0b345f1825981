import { Box, Typography } from '@mui/material';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { useText } from '../../directory/useText.ts';
import { ChangedRecords } from './ChangedRecords.tsx';
import { changedRecords } from './changedRecords.ts';

/** The first changes that the file brings: of each record, leaf by leaf, what it was and what it becomes. */
export function Changes({
  report: { changes, entity: name, orgaSid },
}: {
  report: Pick<ImportReport, 'changes' | 'entity' | 'orgaSid'>;
}) {
  const text = useText();
  const entity = entityNamed(name);
  if (changes.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text('import.changes')}
      </Typography>
      <ChangedRecords entity={entity} orgaSid={orgaSid} records={changedRecords(entity, changes)} />
    </Box>
  );
}
