import { Alert, Box, Button, Card } from '@mui/material';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { readActs } from '../../providers/data/activity.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { Screen } from '../layout/Screen.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { ActEntry } from './ActEntry.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import { useAsked } from './useAsked.ts';

/** Who did what, where and when, as far as the caller may change it, each with the way back (behaviour B495). */
export default function ActivityScreen() {
  const { platform } = useBackoffice();
  const text = useText();
  const translate = useTranslate();
  const { asked, ask, isNarrowed } = useAsked();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['activity', platform.key, asked],
    initialPageParam: undefined as string | undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam: before }) => readActs(platform.key, { ...asked, before }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const acts = data?.pages.flatMap((page) => page.acts);
  return (
    <Screen narrow>
      <PageHead title={text('further.activity')} />
      <ActivityFilters asked={asked} onAsk={ask} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!acts && !error && <Waiting of="list" />}
      {acts?.length === 0 && (
        <Card>
          <EmptyState
            title={text(isNarrowed ? 'activity.noneSo' : 'activity.none')}
            advice={text(isNarrowed ? 'activity.noneSoAdvice' : 'activity.noneAdvice')}
            {...(isNarrowed && {
              action: { label: translate('ra.action.clear_input_value'), onClick: () => ask({}) },
            })}
          />
        </Card>
      )}
      {acts && acts.length > 0 && (
        <Card>
          <Box component="ol" aria-label={text('further.activity')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {acts.map((act) => (
              <ActEntry key={act.id} act={act} asked={asked} onAsk={ask} />
            ))}
          </Box>
        </Card>
      )}
      {hasNextPage && (
        <Button sx={{ mt: 2 }} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('history.older')}
        </Button>
      )}
    </Screen>
  );
}
