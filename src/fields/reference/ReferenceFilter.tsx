import { Box } from '@mui/material';
import type { ReferenceField } from '../../../resources/kinds/field.ts';
import type { InputProps } from '../kindProps.ts';
import { ReferenceInput } from './ReferenceInput.tsx';

/** A list is narrowed to one record at a time. */
export function ReferenceFilter({ place, source }: InputProps<ReferenceField>) {
  const field: ReferenceField = { ...place.field, many: false, required: false };
  return (
    <Box sx={{ minWidth: 220 }}>
      <ReferenceInput place={{ ...place, field }} source={source} />
    </Box>
  );
}
