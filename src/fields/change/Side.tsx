import { alpha, Box, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

interface Needs {
  /** `del` for what is no more, `ins` for what has come. */
  of: 'del' | 'ins';
  /** What is heard before it, as few hear of `del` and `ins` themselves. */
  word: string;
  /** What is seen before it. */
  sign?: string;
  /** Does it stand amid text that stayed? It is marked then. */
  isWithin?: boolean;
  children: ReactNode;
}

/** One side of a change. */
export function Side({ of, word, sign, isWithin = false, children }: Needs) {
  const isGone = of === 'del';
  return (
    <Box
      component={of}
      sx={{
        color: isGone && !isWithin ? 'text.secondary' : 'inherit',
        textDecoration: isGone && (isWithin || sign) ? 'line-through' : 'none',
        ...(isWithin && {
          borderRadius: 0.5,
          px: '0.15em',
          mx: '0.1em',
          bgcolor: ({ palette }: Theme) => alpha(palette[isGone ? 'error' : 'success'].main, 0.16),
        }),
      }}
    >
      <Box component="span" sx={visuallyHidden}>{`${word}: `}</Box>
      {sign && (
        // Not struck through with the rest.
        <Box component="span" aria-hidden sx={{ display: 'inline-block', mr: 0.5 }}>
          {sign}
        </Box>
      )}
      {children}
    </Box>
  );
}
