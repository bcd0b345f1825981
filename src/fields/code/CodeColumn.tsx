import { Box } from '@mui/material';
import type { ColumnProps } from '../kindProps.ts';
import { stringsOf } from '../stringsOf.ts';

/** Codes stand in figures of equal width, so that they can be compared line by line. */
export function CodeColumn({ value }: ColumnProps) {
  const codes = stringsOf(value);
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      {codes.join(', ')}
    </Box>
  );
}
