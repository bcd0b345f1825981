import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** What was just done, for those who do not see it: read out as soon as it changes. */
export function Spoken({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
