import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface Needs {
  title: string;
  /** Stands at the end of the heading. */
  hint?: string | undefined;
  /** Undefined until it is known what there is to show. */
  isEmpty: boolean | undefined;
  /** Said where there is nothing. */
  nothing: string;
  children: ReactNode;
}

/** One subject of the start page. */
export function Panel({ title, hint, isEmpty, nothing, children }: Needs) {
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
        <Skeleton variant="rounded" height={96} />
      ) : isEmpty ? (
        <Typography color="text.secondary">{nothing}</Typography>
      ) : (
        children
      )}
    </Card>
  );
}
