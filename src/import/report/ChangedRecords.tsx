import { Box, Card, Chip, Typography } from '@mui/material';
import type { Entity } from '../../../resources/entity.ts';
import { useText } from '../../directory/useText.ts';
import { ChangedFields } from './ChangedFields.tsx';
import type { ChangedRecord } from './changedRecords.ts';
import { ownedBy } from './ownedBy.ts';

interface Needs {
  entity: Entity;
  orgaSid: string | undefined;
  records: readonly (ChangedRecord & { title?: string | null })[];
}

/** What becomes of records, one below the other: leaf by leaf what it was and what it becomes. */
export function ChangedRecords({ entity, orgaSid, records }: Needs) {
  const text = useText();
  const record = ownedBy(entity, orgaSid);
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {records.map(({ key, title, fate, leaves, others }) => (
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
            {title && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
            )}
            {fate && (
              <Chip
                size="small"
                variant="outlined"
                color={fate === 'created' ? 'success' : 'warning'}
                label={text(`import.totals.${fate}`)}
              />
            )}
            <ChangedFields entity={entity} record={record} leaves={leaves} others={others} />
          </Box>
        </Box>
      ))}
    </Card>
  );
}
