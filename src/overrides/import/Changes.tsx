import { Box, Card, Chip, Typography } from '@mui/material';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { LeafChanges } from '../../fields/change/LeafChanges.tsx';
import { changedRecords } from './changedRecords.ts';
import { fieldLabel } from './fieldLabel.ts';
import { shownValue } from './shownValue.ts';

/** The first changes that the file brings: of each record, leaf by leaf, what it was and what it becomes. */
export function Changes({
  report: { changes, entity: name, orgaSid },
}: {
  report: Pick<ImportReport, 'changes' | 'entity' | 'orgaSid'>;
}) {
  const text = useText();
  const labels = useLabels();
  const entity = entityNamed(name);
  if (changes.length === 0) return null;
  // What is referred to is found by the company too.
  const record = entity.owner && orgaSid ? { [entity.owner]: orgaSid } : undefined;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {text('import.changes')}
      </Typography>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changedRecords(entity, changes).map(({ key, fate, leaves, others }) => (
          <Box
            key={key}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 180px) minmax(0, 1fr)' },
              columnGap: 3,
              px: 2,
              py: 1.25,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Typography variant="body2" component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {key}
            </Typography>
            <Box>
              {fate && (
                <Chip
                  size="small"
                  variant="outlined"
                  color={fate === 'created' ? 'success' : 'warning'}
                  label={text(`import.totals.${fate}`)}
                />
              )}
              <LeafChanges entity={entity} changes={leaves} record={record} />
              {others.map(({ field, before, after }) => (
                <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {`${fieldLabel(entity, field, labels)}: ${shownValue(before)} → ${shownValue(after)}`}
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
      </Card>
    </Box>
  );
}
