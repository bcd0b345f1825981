import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Kind } from '../../../resources/kinds/field.ts';
import { useTitleOf } from '../../directory/useTitleOf.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { RecordPicture } from '../../fields/image/RecordPicture.tsx';
import { placeOf } from '../../directory/Place.ts';
import { Value } from '../../fields/Value.tsx';
import { DraftChip } from '../drafts/DraftChip.tsx';
import { listedFields } from './listedFields.ts';
import { useFurtherColumns, type FurtherColumn } from './useFurtherColumns.tsx';
import { UnreadableMark } from '../form/UnreadableMark.tsx';
import type { OpenResource } from '../useResource.ts';

/** Kinds whose values do not say by themselves what they are of. */
const isFigure: Partial<Record<Kind, true>> = { number: true, date: true, yesNo: true };

/** The rows of a list where there is no room for columns. */
export function RecordCards({ open, further }: { open: OpenResource; further?: FurtherColumn | undefined }) {
  const { entity } = open.resource;
  const titleOf = useTitleOf();
  const labels = useLabels();
  const columns = useFurtherColumns(entity, further);
  const { data = [] } = useListContext();
  const others = listedFields(entity, open.parents).filter((name) => name !== entity.title);
  return (
    <List disablePadding>
      {data.map((record) => (
        <ListItem key={record.id} divider disablePadding>
          <ListItemButton component={Link} to={open.thing(record)} sx={{ gap: 1.5 }}>
            <RecordPicture entity={entity} record={record} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                <UnreadableMark record={record} />
                {titleOf(entity, record)}
                {entity.drafts && <DraftChip record={record} />}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {others
                  .filter((name) => isFilled(record[name]))
                  .map((name, index) => {
                    const place = placeOf(entity, name);
                    const label = labels.field(place);
                    return (
                      <span key={name} title={label}>
                        {index > 0 && ' · '}
                        {isFigure[place.field.kind] && `${label}: `}
                        <Value place={place} value={record[name]} record={record} />
                      </span>
                    );
                  })}
                {columns.map(({ label, draw }) => (
                  <span key={label} title={label}>
                    {` · ${label}: `}
                    {draw(record)}
                  </span>
                ))}
              </Typography>
            </Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}
