import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The room in which a screen stands. */
export function Screen({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: narrow ? 1040 : 1560,
        mx: narrow ? 0 : 'auto',
        px: { xs: 2, sm: 3, lg: 4 },
        pt: { xs: 2, sm: 3 },
        pb: 8,
      }}
    >
      {children}
    </Box>
  );
}
