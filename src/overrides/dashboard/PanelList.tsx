import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Line {
  key: string;
  label: string;
  /** The screen that it leads to. */
  to?: string;
  /** Stands at the end of the line. */
  value: ReactNode;
}

/** Lines of a panel: what it is, and how much. */
export function PanelList({ lines }: { lines: readonly Line[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.9375rem' }}>
      {lines.map(({ key, label, to, value }) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 2,
            py: 0.75,
            '& + &': { borderTop: 1, borderColor: 'divider' },
            '& a': { color: 'text.primary' },
          }}
        >
          <Box component="span" sx={{ minWidth: 'min(100%, 11em)', flex: '1 1 0', overflowWrap: 'anywhere' }}>
            {to ? <Link to={to}>{label}</Link> : label}
          </Box>
          <Box
            component="span"
            sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
