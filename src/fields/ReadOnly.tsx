import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { getAt } from '../../resources/shape.ts';
import { useLabels } from '../directory/useLabels.ts';
import type { InputProps } from './kindProps.ts';
import { Value } from './Value.tsx';

/** A value that is shown in a form and entered elsewhere. */
export function ReadOnly({ place }: InputProps) {
  const labels = useLabels();
  const record = useRecordContext();
  const value = getAt(record, place.names);
  if (value === undefined || value === null) return null;
  return (
    <Box sx={{ mt: 1, mb: 2 }}>
      <Typography variant="subtitle2" component="div">
        {labels.field(place)}
      </Typography>
      <Typography component="div">
        <Value place={place} value={value} {...(record && { record })} />
      </Typography>
    </Box>
  );
}
