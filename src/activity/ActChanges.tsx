import { Alert, Box, Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { readActChanges } from '../../providers/data/activity.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import type { Asked } from './useAsked.ts';

/** The changes of one act, as far as they are asked for, page by page. */
export function ActChanges({ act, asked }: { act: number; asked: Asked }) {
  const { platform } = useBackoffice();
  const text = useText();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['activity', platform.key, asked, act],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before }) => readActChanges(platform.key, act, { ...asked, before }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Waiting of="lines" />;
  return (
    <>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, pl: 2, borderLeft: 2, borderColor: 'divider' }}
      >
        {data.pages
          .flatMap(({ changes }) => changes)
          .map((change) => (
            <Box component="li" key={change.id} sx={{ py: 0.75 }}>
              <ChangeLine change={change} />
            </Box>
          ))}
      </Box>
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('activity.more')}
        </Button>
      )}
    </>
  );
}
