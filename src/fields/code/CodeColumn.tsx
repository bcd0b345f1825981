import { Box } from '@mui/material';
import type { ColumnProps } from '../kindProps.ts';

/** Codes stand in figures of equal width, so that they can be compared line by line. */
export function CodeColumn({ value }: ColumnProps) {
  const codes = (Array.isArray(value) ? value : [value]) as string[];
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      {codes.join(', ')}
    </Box>
  );
}
