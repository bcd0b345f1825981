import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Needs {
  title: ReactNode;
  /** Of the heading that the title is. */
  heading: 'h2' | 'h3';
  /** What is said below the title. */
  children: ReactNode;
  /** The buttons beside it, or below where it is narrow. */
  acts: ReactNode;
}

/** An item of a list with what can be done about it. */
export function ActedRow({ title, heading, children, acts }: Needs) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography
          component={heading}
          sx={{ fontSize: 'inherit', fontWeight: 620, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {children}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{acts}</Box>
    </Box>
  );
}
