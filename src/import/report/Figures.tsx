import { Box, Typography } from '@mui/material';
import { useNumber } from '../../directory/useNumber.ts';

export interface Figure {
  label: string;
  value: number;
  /** Of one that is not nought. */
  colour?: 'error.main' | 'warning.main' | undefined;
}

/** Numbers side by side, each above what it counts; nought steps back. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const number = useNumber();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
        gap: 2,
        m: 0,
      }}
    >
      {figures.map(({ label, value, colour = 'text.primary' }) => (
        <Box
          key={label}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
        >
          <Typography component="dt" variant="caption" color="text.secondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontSize: '1.75rem',
              fontWeight: 620,
              letterSpacing: '-0.02em',
              lineHeight: 1.15,
              fontVariantNumeric: 'tabular-nums',
              color: value === 0 ? 'text.secondary' : colour,
            }}
          >
            {number(value)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
