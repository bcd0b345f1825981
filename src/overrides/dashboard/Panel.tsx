import { Box, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Waiting } from '../../layout/Waiting.tsx';

interface Needs {
  title: string;
  /** Stands at the end of the heading. */
  hint?: string | undefined;
  /** Undefined until it is known what there is to show. */
  isEmpty: boolean | undefined;
  /** Said where there is nothing. */
  nothing: string;
  /** How many lines there will be, where that is known beforehand. */
  lines?: number;
  children: ReactNode;
}

/** One subject of the start page. */
export function Panel({ title, hint, isEmpty, nothing, lines = 5, children }: Needs) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1.5 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {hint && (
          <Typography variant="caption" color="text.secondary">
            {hint}
          </Typography>
        )}
      </Box>
      {isEmpty === undefined ? (
        <Waiting of="lines" count={lines} />
      ) : isEmpty ? (
        <Typography color="text.secondary">{nothing}</Typography>
      ) : (
        children
      )}
    </Card>
  );
}
