import { Box, Typography } from '@mui/material';
import type { ImportSummary } from '../../../resources/calls/importReport.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';

const counts = ['read', 'created', 'changed', 'unchanged', 'deleted', 'failed'] as const;
const colours = { failed: 'error.main', deleted: 'warning.main' } as const;

/** What the file means in numbers. */
export function Totals({ summary }: { summary: ImportSummary }) {
  const text = useText();
  const number = useNumber();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
        gap: 2,
        m: 0,
        my: 3,
      }}
    >
      {counts.map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {text(`import.totals.${name}`)}
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
              color:
                summary[name] === 0
                  ? 'text.secondary'
                  : name in colours
                    ? colours[name as keyof typeof colours]
                    : 'text.primary',
            }}
          >
            {number(summary[name])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
