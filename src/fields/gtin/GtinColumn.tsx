import { Box } from '@mui/material';
import type { ColumnProps } from '../kindProps.ts';
import { stringsOf } from '../stringsOf.ts';

/** The first GTIN as it stands on the package, without the zeros that fill it up, and how many more there are. */
export function GtinColumn({ value }: ColumnProps) {
  const [first = '', ...others] = stringsOf(value);
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {first.replace(/^0/, '')}
      {others.length > 0 && ` +${others.length}`}
    </Box>
  );
}
