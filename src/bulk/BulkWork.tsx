import { Box, LinearProgress, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readBulk } from '../../providers/data/bulkChanges.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { useAwaitedBulk, useBulkEnds } from './useBulkEnds.ts';

const askEveryMs = 1000;

/** How far changes of many records are, on whatever screen, and how they end (behaviour B482). */
export function BulkWork() {
  const { platform } = useBackoffice();
  const text = useText();
  const tell = useBulkEnds();
  const [awaited, setAwaited] = useAwaitedBulk();
  const asked = useQueries({
    queries: awaited.map((id) => ({
      queryKey: ['bulkChange', platform.key, id],
      queryFn: () => readBulk(platform.key, id),
      refetchInterval: askEveryMs,
      retry: false,
    })),
  });
  useEffect(() => {
    for (const [index, { data, error }] of asked.entries()) {
      const isAtWork = !error && (!data || data.state === 'running' || data.state === 'undoing');
      if (isAtWork) continue;
      setAwaited((before: string[]) => before.filter((id) => id !== awaited[index]));
      if (data && !error) tell(data);
    }
  }, [asked, awaited, setAwaited, tell]);
  return asked.map(
    ({ data }) =>
      data && (
        <Box key={data.id} role="status" sx={{ px: 2, pt: 1 }}>
          <Typography variant="caption">
            {text('bulk.atWork', { done: data.handled, of: data.total })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * data.handled) / Math.max(1, data.total)}
            aria-label={text('bulk.progress')}
          />
        </Box>
      ),
  );
}
