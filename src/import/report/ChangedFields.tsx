import { Typography } from '@mui/material';
import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { LeafChanges } from '../../fields/change/LeafChanges.tsx';
import type { ChangedRecord } from './changedRecords.ts';
import { fieldLabel } from './fieldLabel.ts';
import { shownValue } from './shownValue.ts';

interface Needs extends Partial<Pick<ChangedRecord, 'leaves' | 'others'>> {
  entity: Entity;
  /** By which what is referred to is found. */
  record: Row | undefined;
}

/** What became of the fields of a record, as the history of records shows it. */
export function ChangedFields({ entity, record, leaves = [], others = [] }: Needs) {
  const labels = useLabels();
  return (
    <>
      <LeafChanges entity={entity} changes={leaves} record={record} />
      {others.map(({ field, before, after }) => (
        <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`${fieldLabel(entity, field, labels)}: ${shownValue(before)} → ${shownValue(after)}`}
        </Typography>
      ))}
    </>
  );
}
