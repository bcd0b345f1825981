import { Box } from '@mui/material';

/** From here on hardly anything is left to do, and below the other much. */
const good = 90;
const poor = 50;

/** A share of 100 as a figure with a bar beside it. */
export function Share({ value }: { value: number }) {
  const tone = value >= good ? 'success.main' : value < poor ? 'error.main' : 'warning.main';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        sx={{ width: 56, height: 6, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box
          component="span"
          sx={{ display: 'block', height: '100%', bgcolor: tone }}
          style={{ width: `${value}%` }}
        />
      </Box>
      <Box
        component="span"
        sx={{ fontVariantNumeric: 'tabular-nums', minWidth: '3.2em', textAlign: 'right' }}
      >
        {value} %
      </Box>
    </Box>
  );
}
